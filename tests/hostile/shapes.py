"""Values that a JSON schema allows, drawn by lot: what a request of ours would look like."""

from __future__ import annotations

from random import Random
from typing import Any

Schema = dict[str, Any]

SIGNS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-"
HEX = "0123456789abcdef"
DEEP = 12
"""From here on the shortest way out is taken: some shapes hold themselves."""


class Shapes:
    """The schemas of a document, and the chance to draw by."""

    def __init__(self, schemas: dict[str, Schema], chance: Random) -> None:
        self.schemas = schemas
        self.chance = chance

    def draw(self, schema: Schema, depth: int = 0) -> Any:
        """A value of this shape."""
        if "$ref" in schema:
            return self.draw(self.schemas[schema["$ref"].rpartition("/")[2]], depth)
        if "anyOf" in schema:
            ways = schema["anyOf"]
            return self.draw(ways[-1] if depth > DEEP else self.chance.choice(ways), depth)
        if "enum" in schema:
            return self.chance.choice(schema["enum"])
        match schema.get("type"):
            case "object":
                return self._object(schema, depth)
            case "array":
                return self._array(schema, depth)
            case "string":
                return self._string(schema)
            case "integer":
                return self.chance.choice((0, 1, 2, 3, self.chance.randint(0, 60)))
            case "boolean":
                return self.chance.random() < 0.5
            case "null":
                return None
            case _:
                return {}

    def _object(self, schema: Schema, depth: int) -> dict[str, Any]:
        needed = schema.get("required", ())
        told = schema.get("properties", {})
        wanted = [name for name in told if name in needed or (depth < DEEP and self.chance.random() < 0.4)]
        return {name: self.draw(told[name], depth + 1) for name in wanted}

    def _array(self, schema: Schema, depth: int) -> list[Any]:
        if "prefixItems" in schema:
            return [self.draw(item, depth + 1) for item in schema["prefixItems"]]
        if not isinstance(items := schema.get("items"), dict):
            return []
        fewest, most = schema.get("minItems", 0), schema.get("maxItems", 4)
        many = fewest if depth > DEEP else self.chance.randint(fewest, max(fewest, min(most, 4)))
        return [self.draw(items, depth + 1) for _ in range(many)]

    def _string(self, schema: Schema) -> str:
        if "[0-9a-f]{64}" in schema.get("pattern", ""):
            return "".join(self.chance.choices(HEX, k=64))
        fewest = max(schema.get("minLength", 0), 1)
        return "".join(self.chance.choices(SIGNS, k=self.chance.randint(fewest, fewest + 8)))

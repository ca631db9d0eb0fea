"""axe-core, which looks at a page as those do who cannot see it, or not well."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from .person import Person

SOURCE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
START = """([tags, root]) => {
  const told = (node) => `${node.target}: ${node.failureSummary}`;
  window.looked = null;
  void axe
    .run(root, { runOnly: { type: "tag", values: tags }, resultTypes: ["violations"] })
    .then(({ violations }) => (window.looked = violations.map(({ id, nodes }) => [id, nodes.map(told)])));
}"""


def violations(person: Person, root: str = "html") -> dict[str, list[str]]:
    """What is wrong on the page, or in a part of it, by the rule, each with the places where it is."""
    page = person.page
    if not page.evaluate("typeof axe === 'object'"):
        page.evaluate(SOURCE.read_text())
    page.evaluate(START, [TAGS, root])
    person.until(lambda: page.evaluate("window.looked !== null"))
    found: list[Any] = page.evaluate("window.looked")
    return dict(found)

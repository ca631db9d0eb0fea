"""A deal that is bound by all: whatever is changed afterwards is found."""

from __future__ import annotations

from hashlib import blake2b

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from zaubertisch.kernel.fairness import Opening, deal_key, digest, promise_key, promise_nonce

KEY, NONCE, OTHER = bytes(range(32)), bytes(range(32, 64)), bytes(range(64, 96))


def opening(**changed: object) -> Opening:
    """What two persons and a bot between them promised and opened."""
    fair = Opening(
        match="match 7",
        promise=promise_key("match 7", KEY),
        promises=(promise_nonce("match 7", NONCE), None, promise_nonce("match 7", OTHER)),
        nonces=(NONCE.hex(), None, OTHER.hex()),
        key=KEY.hex(),
    )
    return msgspec.structs.replace(fair, **changed)


# -- the digest, recomputed by hand


def by_hand(*parts: bytes) -> bytes:
    return blake2b(b"".join(len(part).to_bytes(4, "big") + part for part in parts), digest_size=32).digest()


def test_promises_and_the_key_are_the_digests_that_the_protocol_names() -> None:
    assert digest("label", b"a", b"") == by_hand(b"label", b"a", b"")
    assert promise_key("match 7", KEY) == by_hand(b"zaubertisch key", b"match 7", KEY).hex()
    assert promise_nonce("match 7", NONCE) == by_hand(b"zaubertisch nonce", b"match 7", NONCE).hex()
    dealt = by_hand(b"zaubertisch deal", b"match 7", KEY, NONCE, b"", OTHER)
    assert deal_key("match 7", KEY, [NONCE, None, OTHER]) == opening().deal_key() == dealt


def test_these_digests_are_written_down_for_ever() -> None:
    """Should this fail, then no page and no record of before can be checked any more."""
    assert promise_key("m", KEY) == "341b9b8a5102fcc279a419b3556329c56d097bac8d2532f37b294ca70fe3c264"
    assert (
        deal_key("m", KEY, [NONCE, None]).hex()
        == "76df38c82a2e9b5dadd5d7d9402395016405e277d4cbc99a89ddf6e80acc6ae0"
    )


@settings(deadline=None)
@given(st.lists(st.binary(max_size=4), max_size=4), st.lists(st.binary(max_size=4), max_size=4))
def test_different_parts_never_run_together(one: list[bytes], other: list[bytes]) -> None:
    assert (digest("label", *one) == digest("label", *other)) == (one == other)


# -- what was promised and what was opened


def test_a_fair_opening_has_kept_all_promises() -> None:
    assert opening().kept()
    assert Opening("m", promise_key("m", KEY), (None, None), (None, None), KEY.hex()).kept()


@pytest.mark.parametrize(
    "changed",
    [
        {"match": "match 8"},
        {"promise": promise_key("match 7", OTHER)},
        {"key": OTHER.hex()},
        {"nonces": (OTHER.hex(), None, OTHER.hex())},
        {"nonces": (OTHER.hex(), None, NONCE.hex())},
        {"nonces": (None, None, OTHER.hex())},
        {"nonces": (NONCE.hex(), NONCE.hex(), OTHER.hex())},
        {"nonces": (NONCE.hex(), None)},
        {"nonces": (NONCE.hex(), None, OTHER.hex(), None)},
        {"promises": (None, None, promise_nonce("match 7", OTHER))},
        {"promises": (promise_nonce("match 7", NONCE), None)},
        {"promises": (promise_key("match 7", NONCE), None, promise_nonce("match 7", OTHER))},
    ],
    ids=lambda changed: next(iter(changed)),
)
def test_anything_else_has_not(changed: dict[str, object]) -> None:
    assert not opening(**changed).kept()


@settings(max_examples=60, deadline=None)
@given(st.integers(0, 31), st.integers(1, 255), st.sampled_from(["key", "promise", "nonce", "nonce promise"]))
def test_every_changed_byte_is_found_and_changes_the_deal(at: int, by: int, what: str) -> None:
    def changed(text: str) -> str:
        data = bytearray.fromhex(text)
        data[at] ^= by
        return data.hex()

    fair = opening()
    first, first_promise = fair.nonces[0] or "", fair.promises[0] or ""
    other = {
        "key": opening(key=changed(fair.key)),
        "promise": opening(promise=changed(fair.promise)),
        "nonce": opening(nonces=(changed(first), *fair.nonces[1:])),
        "nonce promise": opening(promises=(changed(first_promise), *fair.promises[1:])),
    }[what]
    assert not other.kept()
    assert (other.deal_key() != fair.deal_key()) == (what in ("key", "nonce"))


def test_the_deal_hangs_on_the_match_and_on_who_gave_which_nonce() -> None:
    keys = {
        deal_key("match 7", KEY, [NONCE, None, OTHER]),
        deal_key("match 8", KEY, [NONCE, None, OTHER]),
        deal_key("match 7", OTHER, [NONCE, None, OTHER]),
        deal_key("match 7", KEY, [OTHER, None, NONCE]),
        deal_key("match 7", KEY, [None, NONCE, OTHER]),
        deal_key("match 7", KEY, [NONCE, None]),
    }
    assert len(keys) == 6


# -- how it is written


def test_an_opening_survives_json() -> None:
    assert msgspec.json.decode(msgspec.json.encode(opening()), type=Opening) == opening()


@pytest.mark.parametrize(
    "key",
    [
        "",
        "00",
        KEY.hex().upper(),
        KEY.hex() + "00",
        KEY.hex() + "\n",
        KEY.hex()[:-1] + "\n",
        "g" * 64,
        " " * 64,
    ],
)
def test_bytes_have_one_spelling_and_one_length(key: str) -> None:
    for changed in (opening(key=key), opening(promise=key), opening(nonces=(key, None, None))):
        with pytest.raises(msgspec.ValidationError):
            msgspec.json.decode(msgspec.json.encode(changed), type=Opening)

"""The picture of strength against time says what the figures say."""

from __future__ import annotations

from xml.etree import ElementTree

from zaubertisch.lab.plot import Point, plot

SVG = "{http://www.w3.org/2000/svg}"


def test_the_slower_is_further_right_and_the_stronger_further_up() -> None:
    points = [Point("hasty", 0.04, 0.2, 0.05), Point("slow", 40, 0.9, None), Point("dull", 40, 0.1, 0.2)]
    root = ElementTree.fromstring(plot("a < b & c", "ms", "wins", points))
    places = [(float(one.attrib["cx"]), float(one.attrib["cy"])) for one in root.iter(f"{SVG}circle")]
    (hasty, low), (slow, high), (dull, lowest) = places
    assert hasty < slow == dull
    assert high < low < lowest
    said = [one.text for one in root.iter(f"{SVG}text")]
    assert {"hasty", "slow", "dull", "a < b & c", "ms", "wins", "0.01", "100", "80 %"} <= set(said)
    bars = [one for one in root.iter(f"{SVG}path") if one.attrib["stroke"] != "#ddd"]
    assert len(bars) == 2


def test_one_point_alone_has_a_scale_too() -> None:
    assert plot("one", "ms", "wins", [Point("one", 1.0, 0.5, None)]).count("<circle") == 1

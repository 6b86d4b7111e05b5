"""Reading user input: numbers, JSON and files, and the reasons for refusing them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cupboard.core import i18n
from cupboard.core.errors import BadData
from cupboard.core.reading import (
    MAX_DIGITS,
    file_trouble,
    from_json,
    quote,
    read_text,
    whole_number,
)


@given(st.integers(min_value=-(10**MAX_DIGITS) + 1, max_value=10**MAX_DIGITS - 1))
def test_whole_numbers_are_read(number: int) -> None:
    assert whole_number(str(number)) == number


@pytest.mark.parametrize("text", ["", "-", "+-3", "--3", "1.5", "1_000", "٣", "²", "x", "9" * 5000])
def test_a_text_that_is_not_a_number_gives_none(text: str) -> None:
    assert whole_number(text) is None


@given(st.text())
def test_any_text_gives_a_number_or_none(text: str) -> None:
    number = whole_number(text)
    assert number is None or int(text) == number


@given(st.text())
def test_any_text_is_json_or_refused(text: str) -> None:
    try:
        found = from_json(text)
    except BadData as problem:
        refused = problem
    else:
        assert json.dumps(found) == json.dumps(json.loads(text.removeprefix("\ufeff")))
        return
    assert all(refused.tell(language) != refused.key for language in i18n.LANGUAGES)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("{", "data-not-json"),
        ("9" * 5000, "data-number-too-long"),
        ("[" * 100_000, "data-too-deep"),
    ],
)
def test_the_reason_for_refusing_a_text(text: str, key: str) -> None:
    with pytest.raises(BadData) as refused:
        from_json(text)
    assert refused.value.key == key


def test_a_byte_order_mark_is_ignored(tmp_path: Path) -> None:
    path = tmp_path / "marked.json"
    path.write_bytes(b"\xef\xbb\xbf[1]")
    assert from_json(read_text(path)) == [1]
    assert from_json("\ufeff[1]") == [1]


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_reasons_contain_no_error_numbers(tmp_path: Path, language: str) -> None:
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    for path in (tmp_path / "none", tmp_path, tmp_path / "bytes", tmp_path / "bytes" / "more"):
        with pytest.raises(BadData) as refused:
            read_text(path)
        assert "Errno" not in refused.value.tell(language)
        assert refused.value.key in (
            "file-missing",
            "file-folder",
            "file-not-text",
            "file-no-folder",
        )
    assert "No space" in file_trouble(OSError(28, "No space left on device")).tell(language)


def test_quoted_input_in_an_error_is_short() -> None:
    assert quote("short") == "short"
    assert len(quote("x" * 5000)) < 50
    assert quote(10**6000) == "…"

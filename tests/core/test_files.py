"""Files that users bring and files that they keep."""

import os
from pathlib import Path

import pytest

from kiru.core.errors import KiruError
from kiru.support.files import LIMIT, read_text, write_text
from tests.core.tables import worded


def refused_reading(path: Path) -> KiruError:
    with pytest.raises(KiruError) as caught:
        read_text(path)
    error = worded(caught.value)
    assert error.args_by_name["file"] == str(path)
    return error


def refused_writing(path: Path, text: str = "new") -> KiruError:
    with pytest.raises(KiruError) as caught:
        write_text(path, text)
    error = worded(caught.value)
    assert error.key == "error-file-unwritable"
    return error


class TestReading:
    def test_text_comes_back(self, tmp_path: Path) -> None:
        file = tmp_path / "a"
        for text in ("", "x", "Zażółć\nγ\r\n𝔸\n"):
            file.write_bytes(text.encode())
            assert read_text(file) == text

    def test_a_missing_file(self, tmp_path: Path) -> None:
        assert refused_reading(tmp_path / "none").key == "error-file-unreadable"

    def test_a_directory(self, tmp_path: Path) -> None:
        assert refused_reading(tmp_path).key == "error-file-unreadable"

    def test_a_file_below_a_file(self, tmp_path: Path) -> None:
        (tmp_path / "a").write_text("x")
        assert refused_reading(tmp_path / "a" / "b").key == "error-file-unreadable"

    def test_a_name_that_is_too_long(self, tmp_path: Path) -> None:
        assert refused_reading(tmp_path / ("x" * 300)).key == "error-file-unreadable"

    def test_a_name_that_no_file_can_have(self, tmp_path: Path) -> None:
        assert refused_reading(tmp_path / "a\0b").key == "error-file-unreadable"

    def test_the_limit(self, tmp_path: Path) -> None:
        file = tmp_path / "big"
        file.write_bytes(b"x" * LIMIT)
        assert len(read_text(file)) == LIMIT
        file.write_bytes(b"x" * (LIMIT + 1))
        error = refused_reading(file)
        assert error.key == "error-file-too-large"
        assert error.args_by_name["limit"] == LIMIT

    @pytest.mark.skipif(not Path("/dev/zero").exists(), reason="this system has no endless file")
    def test_an_endless_file(self) -> None:
        assert refused_reading(Path("/dev/zero")).key == "error-file-too-large"

    @pytest.mark.parametrize(
        "data", [b"\xff\xfe", b"a\x80", b"\xc3", b"a\0b", b"\0", b"\xed\xa0\x80", "ż".encode("latin2")]
    )
    def test_what_is_not_text(self, tmp_path: Path, data: bytes) -> None:
        file = tmp_path / "a"
        file.write_bytes(data)
        assert refused_reading(file).key == "error-file-not-text"


class TestWriting:
    def left(self, folder: Path) -> list[str]:
        return sorted(path.name for path in folder.iterdir())

    def test_a_new_file(self, tmp_path: Path) -> None:
        write_text(tmp_path / "a", "Zażółć\n")
        assert (tmp_path / "a").read_bytes() == "Zażółć\n".encode()
        assert self.left(tmp_path) == ["a"]

    def test_folders_are_made(self, tmp_path: Path) -> None:
        write_text(tmp_path / "b" / "c" / "a", "x")
        assert read_text(tmp_path / "b" / "c" / "a") == "x"

    def test_an_old_file_is_replaced(self, tmp_path: Path) -> None:
        file = tmp_path / "a"
        write_text(file, "old, and longer than the new one")
        write_text(file, "new")
        assert read_text(file) == "new"
        assert self.left(tmp_path) == ["a"]

    @pytest.mark.parametrize("call", ["fsync", "replace", "fdopen"])
    def test_a_failing_write_leaves_the_old_file(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, call: str
    ) -> None:
        file = tmp_path / "a"
        write_text(file, "old")

        def fail(*args: object, **kwargs: object) -> None:
            raise OSError(28, "No space left on device")

        monkeypatch.setattr(os, call, fail)
        error = refused_writing(file)
        monkeypatch.undo()
        assert error.args_by_name["reason"] == "No space left on device"
        assert read_text(file) == "old"
        assert self.left(tmp_path) == ["a"]

    def test_text_that_cannot_be_written_leaves_the_old_file(self, tmp_path: Path) -> None:
        """A lone surrogate comes in with a file name or an argument that was not UTF-8."""
        file = tmp_path / "a"
        write_text(file, "old")
        refused_writing(file, "new \ud800")
        assert read_text(file) == "old"
        assert self.left(tmp_path) == ["a"]

    def test_an_interrupted_write_leaves_the_old_file(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        file = tmp_path / "a"
        write_text(file, "old")

        def interrupt(*args: object) -> None:
            raise KeyboardInterrupt

        monkeypatch.setattr(os, "fsync", interrupt)
        with pytest.raises(KeyboardInterrupt):
            write_text(file, "new")
        monkeypatch.undo()
        assert read_text(file) == "old"
        assert self.left(tmp_path) == ["a"]

    def test_a_directory_is_not_replaced(self, tmp_path: Path) -> None:
        (tmp_path / "a").mkdir()
        refused_writing(tmp_path / "a")
        assert self.left(tmp_path) == ["a"]

    def test_a_folder_that_is_a_file(self, tmp_path: Path) -> None:
        (tmp_path / "a").write_text("x")
        refused_writing(tmp_path / "a" / "b")
        assert read_text(tmp_path / "a") == "x"

    @pytest.mark.parametrize("name", ["x" * 300, "a\0b"], ids=ascii)
    def test_a_name_that_no_file_can_have(self, tmp_path: Path, name: str) -> None:
        refused_writing(tmp_path / name)
        assert self.left(tmp_path) == []

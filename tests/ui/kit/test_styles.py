"""The style sheets that come with the first widget."""

from elfenwidgets.ui.kit.styles import style


def test_the_style_is_ascii_for_one_other_letter_would_double_what_it_takes_in_memory() -> None:
    assert style().isascii()

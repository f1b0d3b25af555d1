"""The faces of the bots, as SVG: elves with pointed ears, told apart by hair, hats and skin."""

from elfenwidgets.ui.drawing.theme import INK

_LINE = f'stroke="{INK}" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"'


def _face(skin: str, behind: str, before: str, mouth: str = "M26 46q6 5 12 0") -> str:
    """A head in a box of 64 x 64: what is behind it, ears, face, and what is before it."""
    return (
        f"{behind}"
        f'<path d="M16 34 2 24q2 14 15 18zM48 34 62 24q-2 14-15 18z" fill="{skin}" {_LINE}/>'
        f'<path d="M14 30q0-18 18-18t18 18q0 14-8 21-5 5-10 5t-10-5q-8-7-8-21z" fill="{skin}" '
        f"{_LINE}/>"
        f'<circle cx="25" cy="35" r="2.6" fill="{INK}"/><circle cx="39" cy="35" r="2.6" '
        f'fill="{INK}"/><path d="{mouth}" fill="none" {_LINE}/>{before}'
    )


def _shape(path: str, color: str) -> str:
    return f'<path d="{path}" fill="{color}" {_LINE}/>'


FACES = (
    # Green tufts, and a leaf.
    _face(
        "#F2C9A1",
        "",
        _shape("M13 30Q10 8 32 8T51 30Q46 20 38 19 30 25 24 19 17 22 13 30z", "#5E9A4A")
        + _shape("M34 10Q34 0 46 1 47 11 34 10z", "#9CCB6B"),
    ),
    # Long auburn hair, and a flower.
    _face(
        "#F7D9BC",
        _shape("M10 60Q6 8 32 7T54 60z", "#A8502B"),
        _shape("M13 31Q14 12 32 12T51 31Q44 24 40 18 30 27 13 31z", "#A8502B")
        + '<g fill="#F4F0E4" stroke="#3B2E27"><circle cx="47" cy="13" r="4"/><circle cx="53" '
        'cy="18" r="4"/><circle cx="46" cy="21" r="4"/></g>'
        '<circle cx="48.5" cy="17.5" r="3" fill="#E9C716"/>',
    ),
    # A grey beard, and a blue pointed hat.
    _face(
        "#E9BE98",
        "",
        _shape("M17 40Q18 63 32 63T47 40Q40 44 38 42 32 39 26 42 24 44 17 40z", "#CFCBC4")
        + f'<path d="M28 47q4 3 8 0" fill="none" {_LINE}/>'
        + _shape("M11 26Q24 17 53 26 46 8 30 0 18 10 11 26z", "#3F6FA8"),
        "",
    ),
    # Dark skin, and a violet hood.
    _face(
        "#9A6B4B",
        _shape("M6 60Q4 4 32 4T58 60z", "#6B4A94"),
        _shape("M13 32Q12 8 32 8T51 32Q46 17 32 17T13 32z", "#8B66B8"),
        "M25 45q7 7 14 0",
    ),
    # Fair curls, and round glasses.
    _face(
        "#F6CFAE",
        "",
        '<g fill="#E8C25A" stroke="#3B2E27" stroke-width="2"><circle cx="16" cy="22" r="7"/>'
        '<circle cx="25" cy="13" r="8"/><circle cx="38" cy="12" r="8"/>'
        '<circle cx="48" cy="21" r="7"/></g>'
        f'<g fill="#fff" fill-opacity=".35" {_LINE}><circle cx="25" cy="35" r="7"/>'
        '<circle cx="39" cy="35" r="7"/></g>',
    ),
    # Brown skin, a red scarf around black hair.
    _face(
        "#C68E62",
        _shape("M12 52Q8 12 32 10T52 52L46 40H18z", "#2B2420"),
        _shape("M12 28Q13 8 32 8T52 28Q32 18 12 28z", "#B8383A")
        + _shape("M50 26 60 33 52 36 57 43 47 33z", "#B8383A"),
    ),
)
"""Each face, in a box of 64 x 64."""

"""Random keys, and the line that results from them."""

from terminal import BACKSPACE, LEFT, RIGHT


def press(rnd, line, cursor):
    """Returns a random key, and the line and the cursor after it."""
    kind = rnd.random()
    if kind < 0.65:
        character = rnd.choice("abcdefg hij" if kind < 0.35 else "가나다라마바사아자차한글")
        return character, line[:cursor] + [character] + line[cursor:], cursor + 1
    if kind < 0.8:
        return BACKSPACE, line[: max(cursor - 1, 0)] + line[cursor:], max(cursor - 1, 0)
    if kind < 0.9:
        return LEFT, line, max(cursor - 1, 0)
    return RIGHT, line, min(cursor + 1, len(line))


def laid_out(text, columns):
    """Returns the rows of a text. Hangul takes two columns, which are never split between rows."""
    rows, room = [""], columns
    for character in text:
        width = 2 if "가" <= character <= "힣" else 1
        if width > room:
            rows.append("")
            room = columns
        rows[-1] += character
        room -= width
    return [row.rstrip() for row in rows if row.rstrip()]

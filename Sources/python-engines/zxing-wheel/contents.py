"""What the library says of a content in forms of its own, as Documentation/ENGINES.md wants it."""

import re

GS = "\x1d"  # What stands for FNC1 between element strings.


def gs1_elements(interpretation, content):
    """The pairs [ai, value] of a text like `(01)09501101530003(10)AB(C)`, or None where it is not the content.

    A bracket belongs to a value where the content has it, too.
    """
    elements, at, place = [], 0, 0
    while at < len(interpretation):
        opening = re.compile(r"\((\d{2,4})\)").match(interpretation, at)
        if opening is None:
            return None
        if content.startswith(GS, place):
            place += 1
        if not content.startswith(opening[1], place):
            return None
        at, start = opening.end(), place + len(opening[1])
        place = start
        while at < len(interpretation) and place < len(content) and interpretation[at] == content[place]:
            at, place = at + 1, place + 1
        elements.append([opening[1], content[start:place]])
    return elements if content[place:] in ("", GS) else None


def assignment_numbers(content, identifier):
    r"""The numbers in a content with `\000026` where one begins, and `\\` for a backslash.

    In front is the symbology identifier, with another modifier than `identifier` has where there are such numbers.
    """
    if content.startswith(identifier.encode()):
        return []
    return [int(number) for number in re.findall(rb"\\(?:\\|(\d{6}))", content) if number]

"""The manual page of scanbench, in roff, from what `scanbench --experimental-dump-help` prints."""

import datetime


def escaped(text):
    """Text as roff shows it: no line begins a request, and hyphens can be copied."""
    text = text.replace("\\", "\\e").replace("-", "\\-")
    return "\n".join("\\&" + line if line[:1] in ("." "'") else line for line in text.split("\n"))


def discussion(text, heading):
    """Paragraphs; a line in capitals is a heading, what is indented stays as it is."""
    for block in text.strip().split("\n\n"):
        lines = block.split("\n")
        if lines[0].isupper():
            yield f"{heading} {escaped(lines.pop(0))}"
        else:
            yield ".PP"
        as_it_is = any(line.startswith("  ") for line in lines)
        yield from [".nf"] * as_it_is
        yield escaped("\n".join(line.removeprefix("  ") for line in lines))
        yield from [".fi"] * as_it_is


def spelling(argument):
    """An argument as it is typed: `-h, --help` or `--engine ENGINE` or `SUITE ...`."""
    value = "\\fI" + escaped(argument.get("valueName", "")) + "\\fP"
    if argument["kind"] == "positional":
        return value
    names = ", ".join("\\fB" + escaped(("-" if one["kind"] == "short" else "--") + one["name"]) + "\\fP"
                      for one in argument["names"])
    return names if argument["kind"] == "flag" else f"{names} {value}"


def usage(command, shown):
    words = [*command.get("superCommands", []), command["commandName"]]
    yield "\\fB" + escaped(" ".join(words)) + "\\fP"
    if "subcommands" in command:
        yield "\\fIcommand\\fP"
    for argument in shown:
        text = spelling(argument) + (" ..." if argument["isRepeating"] else "")
        yield f"[{text}]" if argument["isOptional"] else text


def options(shown):
    section = None
    for argument in shown:
        if argument.get("sectionTitle") != section:
            section = argument.get("sectionTitle")
            yield f".PP\n\\fI{escaped(section or 'Further options')}\\fP"
        text = argument.get("abstract", "")
        if "defaultValue" in argument and "(default:" not in text:
            text += f" (default: {argument['defaultValue']})"
        yield f".TP\n{spelling(argument)}\n{escaped(text.strip())}"


def commands(command):
    """A section for each command that is shown, those inside others behind these."""
    for inner in command.get("subcommands", []):
        if not inner["shouldDisplay"] or inner["commandName"] == "help":
            continue
        shown = [one for one in inner.get("arguments", []) if one["shouldDisplay"]
                 and one.get("valueName") not in ("help", "version")]
        yield f".SS {escaped(' '.join([*inner['superCommands'], inner['commandName']]))}"
        yield escaped(inner.get("abstract", "")) + "\n.PP"
        yield "\n".join(usage(inner, shown))
        yield from discussion(inner["discussion"], ".PP\n.B") if inner.get("discussion") else ()
        yield from options(shown)
        yield from commands(inner)


def man_page(dump, version, epoch):
    command = dump["command"]
    day = datetime.datetime.fromtimestamp(epoch, datetime.timezone.utc).strftime("%Y-%m-%d")
    head = [f'.TH SCANBENCH 1 "{day}" "ScanBench {version}" "ScanBench"', ".nh", ".ad l", ".SH NAME",
            f"scanbench \\- {escaped(command['abstract'].rstrip('.'))}", ".SH SYNOPSIS",
            "\\fBscanbench\\fP \\fIcommand\\fP [\\fIargument\\fP ...]", ".br",
            "\\fBscanbench help\\fP \\fIcommand\\fP", ".SH DESCRIPTION"]
    return "\n".join([*head, *discussion(command.get("discussion", ""), ".SH"), ".SH COMMANDS",
                      *commands(command), ".SH SEE ALSO",
                      "Documents in /usr/share/doc/scanbench, suites in /usr/share/scanbench/Corpus.", ""])

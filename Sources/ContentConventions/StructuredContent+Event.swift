import Barcodes

/// `BEGIN:VEVENT` … `END:VEVENT`, alone or within a `VCALENDAR`: an event for the calendar.
///
/// Source: RFC 5545, clauses 3.1 (folding), 3.3.11 (escapes), 3.6.1 (VEVENT), 3.8.2 (times). Times are as they are written;
/// their parameters, such as `TZID`, are dropped. An end that is written as a `DURATION` is left out. Properties of
/// components within the event, such as an alarm's description (clause 3.6.6), are not the event's. Of several events,
/// the first one counts. A calendar without an event is `text`. The RFC has events in calendars only; writers of codes
/// leave the calendar out, and readers accept that.
extension StructuredContent {
  static func event(of text: String) -> StructuredContent? {
    guard ["BEGIN:VEVENT", "BEGIN:VCALENDAR"].contains(text.firstLine.uppercased()),
      let lines = firstEvent(in: ContentLine.all(in: text))
    else { return nil }
    func value(_ name: String) -> String? { lines.first { $0.name == name }?.value }
    func plain(_ name: String) -> String? { value(name)?.withoutTextEscapes().trimmed }
    return StructuredContent(
      .calendarEvent,
      [
        "summary": plain("SUMMARY"),
        "start": value("DTSTART")?.trimmed,
        "end": value("DTEND")?.trimmed,
        "location": plain("LOCATION"),
        "description": plain("DESCRIPTION"),
      ])
  }

  /// The lines of the first event, without those of components within it.
  private static func firstEvent(in lines: [ContentLine]) -> [ContentLine]? {
    guard let begin = lines.firstIndex(where: { $0.isMark("BEGIN", "VEVENT") }) else { return nil }
    var own: [ContentLine] = []
    var depth = 0
    for line in lines[(begin + 1)...] {
      if line.name == "BEGIN" {
        depth += 1
      } else if line.name == "END" {
        if depth == 0 { break }
        depth -= 1
      } else if depth == 0 {
        own.append(line)
      }
    }
    return own
  }
}

extension ContentLine {
  fileprivate func isMark(_ name: String, _ component: String) -> Bool {
    self.name == name && value.trimmed.uppercased() == component
  }
}

import Barcodes

extension ValueFact {
  static let events: [ValueFact] = [
    event(
      ["SUMMARY:Blorp fair", "DTSTART:20260301T090000Z", "DTEND:20260301T173000Z"],
      ["summary": "Blorp fair", "start": "20260301T090000Z", "end": "20260301T173000Z"],
      "RFC 5545, clauses 3.6.1 and 3.3.5: UTC"),
    event(
      ["SUMMARY:Blorp fair", "DTSTART;VALUE=DATE:20260301", "DTEND;VALUE=DATE:20260302"],
      ["summary": "Blorp fair", "start": "20260301", "end": "20260302"],
      "RFC 5545, clause 3.3.4: dates"),
    event(
      ["SUMMARY:a", "DTSTART;TZID=Europe/Vienna:20260301T090000"],
      ["summary": "a", "start": "20260301T090000"], "RFC 5545, clause 3.2.19: TZID"),
    event(
      ["SUMMARY:a", "DTSTART;TZID=\"odd:zone;name\":20260301T090000"],
      ["summary": "a", "start": "20260301T090000"],
      "RFC 5545, clause 3.2: a parameter in quotation marks"),
    event(
      [
        "DTSTART:20260301", "SUMMARY;LANGUAGE=en:A\\, b\\; c\\\\d", "LOCATION:Hall 1\\, Blorpton",
        "DESCRIPTION:one\\ntwo\\Nthree",
      ],
      [
        "start": "20260301", "summary": #"A, b; c\d"#, "location": "Hall 1, Blorpton",
        "description": "one\ntwo\nthree",
      ], "RFC 5545, clause 3.3.11: escapes"),
    event(
      ["DTSTART:20260301", "SUMMARY:Blorp ", "  fair of ", "\tthe year"],
      ["start": "20260301", "summary": "Blorp  fair of the year"],
      "RFC 5545, clause 3.1: folding"),
    event(
      ["DTSTART:20260301T090000Z", "DURATION:PT1H", "SUMMARY:a"],
      ["summary": "a", "start": "20260301T090000Z"],
      "RFC 5545, clause 3.6.1: a duration in place of an end"),
    event(
      [
        "BEGIN:VALARM", "DESCRIPTION:alarm", "TRIGGER:-PT1H", "END:VALARM", "SUMMARY:a",
        "DTSTART:20260301",
        "DESCRIPTION:event",
      ], ["start": "20260301", "summary": "a", "description": "event"],
      "RFC 5545, clause 3.6.6: alarms are within"),
    ValueFact(
      "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//example.com//EN\r\nBEGIN:VTIMEZONE\r\n"
        + "TZID:X\r\nBEGIN:STANDARD\r\nDTSTART:19701025T030000\r\nEND:STANDARD\r\nEND:VTIMEZONE\r\n"
        + "BEGIN:VEVENT\r\nSUMMARY:a\r\nDTSTART;TZID=X:20260301T090000\r\nEND:VEVENT\r\n"
        + "BEGIN:VEVENT\r\nSUMMARY:b\r\nEND:VEVENT\r\nEND:VCALENDAR", .calendarEvent,
      ["summary": "a", "start": "20260301T090000"],
      "RFC 5545, clauses 3.4 and 3.6.5: an event within a calendar, behind a time zone"),
    ValueFact(
      "BEGIN:VCALENDAR\nBEGIN:VTODO\nSUMMARY:a\nEND:VTODO\nEND:VCALENDAR", .text,
      "RFC 5545, clause 3.6.2: a to-do is no event"),
  ]

  private static func event(
    _ lines: [String], _ fields: [String: String], _ source: String
  ) -> ValueFact {
    let all = ["BEGIN:VEVENT"] + lines + ["END:VEVENT"]
    return ValueFact(all.joined(separator: "\r\n"), .calendarEvent, fields, source)
  }
}

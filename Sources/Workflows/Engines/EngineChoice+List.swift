import Barcodes
import EngineKit
import Records
import Runner

extension EngineChoice {
  /// Returns the list of the reading engines that are installed, with a newline at its end, as JSON or for people.
  ///
  /// - Parameter explainsOptions: true for a line on each option in place of their list.
  package static func list(isJSON: Bool, explainsOptions: Bool) throws -> String {
    let locator = EngineLocator.standard
    let found = try locator.all().map { InstalledEngine($0, at: try locator.path(of: $0)) }
    if isJSON { return String(decoding: try RecordCoding.document(found), as: UTF8.self) }
    guard !found.isEmpty else { return "No engine was found. See Documentation/ENGINES.md.\n" }
    return found.map { explainsOptions ? $0.optionText : $0.text }.joined(separator: "\n\n") + "\n"
  }
}

extension InstalledEngine {
  /// For people, in 80 columns.
  fileprivate var text: String {
    guard let engine, let version, let symbologies, let options, let features else {
      let words = VisibleText.of(fault ?? "", limit: 2000).split(separator: " ").map(String.init)
      return "\(VisibleText.line(name))  cannot be used\n  \(wrapped(words, indent: 2))"
    }
    let settings = options.sorted { $0.key < $1.key }.map {
      VisibleText.of("\($0.key)=\($0.value)")
    }
    return """
      \(VisibleText.line("\(name)  \(engine) \(version)", limit: 240))
        path         \(VisibleText.of(path, limit: 4096))
        symbologies  \(wrapped(symbologies))
        options      \(wrapped(settings))
        features     \(features.isEmpty ? "none" : wrapped(features))
      """
        + (note.map { "\n  note         \(wrapped($0.split(separator: " ").map(String.init)))" }
          ?? "")
  }

  /// A line on each option.
  fileprivate var optionText: String {
    guard let options, !options.isEmpty else { return "\(VisibleText.line(name))  has no options" }
    return "\(VisibleText.line(name))\n"
      + options.sorted { $0.key < $1.key }.map { key, value in
        let note = optionNotes?[key]
        let words = "\(key)=\(value)  \(note?.values ?? "")\(note?.about.map { ": \($0)" } ?? "")"
        return "  " + wrapped(words.split(separator: " ").map(String.init), indent: 4)
      }.joined(separator: "\n")
  }

  /// Words in lines of at most 80 columns, under one another.
  private func wrapped(_ words: [String], indent: Int = 15) -> String {
    var lines = [""]
    for word in words {
      let last = lines[lines.count - 1]
      if !last.isEmpty && indent + last.count + 1 + word.count > 80 {
        lines.append(word)
      } else {
        lines[lines.count - 1] = last.isEmpty ? word : "\(last) \(word)"
      }
    }
    return lines.map { VisibleText.line($0) }
      .joined(separator: "\n" + String(repeating: " ", count: indent))
  }
}

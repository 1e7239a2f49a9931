import EngineKit

/// An option of an engine and its value, as the command line gives them: KEY=VALUE.
package struct EngineSetting {
  package let key: String
  package let value: String

  /// - Parameters:
  ///   - text: the argument, or what is left of it after the engine's label.
  ///   - argument: the whole of it, for the message.
  ///   - form: how it is written, likewise, as in `write KEY=VALUE, as in tryHarder=false`.
  /// - Throws: `UsageError`.
  package init(_ text: String, of argument: String, form: String) throws {
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    let shown = argument.unicodeScalars.map { $0.escaped(asASCII: false) }.joined()
    guard parts.count == 2 else { throw UsageError("--option \(shown): \(form)") }
    if let fault = parts.lazy.compactMap(EngineWord.fault(inOption:)).first {
      throw UsageError("--option \(shown): \(fault); write it without")
    }
    (key, value) = (parts[0], parts[1])
  }
}

import Barcodes
import EngineHosting
package import EngineKit

/// An engine that was found, with what it says of itself or the reason that it says nothing.
package struct InstalledEngine: Encodable, Sendable {
  package var name: String
  package var path: String
  /// The engine's own name. Like the next five properties, it is nil if the engine cannot be used.
  package var engine: String?
  package var version: String?
  package var symbologies: [String]?
  /// The options with their defaults.
  package var options: [String: String]?
  /// The values and the purpose of each option; nil too where the engine does not say.
  package var optionNotes: [String: EngineOptionNote]?
  /// The features of a frame that it can be told, by the protocol's names.
  package var features: [String]?
  /// The engine's note to those who read its results.
  package var note: String?
  /// The reason that the engine cannot be used.
  package var fault: String?

  /// Starts the engine and asks it.
  package init(_ reference: EngineReference, at path: String) {
    name = reference.label
    self.path = path
    let log = EngineLog()
    do {
      let session = try EngineSession(
        path: path, log: log, limits: EngineLimits(timeout: .seconds(10)))
      engine = session.hello.engine
      version = session.hello.version
      symbologies = session.hello.symbologies.map(\.name)
      options = session.hello.options
      optionNotes = session.hello.optionNotes
      features = session.hello.features.map(\.rawValue).sorted()
      note = session.hello.note
      session.quit()
    } catch {
      // An engine that cannot start says why on its standard error.
      fault = log.lastLine ?? "\(error)"
    }
  }
}

import Barcodes
import EngineHosting
import EngineKit

/// An engine that was found, and what it says of itself or why it says nothing.
package struct InstalledEngine: Encodable, Sendable {
  package var name: String
  package var path: String
  /// What the engine calls itself; nil where it cannot be used, as are the next four.
  package var engine: String?
  package var version: String?
  package var symbologies: [String]?
  /// Its options with their defaults.
  package var options: [String: String]?
  /// What it can be told of a frame, by the protocol's names.
  package var features: [String]?
  /// What it says that readers of its results have to know.
  package var note: String?
  /// Why it cannot be used.
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
      features = session.hello.features.map(\.rawValue).sorted()
      note = session.hello.note
      session.quit()
    } catch {
      // An engine that cannot start says why on its standard error.
      fault = log.lastLine ?? "\(error)"
    }
  }
}

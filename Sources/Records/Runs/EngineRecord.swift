package import Barcodes

/// An engine as it was run.
package struct EngineRecord: Codable, Sendable, Equatable {
  /// The name by which trials refer to it.
  package var label: String
  /// The engine's own name, such as `zxing-cpp`.
  package var engine: String
  package var version: String
  package var path: String
  /// SHA-256 of the program's file, in hexadecimal; absent of recorded answers, and where the file cannot be read.
  package var sha256: String?
  /// The options in force.
  package var options: [String: String]
  /// The place among the combinations of options; absent where none is varied.
  package var variant: EngineVariant?
  /// The symbologies that the engine claims to read, sorted by name.
  package var symbologies: [Symbology]
  /// The facts about a frame that the engine accepts, by the protocol's names, sorted.
  package var features: [String]?
  /// The origin of recorded answers; nil if the engine was run.
  package var recorded: RecordingOrigin?
  /// The engine's note to readers of its results.
  package var note: String?

  /// The name that it shares with the engine's other combinations of options: its label, where none is varied.
  package var family: String { variant?.family ?? label }

  package init(
    label: String, engine: String, version: String, path: String, options: [String: String],
    symbologies: [Symbology], features: [String]? = nil, recorded: RecordingOrigin? = nil,
    note: String? = nil, variant: EngineVariant? = nil
  ) {
    self.label = label
    self.engine = engine
    self.version = version
    self.path = path
    self.options = options
    self.symbologies = symbologies
    self.features = features
    self.recorded = recorded
    self.note = note
    self.variant = variant
  }
}

package import Barcodes

/// An engine as it was run.
package struct EngineRecord: Codable, Sendable, Equatable {
  /// The name by which trials refer to it.
  package var label: String
  /// What the engine calls itself, such as `zxing-cpp`.
  package var engine: String
  package var version: String
  package var path: String
  /// The options in force.
  package var options: [String: String]
  /// The symbologies that it claims to read, sorted by name.
  package var symbologies: [Symbology]
  /// What it can be told of a frame, by the protocol's names, sorted.
  package var features: [String]?
  /// Where and when its answers were recorded; nil of an engine that was run.
  package var recorded: RecordingOrigin?
  /// What it says that readers of its results have to know; nil where that is nothing.
  package var note: String?

  package init(
    label: String, engine: String, version: String, path: String, options: [String: String],
    symbologies: [Symbology], features: [String]? = nil, recorded: RecordingOrigin? = nil,
    note: String? = nil
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
  }
}

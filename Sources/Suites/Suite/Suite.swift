package import Barcodes
package import Encoding
package import Foundation
package import Photographed
package import Records
package import Scene

/// Which frames exist, and how they are to be read: a YAML file in Corpus/ (Documentation/SUITES.md).
package struct Suite: Sendable {
  package static let currentSchema = 1
  /// The most combinations of frames, values and named conditions: 100 by 100 values under ten conditions.
  package static let mostPoints = 100_000

  /// The file that it was read from.
  package var path: String
  /// The bytes of that file, which cannot be read again where it was a pipe.
  package var source: Data
  /// SHA-256 of that file, and of the camera profiles that it names, in hexadecimal.
  package var sha256: String
  /// The first part of every frame's name.
  package var name: String
  /// The purpose of the suite, in a sentence.
  package var purpose: String
  package var symbologies: [Symbology]
  /// The lengths that the payloads of a symbology take in turn; empty for the usual ones.
  package var payloadLengths: [PayloadLength] = []
  /// The kinds of the codes' contents, each a named condition of its own; empty for the usual
  /// payloads.
  package var contentKinds: [ContentKind] = []
  /// The texts that the codes say word for word, each a named condition of its own; empty for the
  /// usual payloads.
  package var ownTexts: [OwnText] = []
  package var layouts: [FrameLayout] = []
  /// The camera that turns the suite's millimetres into pixels; nil where it has none.
  package var camera: SuiteCamera?
  /// The stream in which its frames follow one another; nil where each is one by itself.
  package var stream: SuiteStream?
  /// The camera that takes each frame by itself in the suite's light; nil where frames have the conditions that the suite says.
  package var still: SuiteStill?
  /// Who scans the stream; nil without one.
  package var scanner: SuiteScanner?
  /// The photographs whose conditions the frames draw; nil where the suite says all of them.
  package var cameraProfile: CameraProfile?
  /// The values of each parameter that the suite sets, in the file's order.
  package var axes: [SuiteAxis] = []
  /// Parameters along which limits are looked for, each at every point of the axes, all else as the conditions have it; their values
  /// go from the easy end to the hard one. Empty without any.
  package var limits: [SuiteAxis] = []
  /// Conditions with a name, each of them met at every point of the axes; empty where none has one.
  package var namedConditions: [NamedCondition] = []
  /// The named condition that the others are held against, each of which changes one assumption of it; nil where none is. Frames
  /// that differ in the named condition alone are drawn from one seed then.
  package var reference: String?
  /// True if symbols and quiet zones may leave the frame.
  package var allowsClipping = false
  /// True if the manifest says the print grade of each code.
  package var gradesPrint = false
  /// Parameters over which frames are paired: those that differ in nothing else have the same payloads, phases and
  /// surroundings. By the names that they have in a frame's point; empty without any.
  package var pairedAxes: [String] = []
  /// True if frames that differ in the named condition alone are drawn from one seed without a
  /// reference, too.
  package var pairsNamedConditions = false
  /// The masks that each frame is read with.
  package var masks: [MaskChoice]
  /// The suite's own names for masks.
  package var namedMasks: [String: FormatMask] = [:]
  /// The views in which each frame is shown, with each mask; at least one.
  package var views: [SuiteView]
  /// Timed calls for each trial.
  package var repeats = 1
  /// Calls before them that are not counted.
  package var warmup = 0
  /// The engines that read it where the command line names none; empty where it does not say.
  package var engines: [SuiteEngine] = []
  /// The rule that readers are held against, alone and together; nil where it does not say.
  package var choice: ChoiceRule?
  /// The profiles by their names; each says how much is sampled.
  package var profiles: [String: SuiteProfile] = [:]
  /// The photographs that its frames show; nil where they are rendered, and of the suite of a corpus.
  package var photographs: PhotographSet?

  /// Those of a suite file.
  static let keys = [
    "schema", "name", "purpose", "symbologies", "frame", "camera", "fill", "span", "module_mm",
    "code_width_mm", "distance_mm", "conditions", "named_conditions", "reference",
    "allow_clipping", "masks", "repeats", "warmup", "profiles", "payload", "pdf417_columns",
    "named_masks", "views", "paired", "stream", "scanner", "symbol", "contents", "limits", "still",
    "photographs", "print_grade", "engines", "choose",
  ]

  /// Parameters that people write at the top, and where they belong.
  static let conditionKeys = Dictionary(
    SuiteParameter.all.map(\.name).filter { !keys.contains($0) }.map { ($0, "conditions") }
      + ConditionParameter.symbol.map { ($0.name, "symbol") }
      + ["samples", "target", "blocks"].map { ($0, "profiles: {quick: …}") }
  ) { $1 }

  /// True if the suite sets a parameter, somewhere; a phase that it leaves alone is each frame's
  /// own.
  package func sets(_ name: String) -> Bool {
    axes.contains { $0.parameter.name == name } || limits.contains { $0.parameter.name == name }
      || namedConditions.contains { $0.settings.contains { $0.parameter.name == name } }
  }
}

import Barcodes
import Photographed
import Records
import SourcedYAML
import Storage

/// The key `photographs` of a suite file.
extension SourcedMapping {
  /// Keys of suites that say how frames are rendered, of which photographs need nothing.
  private static let renderingKeys = [
    "frame", "camera", "fill", "span", "module_mm", "code_width_mm", "distance_mm", "conditions",
    "named_conditions", "reference", "allow_clipping", "payload", "pdf417_columns", "paired",
    "stream", "scanner", "symbol", "contents", "print_grade",
  ]

  /// Nil of a suite whose frames are rendered.
  ///
  /// - Throws: `SourcedError`, also where corpora or measurements cannot be read.
  func photographs(ofSuite suite: String) throws(SourcedError) -> PhotographSet? {
    guard let node = optional("photographs") else { return nil }
    if let key = Self.renderingKeys.first(where: { optional($0) != nil }) {
      throw (optional(key) ?? node).error(
        "'\(key)' says how frames are rendered, which photographs are not; remove it, or 'photographs'"
      )
    }
    let root = try SourcedMapping(
      node, what: "'photographs'",
      keys: [
        "of", "module_width_px", "frame_width_px", "margin_modules", "phases", "arms", "target",
      ])
    var sources: [(source: PhotographSet.Source, measurements: [CodeMeasurement])] = []
    for element in try root.required("of").elements() {
      sources.append(try element.photographSource(ofSuite: suite))
    }
    let size = try root.photographSize()
    let arms = try root.photographArms(size)
    let set = PhotographSet(
      sources, size: size,
      margin: try root.number("margin_modules", within: 0...1000),
      phases: try root.optional("phases")?.count(in: 1...64) ?? 8, arms: arms,
      target: try root.number("target", within: 0.5...0.9999) ?? 0.9)
    guard !set.symbologies.isEmpty else {
      throw node.error(
        "none of these photographs has a code of which the width is known; measure them with 'scanbench camera "
          + "measure', and name the file as 'measured'")
    }
    return set
  }

  /// Refuses faults that only show when all keys are known.
  func checkPhotographs(_ suite: Suite) throws(SourcedError) {
    let node = try required("photographs")
    if let photographs = suite.photographs,
      let symbology = suite.symbologies.first(where: { !photographs.symbologies.contains($0) })
    {
      throw node.error(
        "no photograph has a code of \(symbology.name) whose width is known; leave it out of 'symbologies'"
      )
    }
    if suite.profiles.values.contains(where: { $0.adaptiveSampling != nil }) {
      throw try required("profiles").error(
        "photographs are all read, so that nothing adapts: give 'samples', the most of a symbology, and 'target' within "
          + "'photographs'")
    }
    if suite.views.contains(where: \.tellsOrientation) {
      throw (optional("views") ?? node).error(
        "an orientation is 'told' as a frame's rotation_deg says, which nobody knows of photographs"
      )
    }
  }

  private func photographSize() throws(SourcedError) -> PhotographSet.Size {
    let (modules, frames) = (optional("module_width_px"), optional("frame_width_px"))
    if modules != nil, let frames {
      throw frames.error("give module_width_px, or frame_width_px for whole pictures, not both")
    }
    if let frames {
      guard optional("margin_modules") == nil else {
        throw frames.error("pictures of a width are shown whole; leave margin_modules out")
      }
      return .frames(try frames.widths(within: 16...16_384, of: "frame_width_px"))
    }
    return .modules(
      try required("module_width_px").widths(within: 0.1...1000, of: "module_width_px"))
  }

  private func photographArms(_ size: PhotographSet.Size) throws(SourcedError) -> [PhotographArm] {
    guard let node = optional("arms") else { return [.samplingAlone] }
    return try node.distinct(node.elements()) { element throws(SourcedError) in
      let name = try element.text()
      guard let arm = PhotographArm.shrunk.first(where: { $0.rawValue == name }) else {
        throw element.unknown(name, among: PhotographArm.shrunk.map(\.rawValue), as: "arm")
      }
      if case .frames = size, arm == .fromAfar {
        throw element.error("whole pictures are shrunk as they are kept; no camera is farther away")
      }
      return arm
    }
  }
}

extension SourcedNode {
  /// Ascending, each once.
  fileprivate func widths(
    within range: ClosedRange<Double>, of name: String
  ) throws(SourcedError) -> [Double] {
    var widths: Set<Double> = []
    for element in try elementsOrSelf() {
      widths.insert(try element.number(within: range, of: name))
    }
    guard (1...100).contains(widths.count) else { throw error("give 1 to 100 widths") }
    return widths.sorted()
  }

  fileprivate func photographSource(
    ofSuite suite: String
  ) throws(SourcedError) -> (source: PhotographSet.Source, measurements: [CodeMeasurement]) {
    let root = try SourcedMapping(
      self, what: "a corpus of photographs", keys: ["corpus", "measured", "chosen_by"])
    let node = try root.required("corpus")
    guard let place = try node.placeOfFile(ofSuite: suite, what: "corpus") else {
      throw node.error(
        "there is no corpus \(VisibleText.quoted(try node.text())) beside the suite or in the working directory; "
          + "'scanbench corpus import' makes them of photographs")
    }
    let corpus = try node.read { try Corpus(folder: place) }
    guard corpus.origin.photographs != nil else {
      throw node.error("\(VisibleText.quoted(place)) holds rendered frames, not photographs")
    }
    var chosenBy: [String] = []
    for element in try root.optional("chosen_by")?.elementsOrSelf() ?? [] {
      chosenBy.append(try element.text())
    }
    var measurements: [CodeMeasurement] = []
    var digest = ""
    if let measured = root.optional("measured") {
      guard let file = try measured.placeOfFile(ofSuite: suite, what: "file of measurements") else {
        throw measured.error(
          "there is no file \(VisibleText.quoted(try measured.text())) beside the suite or in the working directory; "
            + "'scanbench camera measure' makes them")
      }
      measurements = try measured.read { try CodeMeasurement.all(inFile: file, of: corpus) }
      digest = Digest.hexadecimal(of: try SourcedNode.bytes(ofFile: file))
    }
    return (
      PhotographSet.Source(
        corpus: corpus, path: try node.text(), measuredSHA256: digest, chosenBy: chosenBy),
      measurements
    )
  }

  /// Runs a body, whose errors are thrown with the line that names the unreadable file.
  private func read<Contents>(_ body: () throws -> Contents) throws(SourcedError) -> Contents {
    do {
      return try body()
    } catch {
      throw self.error("\(error)")
    }
  }
}

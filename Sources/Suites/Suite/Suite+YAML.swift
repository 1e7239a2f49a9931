import Barcodes
package import Foundation
import Photographed
import Scene
package import SourcedYAML
import Storage

extension Suite {
  /// Reads a suite file.
  ///
  /// - Throws: `SourcedError`.
  ///
  /// - Parameter isOfCorpus: whether it is the copy in a corpus, whose frames need no camera profile any more.
  package init(path: String, isOfCorpus: Bool = false) throws(SourcedError) {
    try self.init(yaml: SourcedNode.bytes(ofFile: path), path: path, isOfCorpus: isOfCorpus)
  }

  /// One function: each key in its turn.
  ///
  /// - Parameters:
  ///   - yaml: the file's bytes.
  ///   - path: named in errors and in the records of a run.
  package init(yaml: Data, path: String, isOfCorpus: Bool = false) throws(SourcedError) {
    guard let text = String(data: yaml, encoding: .utf8) else {
      throw SourcedError(path: path, message: "it is not UTF-8 text")
    }
    let root = try SourcedMapping(
      SourcedNode.parse(text, path: path), what: "a suite", keys: Self.keys,
      elsewhere: Self.conditionKeys)
    try root.checkSchema()
    self.path = path
    source = yaml
    name = try root.name()
    purpose = try root.required("purpose").text()
    let ofPhotographs = root.optional("photographs")
    photographs = isOfCorpus ? nil : try root.photographs(ofSuite: path)
    symbologies = try root.symbologies(of: photographs, isOfPhotographs: ofPhotographs != nil)
    payloadLengths = try root.payloadLengths(for: symbologies)
    layouts = ofPhotographs == nil ? try root.layouts() : [.tight]
    camera = try root.camera()
    cameraProfile = isOfCorpus ? nil : try root.cameraProfile(ofSuite: path)
    axes = try root.axes()
    limits = try root.limits()
    contentKinds = try root.contentKinds(for: symbologies)
    let texts = try root.ownTexts(for: symbologies, ofSuite: path, readsFiles: !isOfCorpus)
    ownTexts = texts.texts
    namedConditions =
      try (photographs?.namedConditions ?? [])
      + root.namedConditions(ofSuite: path, readsProfiles: !isOfCorpus)
      + contentKinds.map(NamedCondition.init) + ownTexts.map(NamedCondition.init)
    reference = try root.reference(among: namedConditions)
    let stream = try root.stream(ofSuite: path, readsTraces: !isOfCorpus)
    self.stream = stream
    still = try root.still()
    scanner = try root.scanner() ?? stream.map { _ in SuiteScanner() }
    let cameras = ([cameraProfile] + namedConditions.map(\.cameraProfile)).compactMap(\.?.bytes)
    let shown = photographs?.fingerprint ?? Data()
    let trace = (stream?.motion as? TraceMotion)?.trace.map { [$0.bytes] } ?? []
    sha256 = Digest.hexadecimal(of: (cameras + trace + [shown, texts.file]).reduce(yaml, +))
    allowsClipping = try root.optional("allow_clipping")?.flag(of: "allow_clipping") ?? false
    gradesPrint = try root.optional("print_grade")?.flag(of: "print_grade") ?? false
    (pairedAxes, pairsNamedConditions) = try root.pairing(layouts, axes, namedConditions)
    namedMasks = try root.namedMasks()
    masks = try root.masks(known: namedMasks)
    views = try root.views(axes: axes, namedConditions: namedConditions)
    repeats = try root.optional("repeats")?.count(in: 1...10_000) ?? 1
    warmup = try root.optional("warmup")?.count(in: 0...10_000) ?? 0
    engines = try root.engines()
    choice = try root.choiceRule()
    self.profiles = try root.profiles(
      conditions: namedConditions.map(\.name), symbologies: symbologies, layouts: layouts,
      masks: masks, namedMasks: namedMasks)
    if ofPhotographs == nil { try root.check(self) } else { try root.checkPhotographs(self) }
  }
}

extension SourcedMapping {
  fileprivate func checkSchema() throws(SourcedError) {
    let schema = try required("schema")
    guard try schema.count(in: 0...Int.max) == Suite.currentSchema else {
      throw schema.error(
        "written for another scanbench: this one reads suites of schema \(Suite.currentSchema)")
    }
  }

  fileprivate func name() throws(SourcedError) -> String { try required("name").identifier() }

  /// - Parameter isOfPhotographs: whether the key may be missing: frames are of the symbologies then that the photographs show.
  fileprivate func symbologies(
    of photographs: PhotographSet?, isOfPhotographs: Bool
  ) throws(SourcedError) -> [Symbology] {
    let all = photographs?.symbologies ?? Symbology.allCases.sorted()
    if isOfPhotographs, optional("symbologies") == nil { return all }
    let node = try required("symbologies")
    if isOfPhotographs, try node.isText("all") { return all }
    if try node.isText("all") { return Symbology.allCases.sorted() }
    return try node.distinct(node.elements()) { element throws(SourcedError) in
      try element.symbology()
    }
  }

  func layouts() throws(SourcedError) -> [FrameLayout] {
    let node = try required("frame")
    if try node.isText("tight") { return [.tight] }
    var layouts: [FrameLayout] = []
    for element in try node.elementsOrSelf() {
      let size = try SourcedMapping(element, what: "a frame", keys: ["width", "height"])
      layouts.append(
        .fixed(
          width: try size.required("width").count(in: 16...16_384),
          height: try size.required("height").count(in: 16...16_384)))
    }
    return layouts
  }

  fileprivate func namedConditions(
    ofSuite suite: String, readsProfiles: Bool
  ) throws(SourcedError) -> [NamedCondition] {
    guard let node = optional("named_conditions") else { return [] }
    var conditions: [NamedCondition] = []
    for (key, value) in try node.pairs() {
      var settings: [NamedCondition.Setting] = []
      var profile: CameraProfile?
      for (key, value) in try value.pairs() {
        if try key.isText("camera") {
          if readsProfiles { profile = try value.cameraProfile(ofSuite: suite) }
          continue
        }
        let parameter = try key.parameter()
        settings.append(
          NamedCondition.Setting(parameter: parameter, value: try value.value(of: parameter)))
      }
      conditions.append(
        NamedCondition(
          name: try key.conditionName(), settings: settings, cameraProfile: profile))
    }
    guard !conditions.isEmpty else { throw node.error("at least one condition is needed") }
    return conditions
  }

  /// Refuses faults that only show when all keys are known.
  ///
  /// One function: each key in its turn.
  fileprivate func check(_ suite: Suite) throws(SourcedError) {
    let sizes = suite.axes.filter(\.parameter.setsSize).map(\.parameter.name)
    let place = optional("conditions") ?? self.node
    let named = suite.namedConditions.map { condition in
      condition.settings.filter(\.parameter.setsSize).count
    }
    guard sizes.count < 2, named.allSatisfy({ $0 < 2 }) else {
      throw place.error(
        "only one of module_width_px, fill, span, module_mm and code_width_mm can decide the size")
    }
    guard sizes.count == 1 || (!named.isEmpty && !named.contains(0)) else {
      throw place.error(
        "'conditions' must set module_width_px, or 'fill' or 'span' be given, or 'module_mm' with a camera"
      )
    }
    try checkCamera(suite, place: place)
    try checkPairing(suite)
    if suite.layouts == [.tight], let share = ["fill", "span"].first(where: suite.sets) {
      throw (optional(share) ?? place).error(
        "a tight frame follows its symbol, so '\(share)' needs 'frame' to name sizes")
    }
    guard !suite.sets("module_height_px") || suite.sets("module_width_px") else {
      throw place.error("module_height_px needs module_width_px beside it, not fill or span")
    }
    let counts =
      suite.axes.map(\.values.count) + [
        suite.layouts.count, suite.namedConditions.count,
        suite.limits.map(\.values.count).reduce(0, +),
      ]
    guard counts.filter({ $0 > 0 }).product(upTo: Suite.mostPoints) != nil else {
      throw place.error(
        "the values, taken each with each, make more than \(Suite.mostPoints) conditions; give fewer values"
      )
    }
    try checkStream(suite, place: place)
    try checkStill(suite, place: place)
    try checkAdaptive(suite)
    try checkNeeds(suite, place: place)
    for length in PixelLength.allCases
    where suite.sets(length.rawValue) && suite.sets(length.nameInModules) {
      throw place.error("give \(length.nameInModules) or \(length.rawValue), not both")
    }
  }

  func masks(known: [String: FormatMask]) throws(SourcedError) -> [MaskChoice] {
    guard let node = optional("masks") else { return [.own] }
    var masks: [MaskChoice] = []
    for element in try node.elements() {
      let name = try element.text()
      guard let choices = MaskChoice.choices(named: name, known: known) else {
        let names = (["own", "all", "linear", "matrix", "each", "all-each"] + known.keys.sorted())
          .joined(separator: ", ")
        throw element.error(
          "\(VisibleText.quoted(name)) is no mask: write \(names), or symbologies joined by + (ean_13+upc_a)"
        )
      }
      masks += choices.filter { !masks.contains($0) }
    }
    return masks
  }

  fileprivate func namedMasks() throws(SourcedError) -> [String: FormatMask] {
    guard let node = optional("named_masks") else { return [:] }
    var masks: [String: FormatMask] = [:]
    for (key, value) in try node.pairs() {
      let name = try key.identifier()
      guard MaskChoice.choices(named: name) == nil else {
        throw key.error("'\(name)' is a mask already; give yours another name")
      }
      var symbologies: [Symbology] = []
      for element in try value.elements() { symbologies.append(try element.symbology()) }
      let mask = FormatMask(symbologies)
      if let twin = masks.first(where: { $0.value == mask })?.key {
        throw key.error("'\(name)' has the symbologies of '\(twin)'; one name is enough")
      }
      masks[name] = mask
    }
    return masks
  }
}

extension [Int] {
  /// Nil where it is beyond `most`.
  fileprivate func product(upTo most: Int) -> Int? {
    var product = 1
    for factor in self {
      let (next, overflows) = product.multipliedReportingOverflow(by: factor)
      guard !overflows, next <= most else { return nil }
      product = next
    }
    return product
  }
}

import Barcodes
package import Foundation
import Yams

extension Suite {
  /// Reads a suite file.
  ///
  /// - Throws: `SuiteError`.
  package init(path: String) throws(SuiteError) {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw SuiteError(
        path: path, message: "cannot be read; check that it exists and that you may read it")
    }
    try self.init(yaml: data, path: path)
  }

  /// - Parameters:
  ///   - yaml: the file's bytes.
  ///   - path: named in errors and in the records of a run.
  package init(yaml: Data, path: String) throws(SuiteError) {
    guard let text = String(data: yaml, encoding: .utf8) else {
      throw SuiteError(path: path, message: "it is not UTF-8 text")
    }
    let root = try SuiteMapping(
      SuiteNode.parse(text, path: path), what: "a suite",
      keys: [
        "schema", "name", "purpose", "symbologies", "frame", "fill", "conditions", "masks",
        "repeats",
        "warmup", "profiles",
      ])
    try root.checkSchema()
    self.path = path
    sha256 = Digest.hexadecimal(of: yaml)
    name = try root.name()
    purpose = try root.required("purpose").text()
    symbologies = try root.symbologies()
    layouts = try root.layouts()
    fills = try root.fills(with: layouts)
    axes = try root.axes(hasFill: !fills.isEmpty)
    masks = try root.masks()
    repeats = try root.optional("repeats")?.count(in: 1...10_000) ?? 1
    warmup = try root.optional("warmup")?.count(in: 0...10_000) ?? 0
    samplesByProfile = try root.samplesByProfile()
  }
}

extension SuiteMapping {
  fileprivate func checkSchema() throws(SuiteError) {
    let schema = try required("schema")
    guard try schema.count(in: 0...Int.max) == Suite.currentSchema else {
      throw schema.error(
        "written for another scanbench: this one reads suites of schema \(Suite.currentSchema)")
    }
  }

  fileprivate func name() throws(SuiteError) -> String {
    let node = try required("name")
    let name = try node.text()
    let allowed = Set("abcdefghijklmnopqrstuvwxyz0123456789-_")
    guard !name.isEmpty, name.allSatisfy(allowed.contains) else {
      throw node.error("'\(name)' is no name: use lower-case letters, digits, - and _")
    }
    return name
  }

  fileprivate func symbologies() throws(SuiteError) -> [Symbology] {
    let node = try required("symbologies")
    if try node.isText("all") { return Symbology.allCases.sorted() }
    var symbologies: [Symbology] = []
    for element in try node.elements() {
      let symbology = try element.symbology()
      guard !symbologies.contains(symbology) else {
        throw element.error("'\(symbology.name)' stands here twice")
      }
      symbologies.append(symbology)
    }
    return symbologies
  }

  fileprivate func layouts() throws(SuiteError) -> [FrameLayout] {
    let node = try required("frame")
    if try node.isText("tight") { return [.tight] }
    var layouts: [FrameLayout] = []
    for element in try node.elementsOrSelf() {
      let size = try SuiteMapping(element, what: "a frame", keys: ["width", "height"])
      layouts.append(
        .fixed(
          width: try size.required("width").count(in: 16...16_384),
          height: try size.required("height").count(in: 16...16_384)))
    }
    return layouts
  }

  fileprivate func fills(with layouts: [FrameLayout]) throws(SuiteError) -> [Double] {
    guard let node = optional("fill") else { return [] }
    guard layouts != [.tight] else {
      throw node.error("a tight frame follows its symbol, so 'fill' needs 'frame' to name sizes")
    }
    return try node.sweep(within: 0.001...1, of: "fill")
  }

  fileprivate func axes(hasFill: Bool) throws(SuiteError) -> [ConditionAxis] {
    guard let node = optional("conditions") else {
      guard hasFill else {
        throw error("'conditions' must set module_width_px, or 'fill' be given")
      }
      return []
    }
    var axes: [ConditionAxis] = []
    for (key, value) in try node.pairs() {
      let name = try key.text()
      guard let parameter = ConditionParameter(rawValue: name) else {
        throw key.unknown(name, among: ConditionParameter.allCases.map(\.rawValue), as: "condition")
      }
      axes.append(
        ConditionAxis(
          parameter: parameter, values: try value.sweep(within: parameter.range, of: name)))
    }
    let setsWidth = axes.contains { $0.parameter == .moduleWidthPixels }
    guard setsWidth != hasFill else {
      throw node.error(
        hasFill
          ? "'fill' decides the module width already; leave out module_width_px"
          : "'conditions' must set module_width_px, or 'fill' be given")
    }
    return axes
  }

  fileprivate func masks() throws(SuiteError) -> [MaskChoice] {
    guard let node = optional("masks") else { return [.own] }
    var masks: [MaskChoice] = []
    for element in try node.elements() {
      let name = try element.text()
      guard let mask = MaskChoice(name: name) else {
        throw element.error(
          "'\(name)' is no mask: write own, all, or symbologies joined by + (ean_13+upc_a)")
      }
      masks.append(mask)
    }
    return masks
  }

  fileprivate func samplesByProfile() throws(SuiteError) -> [String: Int] {
    var samples: [String: Int] = [:]
    let node = try required("profiles")
    for (key, value) in try node.pairs() {
      let profile = try SuiteMapping(value, what: "a profile", keys: ["samples"])
      samples[try key.text()] = try profile.required("samples").count(in: 1...1_000_000)
    }
    guard !samples.isEmpty else { throw node.error("at least one profile is needed") }
    return samples
  }
}

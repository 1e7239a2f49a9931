package import Barcodes
import Foundation
package import SourcedYAML
import Storage

/// The conditions of photographs as they go together: each rendered frame draws one photograph's blur, noise, contrast, light and tilt
/// (Documentation/SUITES.md).
package struct CameraProfile: Sendable {
  package static let currentSchema = 1
  /// The key of a draw for the width of the photograph's own modules, in pixels.
  package static let ownWidthName = "module_width_px"
  /// The key of a draw for the number of the photograph that its code stands in.
  package static let photographName = "photograph"
  /// A frame draws photographs whose modules were at most as many times wider or narrower than its own: noise, blur and displacement of
  /// edges are of pixels, and no photograph tells what they would be at another size of the code.
  package static let mostStretch = 1.25
  /// The fewest photographs from which anything is rendered at a module width.
  package static let fewestNear = 8
  /// The most photographs of a profile.
  static let mostDraws = 100_000

  /// The file that it was read from.
  package let path: String
  package let name: String
  /// Which photographs these are, and who took them, in a sentence.
  package let source: String
  /// The settings of each photographed code.
  package let draws: [CameraDraw]
  /// The bytes of the file, which are part of what a suite is.
  let bytes: Data

  /// Reads a profile.
  ///
  /// - Throws: `SourcedError`.
  package init(path: String) throws(SourcedError) {
    bytes = try SourcedNode.bytes(ofFile: path)
    self.path = path
    guard let text = String(data: bytes, encoding: .utf8) else {
      throw SourcedError(path: path, message: "it is not UTF-8 text")
    }
    let root = try SourcedMapping(
      SourcedNode.parse(text, path: path), what: "a camera profile",
      keys: ["schema", "name", "source", "draws"])
    let schema = try root.required("schema")
    guard try schema.count(in: 0...Int.max) == Self.currentSchema else {
      throw schema.error(
        "written for another scanbench: this one reads camera profiles of schema \(Self.currentSchema)"
      )
    }
    name = try root.required("name").identifier()
    source = try root.required("source").text()
    let node = try root.required("draws")
    let elements = try node.elements()
    guard (1...Self.mostDraws).contains(elements.count) else {
      throw node.error("a camera profile has 1 to \(Self.mostDraws) draws")
    }
    var draws: [CameraDraw] = []
    for element in elements { draws.append(try element.draw()) }
    self.draws = draws
  }

  /// `1.1 to 14.2 px`
  package var widths: String {
    let widths = draws.map(\.moduleWidth)
    return
      "\((widths.min() ?? 0).roundedText) to \((widths.max() ?? 0).roundedText) px"
  }

  /// The numbers of the photographs of linear codes, or of others, for a symbology of that kind.
  ///
  /// - Parameter width: of whose modules about theirs are, in pixels; nil for any.
  package func draws(of symbology: Symbology, near width: Double?) -> [Int] {
    draws.indices.filter {
      guard draws[$0].symbology.dimension == symbology.dimension else { return false }
      guard let width else { return true }
      let ratio = draws[$0].moduleWidth / width
      return ratio <= Self.mostStretch && 1 <= ratio * Self.mostStretch
    }
  }

  /// Those of the draws that are the first of their photograph.
  package func firstOfEachPhotograph(_ draws: [Int]) -> [Int] {
    var seen: Set<Int> = []
    return draws.filter { index in
      self.draws[index].photograph.map { seen.insert($0).inserted } ?? true
    }
  }

  /// `camera several-codes of 176 photographed codes`
  package var words: String { "camera \(name) of \(draws.count) photographed codes" }
}

/// The settings of one photographed code.
package struct CameraDraw: Sendable {
  /// The number of its photograph, of which others may be codes, too; nil where each is taken to have one of its own.
  var photograph: Int?
  /// The symbology of the code in the photograph.
  var symbology: Symbology
  /// The width of a module of the code in the photograph, in pixels.
  var moduleWidth: Double
  package var settings: [NamedCondition.Setting] = []
}

extension SourcedNode {
  /// One photograph's conditions.
  fileprivate func draw() throws(SourcedError) -> CameraDraw {
    var keys: [String: SourcedNode] = [:]
    for (key, value) in try pairs() { keys[try key.text()] = value }
    guard let symbology = keys["symbology"], let width = keys[CameraProfile.ownWidthName] else {
      throw error(
        "the keys 'symbology' and '\(CameraProfile.ownWidthName)', of the photograph's code, are needed"
      )
    }
    var draw = CameraDraw(
      symbology: try symbology.symbology(),
      moduleWidth: try width.number(within: 0.1...1000, of: CameraProfile.ownWidthName))
    draw.photograph = try keys[CameraProfile.photographName]?.count(in: 0...CameraProfile.mostDraws)
    let own = ["symbology", CameraProfile.ownWidthName, CameraProfile.photographName]
    for (key, value) in try pairs() where !own.contains(try key.text()) {
      let parameter = try key.parameter()
      guard !parameter.setsSize, parameter.isOfCamera else {
        throw key.error(
          "\(parameter.name) is not the camera's; a suite says how large a code is and how it is lit"
        )
      }
      draw.settings.append(
        NamedCondition.Setting(parameter: parameter, value: try value.value(of: parameter)))
    }
    return draw
  }

  /// The profile that a path names, from the suite's folder on or else from the working directory.
  func cameraProfile(ofSuite suite: String) throws(SourcedError) -> CameraProfile {
    guard let place = try placeOfFile(ofSuite: suite, what: "camera profile") else {
      throw error(
        "there is no camera profile \(VisibleText.quoted(try text())) beside the suite or in the working directory; "
          + "'scanbench camera profile' makes them")
    }
    return try CameraProfile(path: place)
  }
}

extension SuiteParameter {
  /// True if photographs differ in it; millimetres and light are a suite's.
  fileprivate var isOfCamera: Bool {
    switch self {
    case .world, .stream: false
    default: true
    }
  }
}

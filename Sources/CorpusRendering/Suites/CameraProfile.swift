import Barcodes
import Foundation
package import SourcedYAML
import Storage

/// The conditions of photographs as they go together: each rendered frame draws one photograph's blur, noise, contrast, light and tilt
/// (Documentation/SUITES.md).
package struct CameraProfile: Sendable {
  package static let currentSchema = 1
  /// The most photographs of a profile.
  static let mostDraws = 100_000

  /// The file that it was read from.
  package let path: String
  package let name: String
  /// Which photographs these are, and who took them, in a sentence.
  package let source: String
  /// What one photograph sets.
  let draws: [[NamedCondition.Setting]]
  /// The bytes of the file, which are part of what a suite is.
  let bytes: Data

  /// Reads a profile.
  ///
  /// - Throws: `SourcedError`.
  package init(path: String) throws(SourcedError) {
    bytes = try SourcedFile.bytes(of: path)
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
    var draws: [[NamedCondition.Setting]] = []
    for element in elements { draws.append(try element.draw()) }
    self.draws = draws
  }

  /// The number of the photograph that one frame draws; the same whenever the frame is rendered.
  func draw(forSeed seed: UInt64) -> Int {
    var random = FrameRandom(seed: seed, purpose: .camera)
    return random.draw(below: draws.count)
  }

  /// `camera hand-held of 212 photographs`
  package var words: String { "camera \(name) of \(draws.count) photographs" }
}

extension SourcedNode {
  /// One photograph's conditions.
  fileprivate func draw() throws(SourcedError) -> [NamedCondition.Setting] {
    var settings: [NamedCondition.Setting] = []
    for (key, value) in try pairs() {
      let parameter = try key.parameter()
      guard !parameter.setsSize, parameter.isOfCamera else {
        throw key.error(
          "\(parameter.name) is not the camera's; a suite says how large a code is and how it is lit"
        )
      }
      settings.append(
        NamedCondition.Setting(parameter: parameter, value: try value.value(of: parameter)))
    }
    return settings
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
  /// Whether photographs differ in it; millimetres and light are a suite's.
  fileprivate var isOfCamera: Bool {
    switch self {
    case .world, .stream: false
    default: true
    }
  }
}

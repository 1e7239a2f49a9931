package import Barcodes

/// Code, camera and distance of which advice is asked.
package struct AdviceQuestion: Sendable, Equatable {
  package let symbology: Symbology
  package let moduleMillimetres: Double
  /// Without quiet zones; nil where the content is not told, or does not tell it.
  package let modulesWide: Double?
  /// The pictures that the camera takes.
  package let frames: [FrameSize]
  /// Nil where the focal length is told instead.
  package let fieldOfViewDegrees: Double?
  /// For the first picture; nil where it is not told.
  private let focalLengthPixels: Double?
  package let closestFocusMillimetres: Double
  /// Nil where none is asked about.
  package let distanceMillimetres: Double?
  /// The inputs that nobody told, by the names of their keys in JSON.
  package let defaults: Set<AdviceDefault>

  /// In millimetres, of an EAN-13 at 100 % (ISO/IEC 15420:2009, 4.3.3: X = 0.330 mm).
  package static let usualModule = 0.33
  /// In degrees across, and in millimetres: the camera of a phone.
  package static let usualFieldOfView = 65.0
  package static let usualClosestFocus = 150.0

  /// - Throws: `AdviceError`, where something cannot be, or does not go together.
  package init(_ input: AdviceInput = AdviceInput()) throws(AdviceError) {
    try input.check()
    let symbology = input.symbology ?? .ean13
    self.symbology = symbology
    modulesWide = try Self.modulesWide(input, symbology)
    moduleMillimetres = try Self.module(input, symbology, modulesWide)
    frames = input.frames.isEmpty ? FrameSize.usual : input.frames
    focalLengthPixels = input.focalLengthPixels
    fieldOfViewDegrees =
      input.focalLengthPixels == nil ? input.fieldOfViewDegrees ?? Self.usualFieldOfView : nil
    closestFocusMillimetres = input.closestFocusMillimetres ?? Self.usualClosestFocus
    distanceMillimetres = input.distanceMillimetres
    defaults = AdviceDefault.all(in: input)
  }

  private static func modulesWide(
    _ input: AdviceInput, _ symbology: Symbology
  ) throws(AdviceError) -> Double? {
    if let modules = symbology.fixedModules ?? input.modulesWide { return modules }
    guard let characters = input.characters else { return nil }
    guard let modules = symbology.modulesWide(characters: characters) else {
      throw symbology.isWidthFree
        ? .widthOfContent(symbology) : .tooMuchContent(symbology, characters: characters)
    }
    return modules
  }

  private static func module(
    _ input: AdviceInput, _ symbology: Symbology, _ modulesWide: Double?
  ) throws(AdviceError) -> Double {
    guard let code = input.codeMillimetres else { return input.moduleMillimetres ?? usualModule }
    guard let modulesWide else { throw .moduleUnknown(symbology) }
    return code / modulesWide
  }

  /// All pictures of one lens see as wide, whatever their pixels.
  package func camera(_ frame: FrameSize) -> PinholeCamera {
    focalLengthPixels.map {
      PinholeCamera(focalLengthPixels: $0 * frame.longerSide / frames[0].longerSide)
    }
      ?? PinholeCamera(
        fieldOfViewDegrees: fieldOfViewDegrees ?? Self.usualFieldOfView,
        longerSidePixels: frame.longerSide)
  }
}

/// An input that has a default.
package enum AdviceDefault: String, Sendable, CaseIterable {
  case symbology
  case module = "module_mm"
  case frames
  case fieldOfView = "fov_deg"
  case closestFocus = "closest_focus_mm"

  package static func all(in input: AdviceInput) -> Set<AdviceDefault> {
    let told: [AdviceDefault: Bool] = [
      .symbology: input.symbology != nil,
      .module: input.moduleMillimetres != nil || input.codeMillimetres != nil,
      .frames: !input.frames.isEmpty,
      .fieldOfView: input.fieldOfViewDegrees != nil || input.focalLengthPixels != nil,
      .closestFocus: input.closestFocusMillimetres != nil,
    ]
    return Set(allCases.filter { told[$0] == false })
  }
}

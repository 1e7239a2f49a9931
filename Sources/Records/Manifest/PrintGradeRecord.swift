package import Barcodes

/// The print grade of a code: what a verifier would say of the printed sheet, before light, lens and sensor.
package struct PrintGradeRecord: Codable, Sendable, Equatable {
  package var standard: PrintStandard
  /// 0 to 4.
  @GradeValue package var grade: Double
  package var letter: PrintLetter
  /// The diameter of the measuring aperture, in modules.
  @Extent package var apertureModules: Double
  package var parameters: [PrintParameterRecord]

  package init(
    standard: PrintStandard, grade: Double, apertureModules: Double,
    parameters: [PrintParameterRecord]
  ) {
    self.standard = standard
    self.grade = grade
    letter = PrintLetter(of: grade)
    self.apertureModules = apertureModules
    self.parameters = parameters
  }

  package subscript(parameter: PrintParameter) -> PrintParameterRecord? {
    parameters.first { $0.name == parameter }
  }
}

/// A standard of grading.
package enum PrintStandard: String, Codable, Sendable, CaseIterable {
  /// ISO/IEC 15416:2016, of linear codes.
  case iso15416 = "iso_15416_2016"
  /// ISO/IEC 15415:2011, of matrix codes.
  case iso15415 = "iso_15415_2011"
}

/// One parameter of a print grade.
package struct PrintParameterRecord: Codable, Sendable, Equatable {
  package var name: PrintParameter
  /// 0 to 4; of linear codes the mean over the scan lines.
  @GradeValue package var grade: Double
  /// The measurement, likewise; nil of what is passed or failed.
  @Coordinate package var value: Double?

  package init(_ name: PrintParameter, grade: Double, value: Double?) {
    self.name = name
    self.grade = grade
    self.value = value.map { ($0 * 10_000).rounded() / 10_000 }
  }
}

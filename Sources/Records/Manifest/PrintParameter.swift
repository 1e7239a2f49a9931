/// The parameters that print grades are made of.
package enum PrintParameter: String, Codable, Sendable, CaseIterable {
  case decode
  case symbolContrast = "symbol_contrast"
  case minimumReflectance = "minimum_reflectance"
  case edgeContrast = "edge_contrast"
  case modulation
  case reflectanceMargin = "reflectance_margin"
  case defects
  case decodability
  case quietZone = "quiet_zone"
  case fixedPatternDamage = "fixed_pattern_damage"
  case axialNonuniformity = "axial_nonuniformity"
  case gridNonuniformity = "grid_nonuniformity"
  case unusedErrorCorrection = "unused_error_correction"
}

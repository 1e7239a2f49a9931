/// The width of the rule, which Judging has for verdicts (`Guidance.moduleWidthPixels`).
enum ModuleWidths {
  static let rule = 2.0

  static func isGuided(_ width: Double) -> Bool { width >= rule - 1e-9 }
  static func isRule(_ width: Double) -> Bool { abs(width - rule) < 1e-9 }
}

import Records

extension RunRecord {
  /// Returns the settings of a suite's named condition, in words; nil if it sets nothing or is
  /// unknown.
  func words(ofCondition name: String, suite: String) -> String? {
    suites.first { $0.name == suite }?.conditionWords?[name]
  }
}

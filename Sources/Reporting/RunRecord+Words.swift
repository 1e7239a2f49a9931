import Records

extension RunRecord {
  /// What a named condition of a suite sets, in words; nil where it has none to set, or is not known.
  func words(ofCondition name: String, suite: String) -> String? {
    suites.first { $0.name == suite }?.conditionWords?[name]
  }
}

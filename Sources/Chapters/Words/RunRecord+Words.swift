package import Records

extension RunRecord {
  /// Returns the condition's settings; nil if it sets nothing or is unknown.
  package func words(ofCondition name: String, suite: String) -> String? {
    suites.first { $0.name == suite }?.conditionWords?[name]
  }
}

import Records
import SourcedYAML

extension SourcedMapping {
  /// The rule that readers are held against, of the key `choose`; nil without it.
  func choiceRule() throws(SourcedError) -> ChoiceRule? {
    guard let node = optional("choose") else { return nil }
    let mapping = try SourcedMapping(
      node, what: "choose", keys: ["read", "most_ms", "most_misreads"])
    func share(_ key: String) throws(SourcedError) -> Double? {
      try mapping.optional(key)?.number(within: 0...1, of: key)
    }
    let rule = ChoiceRule(
      read: try share("read"),
      mostMilliseconds: try mapping.number("most_ms", within: 1e-6...1e9),
      mostMisreads: try share("most_misreads"))
    guard rule.count > 0 else {
      throw node.error("say what is asked: read, most_ms or most_misreads")
    }
    return rule
  }
}

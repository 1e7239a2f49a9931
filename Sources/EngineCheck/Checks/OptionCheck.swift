import Barcodes

/// Checks that options are set, refused, and set back as the protocol says.
enum OptionCheck: ProtocolCheck {
  static let section = ProtocolSection.configure

  private static let unknown = "scanbench_knows_no_such_option"

  static func run(_ examiner: inout Examiner, references: [ReferenceSymbol]) throws(ProbeFailure) {
    let (claimed, defaults) = (examiner.claims.symbologies, examiner.claims.options)
    examiner.doing("at an unknown option")
    let refusal = try examiner.expect(
      "failed", to: ExamRequest.configure(claimed.map(\.name), options: [unknown: "1"]), .configure,
      "an unknown option")
    if let refusal {
      examiner.expect(
        refusal.message.contains(unknown), .configure,
        "the failure at an unknown option does not name it: '\(refusal.message)'")
    }
    for (name, value) in defaults.sorted(by: { $0.key < $1.key }) {
      examiner.doing("at the option \(name)")
      try examiner.configure(claimed, options: [name: value])
      let nonsense = "no value of \(name)"
      _ = try examiner.expect(
        "failed", to: ExamRequest.configure(claimed.map(\.name), options: [name: nonsense]),
        .configure,
        "the option \(name)='\(nonsense)'")
      if let flag = Bool(value) { try turn(name, to: !flag, &examiner) }
    }
  }

  /// Turns a flag over, lets a request fail, and has everything go back.
  private static func turn(
    _ name: String, to value: Bool, _ examiner: inout Examiner
  ) throws(ProbeFailure) {
    let claimed = examiner.claims.symbologies
    func reported(_ when: String) throws(ProbeFailure) -> String {
      let reply = try examiner.expect("hello", to: ExamRequest.hello(), .hello, "a hello \(when)")
      return (reply?.fields["options"] as? [String: String])?[name] ?? "nothing"
    }
    try examiner.configure(claimed, options: [name: "\(value)"])
    let set = try reported("after \(name)=\(value)")
    let isSet = examiner.expect(
      set == "\(value)", .hello, "after \(name)=\(value), hello reports \(set)")
    _ = try probeFailing(&examiner)
    let kept = try reported("after a configure that failed")
    if isSet {
      examiner.expect(
        kept == "\(value)", .configure,
        "after a configure that failed, \(name) is \(kept), not \(value) as before")
    }
    try examiner.configure(claimed)
    let back = try reported("after a configure without options")
    examiner.expect(
      back == "\(!value)", .configure,
      "after a configure without options, \(name) is \(back) and not the default, \(!value)")
  }

  private static func probeFailing(_ examiner: inout Examiner) throws(ProbeFailure) -> ProbeReply? {
    try examiner.probe.ask(ExamRequest.configure(["semaphore"]))
  }
}

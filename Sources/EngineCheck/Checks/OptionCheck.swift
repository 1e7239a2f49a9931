import Barcodes

/// Checks that options are set, refused, and set back as the protocol says.
extension Examiner {
  private static let unknownOption = "scanbench_knows_no_such_option"

  mutating func checkOptions() throws(ProbeFailure) {
    let (claimed, defaults) = (claims.symbologies, claims.options)
    doing("at an unknown option")
    let refusal = try expect(
      "failed", to: .configure(claimed.map(\.name), options: [Self.unknownOption: "1"]), .configure,
      "an unknown option")
    if let refusal {
      expect(
        refusal.message.contains(Self.unknownOption), .configure,
        "the failure at an unknown option does not name it: '\(refusal.message)'")
    }
    for (name, value) in defaults.sorted(by: { $0.key < $1.key }) {
      doing("at the option \(name)")
      try configure(claimed, options: [name: value])
      let nonsense = "no value of \(name)"
      _ = try expect(
        "failed", to: .configure(claimed.map(\.name), options: [name: nonsense]),
        .configure,
        "the option \(name)='\(nonsense)'")
      if let flag = Bool(value) { try turn(name, to: !flag) }
    }
  }

  /// Turns a flag over, lets a request fail, and has everything go back.
  private mutating func turn(_ name: String, to value: Bool) throws(ProbeFailure) {
    let claimed = claims.symbologies
    func reported(_ when: String) throws(ProbeFailure) -> String {
      let reply = try expect("hello", to: .hello(), .hello, "a hello \(when)")
      return (reply?.fields["options"] as? [String: String])?[name] ?? "nothing"
    }
    try configure(claimed, options: [name: "\(value)"])
    let set = try reported("after \(name)=\(value)")
    let isSet = expect(
      set == "\(value)", .hello, "after \(name)=\(value), hello reports \(set)")
    _ = try probe.ask(.configure(["semaphore"]))
    let kept = try reported("after a configure that failed")
    if isSet {
      expect(
        kept == "\(value)", .configure,
        "after a configure that failed, \(name) is \(kept), not \(value) as before")
    }
    try configure(claimed)
    let back = try reported("after a configure without options")
    expect(
      back == "\(!value)", .configure,
      "after a configure without options, \(name) is \(back) and not the default, \(!value)")
  }
}

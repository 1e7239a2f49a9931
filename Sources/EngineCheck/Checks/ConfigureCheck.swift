import Barcodes

/// Checks that masks are taken, and refused, as the protocol says.
enum ConfigureCheck: ProtocolCheck {
  static let section = ProtocolSection.configure

  static func run(_ examiner: inout Examiner, references: [ReferenceSymbol]) throws(ProbeFailure) {
    let claimed = examiner.claims.symbologies
    examiner.doing("at a mask")
    try examiner.configure(claimed)
    for symbology in claimed { try examiner.configure([symbology]) }
    let others = Symbology.allCases.filter { !claimed.contains($0) }.sorted()
    if let other = others.first {
      try examiner.configure([other, claimed[0]])
      try refuse([other.name], "a mask of \(other.name) alone, which is not claimed,", &examiner)
    }
    try refuse([], "an empty mask", &examiner)
    try refuse(["semaphore"], "a mask of 'semaphore'", &examiner)
    try refuse([claimed[0].name, "semaphore"], "a mask with 'semaphore' in it", &examiner)
    examiner.doing("at a mask after one that was refused")
    try examiner.configure(claimed)
  }

  private static func refuse(
    _ mask: [String], _ what: String, _ examiner: inout Examiner
  ) throws(ProbeFailure) {
    examiner.doing("at \(what)")
    _ = try examiner.expect("failed", to: ExamRequest.configure(mask), .configure, what)
  }
}

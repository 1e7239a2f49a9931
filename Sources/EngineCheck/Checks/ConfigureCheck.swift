import Barcodes

/// Checks that masks are taken, and refused, as the protocol says.
extension Examiner {
  mutating func checkConfiguration() throws(ProbeFailure) {
    let claimed = claims.symbologies
    doing("at a mask")
    try configure(claimed)
    for symbology in claimed { try configure([symbology]) }
    let others = Symbology.allCases.filter { !claimed.contains($0) }.sorted()
    if let other = others.first {
      try configure([other, claimed[0]])
      try refuse([other.name], "a mask of \(other.name) alone, which is not claimed,")
    }
    try refuse([], "an empty mask")
    try refuse(["semaphore"], "a mask of 'semaphore'")
    try refuse([claimed[0].name, "semaphore"], "a mask with 'semaphore' in it")
    doing("at a mask after one that was refused")
    try configure(claimed)
  }

  private mutating func refuse(_ mask: [String], _ what: String) throws(ProbeFailure) {
    doing("at \(what)")
    _ = try expect("failed", to: .configure(mask), .configure, what)
  }
}

import Records

extension ComparisonRecord {
  /// A check for each symbology of each engine, and for each symbology that is no longer claimed.
  var checks: [GateCheck] {
    engines.flatMap { $0.checks(errorRate: errorRate, isPaired: isPaired) }
  }
}

extension EngineComparison {
  /// - Parameter isPaired: whether the answers to each frame were held against each other.
  func checks(errorRate: Double, isPaired: Bool = true) -> [GateCheck] {
    func check(
      _ name: String, _ answer: GateAnswer, _ message: String, _ details: [String] = []
    ) -> GateCheck {
      GateCheck(
        group: "accuracy of \(self.name)", label: candidate.label, name: name, answer: answer,
        message: message, details: details)
    }
    let read = (symbologies + [together].compactMap(\.self)).map { symbology in
      let lines = changes.filter {
        $0.symbology == symbology.symbology && ($0.kind == .lost || $0.kind == .newMisread)
      }
      .map(\.line)
      return check(
        symbology.symbology, symbology.isWorse ? .worse : .fine,
        symbology.isWorse
          ? symbology.reasons(errorRate: errorRate).joined(separator: " ") : symbology.counts,
        lines)
    }
    let deaths = changes.filter { $0.kind == .newDeath }
    let processes = check(
      "processes", deaths.isEmpty ? .fine : .worse,
      deathReason ?? "No frame newly ends the engine's process.", deaths.map(\.line))
    return read + (isPaired ? [processes] : [])
      + lostClaims.map { check($0, .worse, "no longer claimed") }
  }
}

extension ReadingChange {
  /// `lost: sharp/ean_13/000003, mask own`
  fileprivate var line: String {
    ([kind.words + ": " + frame] + Wording.question(mask: mask, view: view))
      .joined(separator: ", ")
  }
}

extension SymbologyComparison {
  fileprivate var counts: String {
    "Of \(Wording.count(frames, "frame")) \(Wording.count(lost)) lost, \(Wording.count(gained)) gained."
  }
}

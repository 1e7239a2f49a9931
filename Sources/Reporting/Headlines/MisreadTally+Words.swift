import Analysis
import Records

extension MisreadTally {
  func sentence(_ engine: EngineRecord) -> Sentence {
    guard let count = count(engine) else { return Sentence("No code was asked of it.") }
    let codes = Wording.count(count.codes, "code")
    return Sentence(
      (count.misreads == 0
        ? "It misread none of \(codes)"
        : "It misread \(Wording.count(count.misreads)) of \(codes)")
        + ", at most \(Wording.percent(count.mostShare)).",
      evidence:
        "one-sided 95 % bound of the share over all conditions of the run; each frame counts once, with its suite's first "
        + "mask and view",
      section: MisreadSection.id)
  }

  /// Nil where nothing was misread.
  var table: ReportTable? {
    let names = symbologies
    guard !names.isEmpty else { return nil }
    return ReportTable(
      caption:
        "Misread codes of those asked, with the one-sided 95 % bound of the share. A wrong EAN-13 with a right check "
        + "digit sells the wrong product",
      columns: ["symbology"] + engines.map(\.label),
      rows: names.map { name in
        [.init(name)]
          + engines.map { engine in
            guard let count = count(engine, name) else {
              return Support.absence(of: name, by: engine)
            }
            return .number(
              "\(Wording.count(count.misreads)) of \(Wording.count(count.codes))",
              note: "at most \(Wording.percent(count.mostShare))")
          }
      })
  }
}

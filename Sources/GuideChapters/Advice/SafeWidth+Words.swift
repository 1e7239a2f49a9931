import Barcodes
import Document
import Findings
import Records
import Summaries

extension SafeWidth {
  /// What is known of the width, for example `safe from 2 px per module on`.
  func words(_ question: AdviceQuestion, _ basis: AdviceBasis) -> String {
    switch finding {
    case .safe:
      "safe from \(Wording.pixels(pixels ?? 0)) per module on"
        + (mayLessDo
          ? ", and less may do: distances may be greater, zoom and print smaller" : "")
    case .range:
      "\(range) \(Wording.set(share: basis.target)) of the codes are read, and fewer at "
        + "\(Wording.pixels(falls?.widestPixels ?? 0)): where modules are wider, shrink the picture"
    case .open: open(basis)
    case .none where falls != nil:
      "not even \(Wording.pixels(widest ?? 0)) per module, the widest tested, are safe, and more was read at "
        + "\(Wording.pixels(falls?.bestPixels ?? 0)): where modules are wider, shrink the picture"
    case .none:
      "not even \(Wording.pixels(widest ?? 0)) per module, the widest tested, are safe; nothing can be "
        + "advised under this condition"
    case .notTried: "not tried with \(question.symbology.name) (\(basis.name))"
    case .unsupported: "does not read \(question.symbology.name)"
    }
  }

  private var range: String {
    falls?.range.map {
      $0.lowerBound == $0.upperBound
        ? "at \(Wording.pixels($0.lowerBound)) per module at least"
        : "from \(Wording.plain($0.lowerBound)) to \(Wording.pixels($0.upperBound)) per module at least"
    } ?? ""
  }

  private func open(_ basis: AdviceBasis) -> String {
    let known =
      shown.map { "only \(Wording.pixels($0)), the widest tested, are shown to be safe" }
      ?? "no width up to \(Wording.pixels(widest ?? 0)) is shown to be safe yet"
    let failing = failing.map { "; \(Wording.pixels($0)) are shown to fall short" } ?? ""
    let observed =
      self.observed.map {
        $0 == shown
          ? "; figures are for these"
          : ". As observed, which shows nothing, \(Wording.pixels($0)) sufficed; figures are for these"
      } ?? ""
    let remedy =
      basis.run.finishedAt == nil
      ? "The run is not finished, and more codes may tell ('scanbench run --resume' goes on with it)."
      : basis.drawsPhotographs
        ? "Photographs of more codes would tell ('scanbench camera profile'): those there are were all drawn."
        : "A run with more codes\(basis.suite.profile == "quick" ? " (--profile standard)" : "") would tell."
    return "\(known)\(failing)\(observed). \(remedy)"
  }
}

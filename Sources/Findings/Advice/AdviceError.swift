package import Barcodes
import Summaries

/// Why there is no advice.
package enum AdviceError: Error, Equatable, CustomStringConvertible {
  case outOfRange(String, Double, ClosedRange<Double>)
  /// Two options that say the same thing.
  case twice(String, String)
  /// The code's width alone says nothing of its modules.
  case moduleUnknown(Symbology)
  /// Symbols of one content are of many widths.
  case widthOfContent(Symbology)
  case tooMuchContent(Symbology, characters: Int)
  /// An option names what no verdict is of.
  case notJudged(option: String, value: String, known: [String])
  /// The run judges no module widths.
  case noVerdicts(run: String)
  /// None of this symbology under this condition.
  case noVerdictOf(Symbology, run: String, basis: String, known: [String])

  package var description: String {
    switch self {
    case .outOfRange(let option, let value, let range):
      "\(option) \(Wording.plain(value)): give a number from \(Wording.plain(range.lowerBound)) to "
        + Wording.plain(range.upperBound)
    case .twice(let first, let second):
      "\(first) and \(second) say the same thing in two ways; give one of them"
    case .moduleUnknown(let symbology):
      "--code-mm: how many modules a symbol of \(symbology.name) has is not known; give "
        + "\(Self.remedy(symbology)), or --module-mm instead"
    case .widthOfContent(let symbology):
      "--characters: symbols of \(symbology.name) with one content have any of several widths; give "
        + Self.remedy(symbology)
    case .tooMuchContent(let symbology, let characters):
      "--characters \(characters): no symbol of \(symbology.name) holds so many; spread them over several codes"
    case .notJudged(let option, let value, let known):
      "\(option) \(VisibleText.quoted(value)): no verdict of this run is of it; there are "
        + "\(Wording.list(known))"
        + (Self.wayToMore[option].map { "; for another, \($0)" } ?? "")
    case .noVerdicts(let run):
      "\(VisibleText.line(run)): no suite of this run judges module widths; " + Self.suiteToRun
    case .noVerdictOf(let symbology, let run, let basis, let known):
      "\(VisibleText.line(run)): \(basis) has no verdict on \(symbology.name)"
        + (known.isEmpty ? "; " : ", but on \(Wording.list(known)): name one with --symbology, or ")
        + Self.suiteToRun
    }
  }

  /// The options that tell the modules of its symbols.
  private static func remedy(_ symbology: Symbology) -> String {
    symbology.chosenWidths.map { "--modules-wide (\($0))" } ?? "--characters or --modules-wide"
  }

  private static let suiteToRun =
    "run Corpus/guidance.yaml, as in: scanbench run Corpus/guidance.yaml --engine zxing --output Reports/guidance; for a "
    + "condition of your own, \(copyToRun)"

  /// How verdicts of other conditions and targets are had, by option.
  private static let wayToMore = [
    "--condition": copyToRun, "--target": "run another profile (standard asks for 99 %)",
  ]

  private static let copyToRun =
    "run a copy of Corpus/guidance.yaml that has it among its named_conditions and in its profile's list"
}

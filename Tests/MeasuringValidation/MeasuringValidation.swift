import Barcodes
import CorpusRendering
import Foundation
import Measuring

/// Renders frames whose conditions are drawn, measures them, and says how often each measure is within its tolerance and how often
/// its interval of 95 % holds the truth. Exits with 1 where a measure that is to be within its tolerance in 95 % of the frames is not.
///
///     measuring-validation [FRAMES [KIND… SYMBOLOGY…]]
///
/// FRAMES of each kind and symbology, 20 unless told, or those of some numbers, as 7-9. With `MEASURING_FAILURES` in the environment, each measure that is off is printed.
@main
enum MeasuringValidation {
  static func main() throws {
    let arguments = CommandLine.arguments
    let numbers = Self.numbers(arguments.dropFirst().first ?? "20")
    let names = arguments.dropFirst(2)
    let kinds = FrameKind.allCases.filter { names.contains($0.rawValue) }
    let symbologies = Symbology.allCases.filter { names.contains($0.name) }
    var isMet = true
    for kind in kinds.isEmpty ? FrameKind.allCases : kinds {
      let all = try measured(
        kind, symbologies.isEmpty ? Symbology.allCases : symbologies, numbers)
      for name in all.missing(of: kind.required, share: 0.95) {
        print("\(kind) symbols: \(name) is not within its tolerance in 95 % of the frames")
        isMet = false
      }
    }
    exit(isMet ? 0 : 1)
  }

  private static func numbers(_ text: String) -> Range<Int> {
    let ends = text.split(separator: "-").compactMap { Int($0) }
    guard let first = ends.first else { return 0..<20 }
    return ends.count > 1 ? first..<max(first, ends[1]) + 1 : 0..<first
  }

  private static func measured(
    _ kind: FrameKind, _ symbologies: [Symbology], _ numbers: Range<Int>
  ) throws -> ShareTable {
    let isVerbose = ProcessInfo.processInfo.environment["MEASURING_FAILURES"] != nil
    var (table, noisy) = (ShareTable(), ShareTable())
    let work = OrderedParallelMap<[Check]>(count: symbologies.count * numbers.count, threads: 2) {
      _ in
      { index in
        let drawn = try DrawnFrame(
          symbologies[index / numbers.count], kind,
          number: numbers.lowerBound + index % numbers.count)
        let measurer = CodeMeasurer(curve: kind.curve(of: drawn.condition), trustsCorners: true)
        return Check.all(of: measurer.measure(drawn.code, in: drawn.frame.image), drawn)
      }
    }
    for (index, checks) in work.enumerated() {
      let symbology = symbologies[index / numbers.count]
      for check in try checks.get() {
        table.add(check, symbology)
        if check.condition.noiseSigma > 0 { noisy.add(check, symbology) }
        if isVerbose, !check.isMet || check.isCovered == false {
          print(kind, symbology.name, numbers.lowerBound + index % numbers.count, check)
        }
      }
    }
    print("\n\(kind) symbols:")
    table.print()
    print("\n\(kind) symbols with noise:")
    noisy.print(bySymbology: false)
    return table
  }
}

import Barcodes
import CorpusRendering
import Foundation
import Photographs

/// Renders frames whose conditions are drawn, measures them, and says how often each measure is within its tolerance and how often
/// its interval of 95 % holds the truth. Exits with 1 where a measure that is to be within its tolerance in 95 % of the frames is not.
///
///     measuring-validation [FRAMES [SYMBOLOGY…]]
///
/// FRAMES of each symbology, 20 unless told. With `MEASURING_FAILURES` in the environment, each measure that is off is printed.
@main
enum MeasuringValidation {
  static func main() throws {
    let arguments = CommandLine.arguments
    let count = arguments.count > 1 ? Int(arguments[1]) ?? 20 : 20
    let names = arguments.dropFirst(2)
    let symbologies = Symbology.allCases.filter { names.isEmpty || names.contains($0.name) }
    let isVerbose = ProcessInfo.processInfo.environment["MEASURING_FAILURES"] != nil
    var (table, noisy) = (ShareTable(), ShareTable())
    let work = OrderedWork<[Check]>(count: symbologies.count * count, threads: 2) { _ in
      { index in
        let drawn = try DrawnFrame(symbologies[index / count], number: index % count)
        let measurer = CodeMeasurer(curve: .linear, trustsCorners: true)
        return Check.all(of: measurer.measure(drawn.code, in: drawn.frame.image), drawn)
      }
    }
    for (index, checks) in work.enumerated() {
      let symbology = symbologies[index / count]
      for check in try checks.get() {
        table.add(check, symbology)
        if check.condition.noiseSigma > 0 { noisy.add(check, symbology) }
        if isVerbose, !check.isMet || check.isCovered == false {
          print(symbology.name, index % count, check)
        }
      }
    }
    table.print()
    print("\nFrames with noise:")
    noisy.print(bySymbology: false)
    exit(table.meets(Check.required, share: 0.95) ? 0 : 1)
  }
}

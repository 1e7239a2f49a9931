package import Barcodes
import Encoding
package import Records
package import Rendering
package import Scene

/// The grade of a printed linear symbol by ISO/IEC 15416:2016.
///
/// Ten scan lines cross the inspection band, which leaves out a tenth of the bars' height at both ends, at equal distances (5.2, from
/// memory). The symbol's grade is the mean of theirs (6.2.4, from memory).
package struct LinearGrader {
  private static let scans = 10

  private let nominal: NominalElements
  private let aperture: MeasuringAperture
  /// The parts of the quiet zones that are on the label, in modules.
  private let quiet: (left: Double, right: Double)
  private let isQuiet: Bool
  /// The bars' ends, in modules from the symbol's top.
  private let bars: ClosedRange<Double>

  package init(_ placed: SymbolSheet.Placed, _ symbology: Symbology, moduleMillimetres: Double?) {
    nominal = NominalElements(symbology, placed.grid)
    aperture = .linear(moduleMillimetres: moduleMillimetres)
    let demanded = QuietZone(of: symbology)
    let left = placed.origin.x - placed.label.left
    // An add-on ends the quiet zone before it.
    let end = placed.addOnSymbol?.left ?? placed.label.left + placed.label.width
    let right = end - placed.origin.x - placed.grid.symbolWidth
    isQuiet = left >= demanded.left - 1e-6 && right >= demanded.right - 1e-6
    quiet = (left: min(left, demanded.left), right: min(right, demanded.right))
    let edges = placed.grid.rowEdges
    let heights = placed.grid.rowHeights
    let row = heights.indices.max { heights[$0] < heights[$1] } ?? 0
    bars = edges[row]...edges[row + 1]
  }

  package func grade(_ printed: PrintedReflectance, in memory: PlaneMemory) -> PrintGradeRecord {
    let height = bars.upperBound - bars.lowerBound
    let scans = (0..<Self.scans).map { number in
      let share = 0.1 + 0.8 * (Double(number) + 0.5) / Double(Self.scans)
      let y = (bars.lowerBound + share * height) * printed.aspect
      return ScanGrade(profile(of: printed, at: y, in: memory), of: nominal, isQuiet: isQuiet)
    }
    let mean = ScanGrade(meanOf: scans)
    let grade = scans.map(\.grade).reduce(0, +) / Double(scans.count)
    return PrintGradeRecord(
      standard: .iso15416, grade: grade.roundedToTenths, apertureModules: aperture.diameter,
      parameters: PrintParameter.allCases.compactMap { parameter in
        mean.grades[parameter].map {
          PrintParameterRecord(parameter, grade: $0, value: mean.values[parameter])
        }
      })
  }

  /// Squares are sampled twice, the second time half a square farther right, so that the middle of a narrow void is met.
  ///
  /// - Parameter y: the line's height on the stretched sheet.
  private func profile(
    of printed: PrintedReflectance, at y: Double, in memory: PlaneMemory
  ) -> ScanReflectanceProfile {
    let perModule = Double(aperture.perModule)
    let width = nominal.widths.reduce(0, +)
    let count = Int(((quiet.left + width + quiet.right) * perModule).rounded(.down))
    let columns = count + 2 * aperture.reach
    let means = [0, 0.5].map { shift in
      let corner = Point(
        x: -quiet.left + (shift - Double(aperture.reach)) / perModule,
        y: y - (Double(aperture.reach) + 0.5) / perModule)
      let samples = printed.samples(
        from: corner, columns: columns, rows: aperture.side, perModule: aperture.perModule,
        in: memory)
      return (0..<count).map { index in
        aperture.mean(
          of: samples, columns: columns, column: index + aperture.reach, row: aperture.reach)
      }
    }
    return ScanReflectanceProfile(
      zip(means[0], means[1]).flatMap { [$0, $1] }, start: -quiet.left + 0.5 / perModule,
      pitch: 0.5 / perModule)
  }
}

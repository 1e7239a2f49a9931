import Barcodes
import Grading
import Records
import Testing

/// Scans of a Code 39 of one character twice, drawn by hand.
struct ScanGradeTests {
  private static let nominal = NominalElements(
    .code39, widths: [1, 3, 1, 1, 3, 1, 3, 1, 1, 1, 1, 3, 1, 1, 3, 1, 3, 1, 1])

  /// Twenty samples a module, paper at 0.9 and bars at 0.1, unless `change` says otherwise.
  private func grade(
    isQuiet: Bool = true, _ change: (_ module: Double, _ isBar: Bool) -> Double? = { _, _ in nil }
  ) -> ScanGrade {
    let edges = Self.nominal.widths.reduce(into: [0.0]) { $0.append($0[$0.count - 1] + $1) }
    let samples = (0..<(10 + 31 + 10) * 20).map { index -> Double in
      let module = (Double(index) + 0.5) / 20 - 10
      let isBar =
        (edges.firstIndex { module < $0 } ?? edges.count).isMultiple(of: 2) == false
        && module > 0 && module < edges[edges.count - 1]
      return change(module, isBar) ?? (isBar ? 0.1 : 0.9)
    }
    return ScanGrade(
      ScanReflectanceProfile(samples, start: -9.975, pitch: 0.05), of: Self.nominal,
      isQuiet: isQuiet)
  }

  @Test func `a faultless scan has grade 4 in everything`() {
    let grade = grade()
    #expect(grade.grade == 4)
    #expect(grade.grades.count == 8 && grade.grades.values.allSatisfy { $0 == 4 })
    #expect(abs((grade.values[.symbolContrast] ?? 0) - 0.8) < 1e-12)
    #expect(grade.values[.modulation] == 1 && grade.values[.defects] == 0)
  }

  @Test func `a narrow space that is not as light as paper lowers the modulation alone`() {
    // The third element, a space of 3 modules, is 0.54: its edge contrast is 0.44 of 0.8.
    let grade = grade { module, isBar in !isBar && module > 0 && module < 4 ? 0.54 : nil }
    #expect(abs((grade.values[.modulation] ?? 0) - 0.55) < 1e-9)
    #expect(grade.grades[.modulation] == 2.5 && grade.grade == 2.5)
    #expect(grade.grades.filter { $0.value < 4 }.count == 1)
  }

  @Test func `a spot in a space and a void in a bar are defects`() {
    let spot = grade { module, _ in abs(module - 2.5) < 0.2 ? 0.74 : nil }
    #expect(abs((spot.values[.defects] ?? 0) - 0.2) < 1e-9 && spot.grades[.defects] == 3)
    // The bar of 3 modules is the fifth element, from 6 to 9.
    let void = grade { module, _ in abs(module - 7.5) < 0.2 ? 0.28 : nil }
    #expect(abs((void.values[.defects] ?? 0) - 0.225) < 1e-9 && void.grades[.defects] == 2.5)
    let worst = grade { module, _ in abs(module - 7.5) < 0.2 ? 0.4 : nil }
    #expect(worst.grades[.defects] == 0 && worst.grade == 0)
  }

  @Test func `a spot in the quiet zone that is dark enough is a bar, which ends decoding too`() {
    let grey = grade { module, _ in abs(module + 5) < 0.3 ? 0.8 : nil }
    #expect(grey.grades[.quietZone] == 4 && grey.grades[.decode] == 4)
    let dark = grade { module, _ in abs(module + 5) < 0.3 ? 0.1 : nil }
    #expect(dark.grades[.quietZone] == 0 && dark.grades[.decode] == 0)
    #expect(grade(isQuiet: false).grades[.quietZone] == 0)
  }

  @Test func `a bar too many is not decoded`() {
    let grade = grade { module, _ in abs(module - 2.5) < 0.3 ? 0.1 : nil }
    #expect(grade.grades[.decode] == 0 && grade.grades[.decodability] == 0 && grade.grade == 0)
  }

  @Test func `bars that reflect more than half of what paper does fail`() {
    let grade = grade { _, isBar in isBar ? 0.5 : 0.9 }
    #expect(grade.grades[.minimumReflectance] == 0)
    // 0.4 of reflectance is grade 2.
    #expect(grade.grades[.symbolContrast] == 2 && grade.grades[.edgeContrast] == 4)
  }

  @Test(arguments: [(0.72, 4.0), (0.70, 4), (0.67, 3.8), (0.55, 3), (0.30, 1.5), (0.14, 0)])
  func `contrasts between two grades are graded between them`(contrast: Double, expected: Double) {
    #expect(ContinuousScale.symbolContrast.grade(contrast) == expected)
  }

  @Test func `the mean of scans is that of their grades`() {
    let scans = [grade(), grade { _, isBar in isBar ? 0.5 : 0.9 }]
    let mean = ScanGrade(meanOf: scans)
    #expect(mean.grades[.symbolContrast] == 3 && mean.grades[.minimumReflectance] == 2)
  }
}

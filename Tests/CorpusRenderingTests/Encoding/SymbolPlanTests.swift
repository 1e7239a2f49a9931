import Barcodes
import Foundation
import Records
import SourcedYAML
import Testing

@testable import CorpusRendering
@testable import Suites

/// Which frames a suite has whose conditions say something of the shape of symbols.
@Suite struct SymbolPlanTests {
  private func plan(_ keys: String, _ symbologies: String) throws -> CorpusPlan {
    let text = """
      schema: 1
      name: shapes
      purpose: Which frames are there?
      symbologies: \(symbologies)
      frame: tight
      \(keys)
      profiles:
        quick: {samples: 2}
      """
    let suite = try Suite(yaml: Data(text.utf8), path: "shapes.yaml")
    return try CorpusPlan(suite: suite, profile: "quick", seed: 1)
  }

  private static let variants = """
    conditions: {module_width_px: [2, 6]}
    named_conditions:
      usual: {}
      version: {qr_version: 10}
      level: {error_correction: 3}
      dim: {brightness: 0.5}
    """

  @Test func `a condition of a shape is met by the symbologies that have it`() throws {
    let plan = try plan(Self.variants, "[ean_13, qr_code, aztec]")
    let met = (0..<plan.count).map { plan[$0] }.map { frame in
      "\(frame.symbology.name) \(frame.setting.namedCondition ?? "")"
    }
    let names =
      ["usual", "dim"].map { "ean_13 \($0)" }
      + ["usual", "version", "level", "dim"].map { "qr_code \($0)" }
      + ["usual", "level", "dim"].map { "aztec \($0)" }
    #expect(Set(met) == Set(names))
    #expect(plan.count == 2 * 2 * names.count)
    #expect(!plan.meets(.ean13, point: 1) && plan.meets(.qrCode, point: 1))
  }

  @Test func `frames have names of their own, and are found by them`() throws {
    let plan = try plan(Self.variants, "[ean_13, qr_code, aztec]")
    let names = (0..<plan.count).map { plan.name(ofFrame: $0) }
    #expect(Set(names).count == names.count)
    #expect(names.indices.allSatisfy { plan.index(ofFrame: names[$0]) == $0 })
    #expect(names.first == "shapes/ean_13/000000")
    #expect(plan.index(ofFrame: "shapes/ean_13/000008") == nil)
    for index in 0..<plan.count {
      let (symbology, point) = plan.place(ofFrame: index)
      #expect(
        plan.index(of: symbology, atPoint: point, sample: plan.sample(ofFrame: index)) == index)
    }
  }

  @Test func `held against a reference, frames have the reference's seeds`() throws {
    let plan = try plan("reference: usual\n" + Self.variants, "[ean_13, qr_code]")
    for index in 0..<plan.count {
      let (symbology, point) = plan.place(ofFrame: index)
      let reference = try #require(
        plan.index(
          of: symbology, atPoint: point / 4 * 4, sample: plan.sample(ofFrame: index)))
      #expect(plan[index].seed == plan[reference].seed)
    }
  }

  @Test func `a preview shows each condition by a symbology that meets it`() throws {
    let plan = try plan(Self.variants, "[ean_13, qr_code]")
    let selection = PreviewSelection(
      symbologiesInTurn: plan.suite.symbologies, points: plan.pointCount, limit: 100)
    let shown = selection.indices(in: plan).map { plan.place(ofFrame: $0).point }
    #expect(shown == Array(0..<plan.pointCount))
  }

  @Test func `the keys of symbol are conditions`() throws {
    let plan = try plan(
      "symbol: {qr_version: [2, 7], error_correction: 3}\nconditions: {module_width_px: 2}",
      "[qr_code]")
    #expect((0..<plan.count).map { plan[$0].condition.symbol.qrVersion } == [2, 2, 7, 7])
    #expect((0..<plan.count).allSatisfy { plan[$0].condition.symbol.errorCorrection == 3 })
    #expect(plan[0].setting.point == ["qr_version": 2])
  }

  @Test(arguments: [
    (
      "symbol: {module_width_px: 2}\nconditions: {module_width_px: 2}", "[qr_code]",
      "shapes.yaml:6: unknown key of 'symbol' 'module_width_px'"
    ),
    (
      "symbol: {qr_version: 3}\nconditions: {module_width_px: 2, qr_version: 3}", "[qr_code]",
      "shapes.yaml:7: qr_version stands here twice"
    ),
    (
      "symbol: {qr_version: 41}\nconditions: {module_width_px: 2}", "[qr_code]",
      "shapes.yaml:6: a whole number from 1 to 40 is needed here"
    ),
    (
      "symbol: {qr_version: 3}\nconditions: {module_width_px: 2}", "[ean_13]",
      "shapes.yaml:7: qr_version is of qr_code, which this suite has not"
    ),
    (
      "symbol: {add_on_digits: 3}\nconditions: {module_width_px: 2}", "[ean_13]",
      "shapes.yaml:7: add_on_digits is 3, but an add-on has 2 digits or 5"
    ),
    (
      "payload: [longest]\nconditions: {module_width_px: 2}", "[qr_code, code_39]",
      "shapes.yaml:6: longest is of symbologies with a largest symbol, and code_39 is none of them"
    ),
  ])
  func `what no symbol has is told with its line`(
    keys: String, symbologies: String, fault: String
  ) {
    let error = #expect(throws: SourcedError.self) { try plan(keys, symbologies) }
    #expect(error?.description.hasPrefix(fault) == true, "\(error?.description ?? "")")
  }

  @Test func `a shape that is too small is an error at planning`() throws {
    let plan = try plan(
      "symbol: {qr_version: 1}\nconditions: {module_width_px: 2}", "[qr_code]")
    let error = #expect(throws: PlanningError.self) { try plan.validate() }
    #expect("\(error.map { "\($0)" } ?? "")".contains("qr_code cannot be encoded"))
  }
}

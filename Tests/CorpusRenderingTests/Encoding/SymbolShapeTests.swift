import Barcodes
import Records
import Testing

@testable import Encoding
@testable import Scene
@testable import Suites

/// What a suite may ask of a symbol's shape, against what the symbols themselves say.
@Suite struct SymbolShapeTests {
  private func symbol(
    _ symbology: Symbology, seed: UInt64 = 1, _ set: (inout SymbolShape) -> Void
  ) throws -> SymbolSheet.Placed {
    let frame = try RenderedTestFrame(symbology, length: .short, seed: seed) { set(&$0.symbol) }
    return frame.scene.sheet.placed[0]
  }

  /// The version information's six bits beside the lower left finder, the highest ones in its last columns (ISO/IEC 18004, annex D).
  @Test(arguments: [7, 10, 21, 32, 40])
  func `a QR code has the version asked for`(version: Int) throws {
    let grid = try symbol(.qrCode) { $0.qrVersion = version }.grid
    #expect(grid.columns == 17 + 4 * version)
    let bits = (0..<18).map { grid.isDark(column: $0 / 3, row: grid.rows - 11 + $0 % 3) }
    #expect((12..<18).reduce(0) { $0 + (bits[$1] ? 1 << ($1 - 12) : 0) } == version)
  }

  @Test func `Data Matrix has each size of the standard, its finder at the left and below`() throws
  {
    for size in SymbolShape.dataMatrixSizes where size.rows > 8 || size.columns > 18 {
      if size == (10, 10) { continue }
      let grid = try symbol(.dataMatrix) {
        ($0.dataMatrixRows, $0.dataMatrixColumns) = (size.rows, size.columns)
      }.grid
      #expect((grid.rows, grid.columns) == size)
      #expect((0..<grid.rows).allSatisfy { grid.isDark(column: 0, row: $0) })
      #expect((0..<grid.columns).allSatisfy { grid.isDark(column: $0, row: grid.rows - 1) })
      #expect(
        (0..<grid.columns).allSatisfy { grid.isDark(column: $0, row: 0) == $0.isMultiple(of: 2) })
    }
  }

  /// The sides of the standard's table of symbols.
  @Test(arguments: [
    (2, true, 19), (3, true, 23), (4, true, 27), (2, false, 23), (4, false, 31), (5, false, 37),
    (10, false, 57), (12, false, 67), (22, false, 109), (32, false, 151),
  ])
  func `an Aztec code has the layers asked for`(layers: Int, isCompact: Bool, side: Int) throws {
    let grid = try symbol(.aztec) { ($0.aztecLayers, $0.aztecIsCompact) = (layers, isCompact) }.grid
    #expect((grid.columns, grid.rows) == (side, side))
    // The bull's-eye: rings about a dark middle, to 5 modules from it of compact symbols, to 7 of others.
    let middle = side / 2
    for ring in 0..<(isCompact ? 5 : 7) {
      #expect(grid.isDark(column: middle + ring, row: middle) == ring.isMultiple(of: 2))
      #expect(grid.isDark(column: middle, row: middle - ring) == ring.isMultiple(of: 2))
    }
  }

  @Test func `PDF417 has the columns, rows and row height asked for`() throws {
    let grid = try symbol(.pdf417) {
      ($0.pdf417Columns, $0.pdf417Rows, $0.pdf417RowHeightModules) = (5, 24, 4.5)
    }.grid
    #expect(grid.columns == 69 + 17 * 5)
    #expect(grid.rowHeights == Array(repeating: 4.5, count: 24))
  }

  /// The start characters of code sets A, B and C (ISO/IEC 15417:2007, table 1).
  @Test(arguments: [(1, "11010000100"), (2, "11010010000"), (3, "11010011100")])
  func `Code 128 stays in the set asked for`(set: Int, start: String) throws {
    for seed in 1...20 {
      let grid = try symbol(.code128, seed: UInt64(seed)) { $0.code128Set = set }.grid
      #expect(String((0..<11).map { grid.isDark(column: $0, row: 0) ? "1" : "0" }) == start)
      // Start, six characters in A and B, three pairs in C, check character and stop: none is spent on a change of sets.
      #expect(grid.columns == 11 * ((set == 3 ? 3 : 6) + 2) + 13)
    }
  }

  /// libzint's own check characters, of the text without.
  @Test(arguments: [Symbology.code39, .codabar])
  func `check characters are those that libzint adds`(symbology: Symbology) throws {
    for seed in 1...50 {
      let placed = try symbol(symbology, seed: UInt64(seed)) { $0.checkCharacters = 1 }
      let plain = try symbol(symbology, seed: UInt64(seed)) { _ in }
      #expect(placed.payload.count == plain.payload.count + 1)
      var settings = ZintSettings()
      settings.option2 = 1
      let added = try ModuleGrid.encode(
        [.init(bytes: plain.payload)], as: symbology, settings, barHeight: nil)
      #expect(added.columns == placed.grid.columns)
      #expect(
        (0..<added.columns).allSatisfy {
          added.isDark(column: $0, row: 0) == placed.grid.isDark(column: $0, row: 0)
        })
    }
  }

  @Test func `ITF without a check digit ends in another one`() throws {
    for seed in 1...50 {
      let digits = try symbol(.itf, seed: UInt64(seed)) { $0.checkCharacters = 0 }.payload.map {
        Int($0) - 48
      }
      let sum = digits.reversed().enumerated().reduce(0) {
        $0 + $1.element * ($1.offset % 2 == 0 ? 1 : 3)
      }
      #expect(sum % 10 != 0)
    }
  }

  @Test func `bearer bars lie on ITF above and below`() throws {
    let plain = try symbol(.itf) { _ in }.grid
    let grid = try symbol(.itf) { $0.bearerBarModules = 2 }.grid
    #expect(grid.height == plain.height + 4)
    #expect(grid.rowHeights.first == 2 && grid.rowHeights.last == 2)
    for row in [0, grid.rows - 1] {
      #expect((0..<grid.columns).allSatisfy { grid.isDark(column: $0, row: row) })
    }
  }

  @Test func `UPC-E has the number system asked for`() throws {
    for seed in 1...50 {
      let payload = try symbol(.upcE, seed: UInt64(seed)) { $0.upcENumberSystem = 1 }.payload
      #expect(payload.first == UInt8(ascii: "1"))
    }
  }

  /// An add-on of two digits is 20 modules wide, of five 47, after a gap of 7 to 12 (ISO/IEC 15420).
  @Test(arguments: [Symbology.ean13, .ean8, .upcA, .upcE], [(2, 20), (5, 47)])
  func `an add-on stands beside the code and is no part of it`(
    symbology: Symbology, addOn: (digits: Int, modules: Int)
  ) throws {
    let plain = try symbol(symbology) { _ in }
    let placed = try symbol(symbology) { $0.addOnDigits = addOn.digits }
    #expect(placed.payload == plain.payload)
    #expect(placed.addOn.count == addOn.digits)
    #expect(placed.symbol.right - placed.symbol.left == plain.grid.width)
    let beside = try #require(placed.addOnSymbol)
    #expect(beside.right - beside.left == Double(addOn.modules))
    #expect((7...12).contains(beside.left - placed.symbol.right))
    let frame = try RenderedTestFrame(symbology, length: .short, seed: 1) {
      $0.symbol.addOnDigits = addOn.digits
    }
    #expect(frame.scene.codes[0].modulesWide == plain.grid.width)
    #expect(frame.scene.others.map(\.kind) == ["add_on"])
  }

  @Test func `a shape that no symbol has, or that is too small, is refused`() {
    func fault(_ symbology: Symbology, _ set: (inout SymbolShape) -> Void) -> String? {
      do {
        _ = try symbol(symbology, set)
        return nil
      } catch { return "\(error)" }
    }
    #expect(
      fault(.qrCode) { ($0.qrVersion, $0.errorCorrection) = (1, 4) }?.contains("too long") == true)
    #expect(
      fault(.dataMatrix) { ($0.dataMatrixRows, $0.dataMatrixColumns) = (9, 20) }?
        .contains("no symbol has 9 rows and 20 columns (10x10, ") == true)
    #expect(
      fault(.aztec) { ($0.aztecLayers, $0.aztecIsCompact) = (5, true) }?
        .contains("compact symbols have 1 to 4 layers, not 5") == true)
    #expect(fault(.aztec) { $0.aztecIsCompact = true }?.contains("needs aztec_layers") == true)
    #expect(
      fault(.aztec) { ($0.aztecLayers, $0.errorCorrection) = (5, 2) }?.contains("drop one") == true)
    #expect(
      fault(.pdf417) { $0.pdf417Rows = 3 }?.contains("rows at pdf417_columns: 3, not 3") == true)
  }

  @Test func `other symbologies have none of it`() throws {
    for parameter in ConditionParameter.symbol {
      for symbology in Symbology.allCases where parameter.symbologies?.contains(symbology) == false
      {
        let plain = try RenderedTestFrame(symbology)
        let asked = try RenderedTestFrame(symbology) {
          parameter.set(parameter.range.upperBound, in: &$0)
        }
        #expect(asked.image == plain.image, "\(parameter.name) of \(symbology.name)")
      }
    }
  }

  /// Data capacity in bytes (ISO/IEC 18004:2015, table 7).
  @Test(arguments: [
    (1, 1, 17), (1, 4, 7), (10, 2, 213), (25, 3, 715), (40, 1, 2953), (40, 4, 1273),
  ])
  func `the longest payload fills the symbol`(version: Int, level: Int, bytes: Int) throws {
    let frame = try RenderedTestFrame(.qrCode, length: .longest, seed: 5) {
      ($0.symbol.qrVersion, $0.symbol.errorCorrection) = (version, level)
    }
    let count = frame.scene.sheet.placed[0].payload.count
    // Digits among the letters may be written more briefly.
    #expect((bytes...bytes + bytes / 8 + 1).contains(count))
  }
}

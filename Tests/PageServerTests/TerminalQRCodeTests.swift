import PageServer
import Testing

@Suite struct TerminalQRCodeTests {
  /// ISO/IEC 18004, 6.3.3: three finder patterns of 7 modules, rings of 1, 1 and 3.
  @Test func `an address becomes a square code with three finder patterns and a quiet zone`() throws
  {
    let lines = try #require(
      ServedPages.qrCode(of: "http://127.0.0.1:8040/0123456789abcdef0123456789abcdef/"))
    let rows = lines.flatMap { line -> [[Bool]] in
      let cells = Array(line.drop { $0 != "m" }.dropFirst().prefix { $0 != "\u{1B}" })
      return [cells.map { "█▀".contains($0) }, cells.map { "█▄".contains($0) }]
    }
    let quiet = 2
    let side = rows[0].count - 2 * quiet
    #expect((side - 17).isMultiple(of: 4) && side >= 21)
    func isDark(_ row: Int, _ column: Int) -> Bool { rows[row + quiet][column + quiet] }
    for (top, left) in [(0, 0), (0, side - 7), (side - 7, 0)] {
      for row in 0..<7 {
        for column in 0..<7 {
          let ring = min(row, column, 6 - row, 6 - column)
          #expect(isDark(top + row, left + column) == (ring != 1))
        }
      }
    }
    #expect(rows[0].allSatisfy { !$0 } && rows[1].allSatisfy { !$0 })
    #expect(rows.allSatisfy { !$0[0] && !$0[1] })
  }

  @Test func `what no code can hold has none`() {
    #expect(ServedPages.qrCode(of: String(repeating: "x", count: 5000)) == nil)
  }
}

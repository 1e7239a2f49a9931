/// Where the codewords of Data Matrix ECC 200 lie among the modules of the joined regions' insides (ISO/IEC 16022:2006, annex F).
struct DataMatrixPlacement: Sendable {
  private let rows: Int
  private let columns: Int
  /// The codeword of each module, row by row; nil of the corner that some sizes leave over.
  private(set) var codewords: [Int?]

  init(rows: Int, columns: Int) {
    (self.rows, self.columns) = (rows, columns)
    codewords = Array(repeating: nil, count: rows * columns)
    var (next, row, column) = (0, 4, 0)
    repeat {
      if let corner = corner(row, column) {
        for (row, column) in corner { set(row, column, next) }
        next += 1
      }
      repeat {
        if row < rows, column >= 0 { place(row, column, &next) }
        (row, column) = (row - 2, column + 2)
      } while row >= 0 && column < columns
      (row, column) = (row + 1, column + 3)
      repeat {
        if row >= 0, column < columns { place(row, column, &next) }
        (row, column) = (row + 2, column - 2)
      } while row < rows && column >= 0
      (row, column) = (row + 3, column + 1)
    } while row < rows || column < columns
  }

  /// The modules of a codeword that is bent around the corners, where one begins here.
  private func corner(_ row: Int, _ column: Int) -> [(Int, Int)]? {
    let (end, right) = (rows, columns)
    if row == end, column == 0 {
      return [
        (end - 1, 0), (end - 1, 1), (end - 1, 2), (0, right - 2), (0, right - 1), (1, right - 1),
        (2, right - 1), (3, right - 1),
      ]
    }
    if row == end - 2, column == 0, columns % 4 != 0 {
      return [
        (end - 3, 0), (end - 2, 0), (end - 1, 0), (0, right - 4), (0, right - 3), (0, right - 2),
        (0, right - 1), (1, right - 1),
      ]
    }
    if row == end - 2, column == 0, columns % 8 == 4 {
      return [
        (end - 3, 0), (end - 2, 0), (end - 1, 0), (0, right - 2), (0, right - 1), (1, right - 1),
        (2, right - 1), (3, right - 1),
      ]
    }
    if row == end + 4, column == 2, columns % 8 == 0 {
      return [
        (end - 1, 0), (end - 1, right - 1), (0, right - 3), (0, right - 2), (0, right - 1),
        (1, right - 3), (1, right - 2), (1, right - 1),
      ]
    }
    return nil
  }

  /// Places a codeword whose last module is here, unless one is there already.
  private mutating func place(_ row: Int, _ column: Int, _ next: inout Int) {
    guard codewords[row * columns + column] == nil else { return }
    let offsets = [(2, 2), (2, 1), (1, 2), (1, 1), (1, 0), (0, 2), (0, 1), (0, 0)]
    for (up, left) in offsets { set(row - up, column - left, next) }
    next += 1
  }

  /// What leaves the symbol at the top or at the left comes in at the other side.
  private mutating func set(_ row: Int, _ column: Int, _ codeword: Int) {
    var (row, column) = (row, column)
    if row < 0 { (row, column) = (row + rows, column + 4 - (rows + 4) % 8) }
    if column < 0 { (row, column) = (row + 4 - (columns + 4) % 8, column + columns) }
    codewords[row * columns + column] = codeword
  }
}

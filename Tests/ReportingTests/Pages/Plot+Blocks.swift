@testable import Document

extension Plot {
  /// The numbers of each here-document, row by row, without empty lines.
  var blocks: [[[Double]]] {
    commands.filter { $0.hasPrefix("$") }.map { block in
      block.split(separator: "\n").dropFirst().dropLast().map { row in
        row.split(separator: " ").compactMap { Double($0) }
      }
    }
  }
}

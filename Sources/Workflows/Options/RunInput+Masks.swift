package import Barcodes
package import Runner
package import Suites

extension RunInput {
  /// Returns the masks to use instead of the suites' own, by their names on the command line; nil without any.
  package static func masks(named names: [String]) throws -> [MaskChoice]? {
    guard !names.isEmpty else { return nil }
    return try names.flatMap { name in
      guard let choices = MaskChoice.choices(named: name) else {
        throw UsageError(
          ofMask: name,
          known:
            "own, all, linear, matrix, each, all-each, all-ean_13, or symbologies joined by + (ean_13+upc_a)"
        )
      }
      return choices
    }
  }
}

extension FormatMask {
  /// Creates the one mask of a single image, by its name on the command line.
  package init(argument name: String) throws {
    guard let choices = MaskChoice.choices(named: name), choices.count == 1,
      case .fixed(let mask) = choices[0]
    else {
      throw UsageError(
        ofMask: name, known: "all, linear, matrix, or symbologies joined by + (ean_13+upc_a)")
    }
    self = mask
  }
}

extension UsageError {
  fileprivate init(ofMask name: String, known: String) {
    self.init(
      name == "library"
        ? "--mask library: a mask is what is asked of a reader; what it looks for unasked is an option of the engines "
          + "that have it: --option NAME:formats=library"
        : "--mask \(name): write \(known)")
  }
}

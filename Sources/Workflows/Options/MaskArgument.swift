package import Barcodes
package import Suites

/// The names of masks on the command line.
package enum MaskArgument {
  /// Returns the masks to use instead of the suites' own; nil without any.
  package static func choices(_ names: [String]) throws -> [MaskChoice]? {
    guard !names.isEmpty else { return nil }
    return try names.flatMap { name in
      guard let choices = MaskChoice.choices(named: name) else {
        throw fault(
          of: name,
          "own, all, linear, matrix, each, all-each, all-ean_13, or symbologies joined by + (ean_13+upc_a)"
        )
      }
      return choices
    }
  }

  /// Returns the one mask of a single image.
  package static func mask(_ name: String) throws -> FormatMask {
    guard let choices = MaskChoice.choices(named: name), choices.count == 1,
      case .fixed(let mask) = choices[0]
    else {
      throw fault(of: name, "all, linear, matrix, or symbologies joined by + (ean_13+upc_a)")
    }
    return mask
  }

  private static func fault(of name: String, _ known: String) -> UsageError {
    UsageError(
      name == "library"
        ? "--mask library: a mask is what is asked of a reader; what it looks for unasked is an option of the engines "
          + "that have it: --option NAME:formats=library"
        : "--mask \(name): write \(known)")
  }
}

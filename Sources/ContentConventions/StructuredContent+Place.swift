import Barcodes

/// `geo:48.2010,16.3695`: a point on the earth.
///
/// Source: RFC 5870, clauses 3.3 and 3.4. The altitude, the uncertainty and other parameters are dropped, as is the
/// query that Android's `geo:` has and the RFC has not. Coordinates of another reference system than WGS 84 are no
/// degrees that one could compare, and are `text`, as are those out of range.
extension StructuredContent {
  static func place(of text: String) -> StructuredContent? {
    guard let body = text.after("geo:") else { return nil }
    let parameters = body.halves(at: "?").0.parts(at: ";")
    let coordinates = parameters[0].parts(at: ",")
    guard 2...3 ~= coordinates.count, coordinates.allSatisfy(isNumber),
      parameters.dropFirst().allSatisfy(keepsReferenceSystem),
      let latitude = Double(coordinates[0]), let longitude = Double(coordinates[1]),
      abs(latitude) <= 90, abs(longitude) <= 180
    else { return nil }
    return StructuredContent(.geo, ["latitude": coordinates[0], "longitude": coordinates[1]])
  }

  private static func keepsReferenceSystem(_ parameter: String) -> Bool {
    let (name, value) = parameter.halves(at: "=")
    return name.lowercased() != "crs" || value?.lowercased() == "wgs84"
  }

  /// `coord-a` of the RFC: digits, with a minus before them and a fraction behind them where needed.
  private static func isNumber(_ text: String) -> Bool {
    let (whole, fraction) = (text.hasPrefix("-") ? String(text.dropFirst()) : text).halves(at: ".")
    return [whole, fraction ?? "0"].allSatisfy { digits in
      !digits.isEmpty && digits.utf8.allSatisfy { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    }
  }
}

import Document

/// What a chooser asks of a library beside its results, as its package or its maker's page says it (read 2026-11-29).
struct LibraryFacts {
  /// In SPDX's words, or in others where it has none.
  let licence: String
  /// The languages that it was called from here; it may have bindings to others.
  let language: String
  let home: String
  /// How it tells control characters otherwise than they are; nil where nothing is known.
  var notation: String?

  /// Nil of a library that nobody has noted anything of.
  static func of(_ library: String) -> LibraryFacts? { all[library] }

  /// How it tells contents of a symbology otherwise than they are, so that its misreads may be that alone.
  func notation(of symbology: String) -> String? {
    Self.withControlCharacters.contains(symbology) ? notation : nil
  }

  var words: String { "\(licence); \(language)" }

  func table(_ library: String) -> ReportTable {
    ReportTable(
      caption: "\(library), as its package says",
      columns: ["licence", "called from", "home"] + (notation == nil ? [] : ["to know"]),
      rows: [
        [.init(licence), .init(language), .init(home, link: home)]
          + [notation].compactMap(\.self).map { .init($0) }
      ])
  }

  private static let withControlCharacters: Set = [
    "aztec", "code_93", "code_128", "data_matrix", "pdf417", "qr_code",
  ]

  private static let controlNames =
    "writes control characters as <GS> or <LF>, which counts as misread"

  private static let all = [
    "AppleVision": LibraryFacts(
      licence: "part of Apple's systems", language: "Swift",
      home: "https://developer.apple.com/documentation/vision"),
    "BoofCV": LibraryFacts(
      licence: "Apache-2.0", language: "Java", home: "https://github.com/lessthanoptimal/BoofCV"),
    "MLKit": LibraryFacts(
      licence: "Google's terms", language: "Kotlin or Swift",
      home: "https://developers.google.com/ml-kit/vision/barcode-scanning"),
    "OpenCV QR": LibraryFacts(
      licence: "Apache-2.0", language: "Python", home: "https://github.com/opencv/opencv"),
    "OpenCV WeChat QR": LibraryFacts(
      licence: "Apache-2.0", language: "Python", home: "https://github.com/opencv/opencv_contrib"),
    "OpenCV barcode": LibraryFacts(
      licence: "Apache-2.0", language: "Python", home: "https://github.com/opencv/opencv"),
    "ZBar": LibraryFacts(
      licence: "LGPL-2.1-or-later", language: "C", home: "https://github.com/mchehab/zbar"),
    "ZXing (Java)": LibraryFacts(
      licence: "Apache-2.0", language: "Java", home: "https://github.com/zxing/zxing"),
    "arbez": LibraryFacts(
      licence: "Apache-2.0", language: "Python",
      home: "https://github.com/arbez-org/arbez-sdk-python", notation: controlNames),
    "deqr": LibraryFacts(
      licence: "LGPL-2.1-or-later", language: "Python", home: "https://github.com/torque/deqr"),
    "jsQR": LibraryFacts(
      licence: "Apache-2.0", language: "JavaScript", home: "https://github.com/cozmo/jsQR"),
    "libdmtx": LibraryFacts(
      licence: "BSD-2-Clause", language: "C", home: "https://github.com/dmtx/libdmtx"),
    "pyrxing (zxing-cpp)": LibraryFacts(
      licence: "Apache-2.0", language: "Python", home: "https://github.com/tanagumo/pyrxing",
      notation: controlNames),
    "qrlyzer (rqrr, rxing)": LibraryFacts(
      licence: "MIT", language: "Python", home: "https://github.com/netlifeas/qrlyzer"),
    "quirc (deqr)": LibraryFacts(
      licence: "LGPL-2.1-or-later", language: "Python", home: "https://github.com/torque/deqr"),
    "rxing (qrfast)": LibraryFacts(
      licence: "MIT", language: "Python", home: "https://github.com/jsaied99/qrfast"),
    "tapirscan": LibraryFacts(
      licence: "MIT OR Apache-2.0", language: "Python",
      home: "https://github.com/kleinicke/tapirscan"),
    "zxing-cpp": LibraryFacts(
      licence: "Apache-2.0", language: "C++, Python", home: "https://github.com/zxing-cpp/zxing-cpp"
    ),
  ]
}

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
    "BoofCV": onGitHub("lessthanoptimal/BoofCV", "Apache-2.0", "Java"),
    "MLKit": LibraryFacts(
      licence: "Google's terms", language: "Kotlin or Swift",
      home: "https://developers.google.com/ml-kit/vision/barcode-scanning"),
    "OpenCV QR": onGitHub("opencv/opencv", "Apache-2.0", "Python"),
    "OpenCV WeChat QR": onGitHub("opencv/opencv_contrib", "Apache-2.0", "Python"),
    "OpenCV barcode": onGitHub("opencv/opencv", "Apache-2.0", "Python"),
    "ZBar": onGitHub("mchehab/zbar", "LGPL-2.1-or-later", "C"),
    "ZXing (Java)": onGitHub("zxing/zxing", "Apache-2.0", "Java"),
    "arbez": onGitHub("arbez-org/arbez-sdk-python", "Apache-2.0", "Python", controlNames),
    "deqr": onGitHub("torque/deqr", "LGPL-2.1-or-later", "Python"),
    "jsQR": onGitHub("cozmo/jsQR", "Apache-2.0", "JavaScript"),
    "libdmtx": onGitHub("dmtx/libdmtx", "BSD-2-Clause", "C"),
    "pyrxing (zxing-cpp)": onGitHub("tanagumo/pyrxing", "Apache-2.0", "Python", controlNames),
    "qrlyzer (rqrr, rxing)": onGitHub("netlifeas/qrlyzer", "MIT", "Python"),
    "quirc (deqr)": onGitHub("torque/deqr", "LGPL-2.1-or-later", "Python"),
    "rxing (qrfast)": onGitHub("jsaied99/qrfast", "MIT", "Python"),
    "tapirscan": onGitHub("kleinicke/tapirscan", "MIT OR Apache-2.0", "Python"),
    "zxing-cpp": onGitHub("zxing-cpp/zxing-cpp", "Apache-2.0", "C++, Python"),
  ]

  private static func onGitHub(
    _ repository: String, _ licence: String, _ language: String, _ notation: String? = nil
  ) -> LibraryFacts {
    LibraryFacts(
      licence: licence, language: language, home: "https://github.com/\(repository)",
      notation: notation)
  }
}

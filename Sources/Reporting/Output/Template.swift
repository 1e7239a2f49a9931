import Analysis

/// The files of Templates/, which are compiled in.
enum Template {
  static func text(_ bytes: some Sequence<UInt8>) -> String {
    String(decoding: Array(bytes), as: UTF8.self)
  }
}

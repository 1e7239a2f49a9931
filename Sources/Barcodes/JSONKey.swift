package import Foundation
import Synchronization

/// The keys of records: a property's name in snake case, with its unit abbreviated, so that `moduleWidthPixels` is `module_width_px`.
/// A type whose keys are others lists them in its `CodingKeys`, as the properties that would have them.
package enum JSONKey {
  private static let abbreviations = [
    "Pixels": "px", "Millimetres": "mm", "Degrees": "deg", "Seconds": "s", "Milliseconds": "ms",
    "Nanoseconds": "ns",
  ]
  private static let words =
    Dictionary(uniqueKeysWithValues: abbreviations.map { ($1, $0) })
    .merging(["sha256": "SHA256"]) { word, _ in word }
  /// Keys of what stands in messages of engines, too, whose coder has no such rule.
  private static let asInMessages: Set = [
    "symbology_identifier", "symbology_identifiers", "value_type",
  ]

  /// What is no property's name stays as it is, such as a key.
  package static func key(ofProperty name: String) -> String {
    guard name.utf8.contains(where: isCapital), name.first?.isLowercase == true,
      !name.utf8.contains(UInt8(ascii: "_"))
    else { return name }
    let letters = Array(name)
    var words = [""]
    for (place, letter) in letters.enumerated() {
      let next = place + 1 < letters.count ? letters[place + 1] : letter
      if letter.isUppercase, !letters[place - 1].isUppercase || next.isLowercase {
        words.append("")
      }
      words[words.count - 1].append(letter)
    }
    return words.map { abbreviations[$0] ?? $0.lowercased() }.joined(separator: "_")
  }

  /// Returns the property that has a key, or the key as it is if none has. A name with capitals is no key, and stands for no property.
  package static func property(ofKey key: String) -> String {
    guard !key.utf8.contains(where: isCapital) else { return "_\(key)" }
    guard key.utf8.contains(UInt8(ascii: "_")), !asInMessages.contains(key) else { return key }
    let parts = key.split(separator: "_", omittingEmptySubsequences: false).map(String.init)
    let name = parts.dropFirst().reduce(parts[0]) { name, part in
      name + (words[part] ?? part.prefix(1).uppercased() + part.dropFirst())
    }
    return self.key(ofProperty: name) == key ? name : key
  }

  private static func isCapital(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }
}

extension JSONEncoder.KeyEncodingStrategy {
  private static let known = Mutex<[String: String]>([:])

  /// By `JSONKey`.
  package static var ofRecords: Self {
    .custom { path in KeyName(path, known, JSONKey.key(ofProperty:)) }
  }
}

extension JSONDecoder.KeyDecodingStrategy {
  private static let known = Mutex<[String: String]>([:])

  /// By `JSONKey`.
  package static var ofRecords: Self {
    .custom { path in KeyName(path, known, JSONKey.property(ofKey:)) }
  }
}

/// A key by its name alone.
struct KeyName: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  /// What the last name of a path is turned into.
  ///
  /// - Parameter known: what was found for names so far: few and short, unless a file is not ours. Each trial has a dozen.
  init(
    _ path: [any CodingKey], _ known: borrowing Mutex<[String: String]>,
    _ turned: (String) -> String
  ) {
    let name = path[path.count - 1].stringValue
    stringValue = known.withLock { known in
      if let found = known[name] { return found }
      let found = turned(name)
      if known.count < 2000 && name.utf8.count <= 64 { known[name] = found }
      return found
    }
  }

  init(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

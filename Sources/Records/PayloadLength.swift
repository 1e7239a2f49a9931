/// How long a frame's payload is, in suites that do not leave that to the symbology's usual use.
package enum PayloadLength: String, Codable, CaseIterable, Sendable {
  case short
  case long
}

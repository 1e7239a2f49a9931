import Barcodes
import Foundation
import Testing

@testable import Displaying

@Suite struct ArrivalTests {
  private func arrival(_ body: String) throws -> Arrival {
    try Arrival(request: Data(body.utf8), now: 1000)
  }

  @Test func `what an app posts has the time at which it came`() throws {
    let arrival = try arrival(#"{"text":"4006381333931","format":"ean_13"}"#)
    #expect(
      arrival
        == Arrival(text: "4006381333931", symbology: .ean13, namesFormat: true, milliseconds: 1000))
  }

  @Test(arguments: [
    ("qr_code", Symbology.qrCode), ("QR_CODE", .qrCode), ("QRCode", .qrCode), ("EAN-13", .ean13),
    ("CODE_128", .code128), ("PDF417", .pdf417), ("PDF_417", .pdf417), ("DataMatrix", .dataMatrix),
  ])
  func `formats are known in usual ways of writing`(name: String, symbology: Symbology) throws {
    #expect(try arrival(#"{"text":"1","format":"\#(name)"}"#).symbology == symbology)
  }

  @Test func `a format that is none of the 13 is named all the same`() throws {
    let arrival = try arrival(#"{"text":"1","format":"maxicode"}"#)
    #expect(arrival.symbology == nil)
    #expect(arrival.namesFormat)
  }

  @Test func `what is typed names no format, and has the time of its last key`() throws {
    let arrival = try arrival(#"{"text":"1","typed_ms":987.5}"#)
    #expect(arrival == Arrival(text: "1", symbology: nil, namesFormat: false, milliseconds: 987.5))
  }

  @Test func `nothing was typed later than it arrived`() throws {
    #expect(try arrival(#"{"text":"1","typed_ms":2000}"#).milliseconds == 1000)
  }

  @Test(arguments: ["", "[]", "{}", #"{"text":1}"#, #"{"text":""}"#, #"{"text":"1","format":2}"#])
  func `what is no read is refused`(body: String) {
    #expect(throws: DisplayFault.self) { try arrival(body) }
  }

  @Test(arguments: ["-1e16", "1e300", "61001"])
  func `what was typed at another time is refused`(time: String) {
    let error = #expect(throws: DisplayFault.self) {
      try arrival(#"{"text":"1","typed_ms":\#(time)}"#)
    }
    #expect(error?.reason.hasPrefix("'typed_ms'") == true)
  }

  @Test func `a text longer than any code is refused`() {
    let text = String(repeating: "1", count: (64 << 10) + 1)
    #expect(throws: DisplayFault.self) { try arrival(#"{"text":"\#(text)"}"#) }
  }
}

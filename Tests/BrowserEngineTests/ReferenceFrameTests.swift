import Barcodes
import EngineKit
import Foundation
import PageServer
import Testing

@testable import BrowserEngine

/// Detectors that find nothing: that are still being downloaded, or have died.
@Suite struct ReferenceFrameTests {
  private static let nothing = #"{"durations_ns":[1000],"decodes":[]}"#

  @Test func `a detector that finds nothing at all is no engine`() async throws {
    let page = ScriptedPage(reads: { _ in false })
    await page.open()
    guard case .failed(let failed) = try await Conversation(with: page.page).hello() else {
      Issue.record("it became an engine")
      return
    }
    #expect(failed.message.hasPrefix("the page's detector reads no reference symbol of any format"))
    #expect(await page.references.count == 4, "two symbols of each of two formats")
  }

  @Test func `a format whose symbols are not read is not claimed, and said to be left out`()
    async throws
  {
    let page = ScriptedPage(reads: { $0 == .qrCode })
    await page.open()
    let (reply, notes) = try await Conversation(with: page.page).helloWithNotes()
    guard case .hello(let hello) = reply else {
      Issue.record("no hello")
      return
    }
    #expect(hello.symbologies == [.qrCode])
    #expect(notes == ["left out, since their reference symbols are not read: ean_13"])
  }

  @Test func `nothing found is believed where a reference symbol is found after it`() async throws {
    let page = ScriptedPage(answer: { _ in Self.nothing })
    await page.open()
    let talk = try Conversation(with: page.page)
    try await talk.hello()
    let before = await page.references.count
    try talk.send(1)
    #expect(
      try await talk.reply() == .detected(.init(id: 1, durationsNanoseconds: [1000], decodes: [])))
    #expect(await page.references.count == before + 1)
  }

  @Test func `a detector that dies ends the engine with code 69, and its frame gets no answer`()
    async throws
  {
    let page = ScriptedPage(answer: { _ in Self.nothing })
    await page.open()
    let talk = try Conversation(with: page.page)
    try await talk.hello()
    await page.setReads { _ in false }
    try talk.send(1)
    let ending = try #require(try await talk.ending())
    #expect(ending.code == 69)
    #expect(ending.text.hasPrefix("the page's detector no longer reads a reference symbol of "))
    await #expect(throws: MessageChannelError.endOfInput) { try await talk.reply() }
  }

  @Test func `every 100 frames each format is shown again`() async throws {
    let page = ScriptedPage()
    await page.open()
    let talk = try Conversation(with: page.page)
    try await talk.hello()
    for id in 1...201 {
      try talk.send(id)
      guard case .detected = try await talk.reply() else {
        Issue.record("no answer to \(id)")
        return
      }
    }
    #expect(
      await page.references
        == Array(repeating: [.ean13, .qrCode].sorted(), count: 3).flatMap { $0 })
    await page.setReads { $0 == .qrCode }
    for id in 202...300 {
      try talk.send(id)
      _ = try await talk.reply()
    }
    try talk.send(301)
    #expect(try await talk.ending()?.code == 69)
  }

  @Test(arguments: Symbology.allCases)
  func `each symbology has two symbols that differ`(symbology: Symbology) throws {
    let frames = try (0..<2).map { try ReferenceFrame(symbology, variant: $0) }
    #expect(frames[0].bytes != frames[1].bytes)
    #expect(frames[0].image != frames[1].image)
    for frame in frames {
      let decode = Decode(symbology: symbology, bytes: frame.bytes, corners: nil)
      #expect(frame.isAmong([decode]))
      #expect(!frame.isAmong([]))
    }
  }

  @Test func `a UPC-A that is read as an EAN-13 with a leading 0 is read`() throws {
    let frame = try ReferenceFrame(.upcA, variant: 0)
    let decode = Decode(symbology: .ean13, bytes: [48] + frame.bytes, corners: nil)
    #expect(frame.isAmong([decode]))
  }

  /// http://www.isthe.com/chongo/tech/comp/fnv/, test vectors of FNV-1a.
  @Test(
    arguments: [("", 0x811c_9dc5), ("a", 0xe40c_292c), ("foobar", 0xbf9c_f968)]
      as [(String, UInt32)])
  func `the checksum is FNV-1a`(text: String, checksum: UInt32) {
    #expect(DetectTask.checksum(of: Array(text.utf8)) == checksum)
  }
}

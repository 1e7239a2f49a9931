import Barcodes
import Records
import Testing

@testable import Runner

@Suite struct DisagreementSampleTests {
  private func frame(
    _ number: Int, suite: String = "s", of symbology: Symbology = .qrCode, noise: Double = 0
  ) -> FrameRecord {
    var frame = TestFrame("HELLO", symbology).record
    frame.frame = "\(suite)/\(symbology.name)/\(number)"
    // Any numbers without an order will do.
    frame.seed = UInt64(number * 7919 % 1009)
    frame.point = ["noise_sigma": noise]
    return frame
  }

  @Test func `few frames of one kind are kept, whatever the order in which they come`() {
    let frames = (1...20).map { frame($0) }
    let kept = [frames, frames.reversed()].map { frames in
      var sample = DisagreementSample()
      for frame in frames { _ = sample.add(frame) }
      return Set(sample.frames)
    }
    #expect(kept[0].count == DisagreementSample.perGroup)
    #expect(kept[0] == kept[1])
  }

  @Test func `what must go is named, so that every other frame is kept`() {
    var sample = DisagreementSample()
    var kept: Set<String> = []
    for number in 1...400 {
      let frame = frame(number, noise: Double(number % 90))
      kept.insert(frame.frame)
      if let dropped = sample.add(frame) { #expect(kept.remove(dropped) != nil) }
      #expect(kept == Set(sample.frames))
      #expect(kept.count <= DisagreementSample.limit)
    }
  }

  @Test func `a suite that comes late gets its share`() {
    var sample = DisagreementSample()
    for (suite, symbology) in [("a", Symbology.qrCode), ("a", .ean13), ("b", .qrCode)] {
      for number in 1...300 {
        _ = sample.add(frame(number, suite: suite, of: symbology, noise: Double(number % 100)))
      }
    }
    let shares = Dictionary(grouping: sample.frames) { $0.prefix(5) }.values.map(\.count)
    #expect(shares == [40, 40, 40])
  }
}

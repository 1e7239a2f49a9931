import Barcodes
import Records
import Testing

@testable import Runner

@Suite struct FrameSampleTests {
  private func frame(
    _ number: Int, suite: String = "s", of symbology: Symbology = .qrCode, noise: Double = 0
  ) -> FrameCandidate {
    var frame = TestFrame("HELLO", symbology).record
    frame.frame = "\(suite)/\(symbology.name)/\(number)"
    // Any numbers without an order will do.
    frame.seed = UInt64(number * 7919 % 1009)
    frame.point = ["noise_sigma": noise]
    return FrameCandidate(frame)
  }

  @Test func `few frames of one kind are kept, whatever the order in which they come`() {
    let frames = (1...20).map { frame($0) }
    let kept = [frames, frames.reversed()].map { frames in
      var sample = FrameSample.disagreements
      for frame in frames { _ = sample.add(frame) }
      return Set(sample.frames)
    }
    #expect(kept[0].count == FrameSample.disagreements.perGroup)
    #expect(kept[0] == kept[1])
  }

  @Test func `what must go is named, so that every other frame is kept`() {
    var sample = FrameSample.disagreements
    var kept: Set<String> = []
    for number in 1...400 {
      let frame = frame(number, noise: Double(number % 90))
      kept.insert(frame.frame)
      if let dropped = sample.add(frame) { #expect(kept.remove(dropped) != nil) }
      #expect(kept == Set(sample.frames))
      #expect(kept.count <= FrameSample.disagreements.limit)
    }
  }

  @Test func `a suite that comes late gets its share`() {
    var sample = FrameSample.disagreements
    for (suite, symbology) in [("a", Symbology.qrCode), ("a", .ean13), ("b", .qrCode)] {
      for number in 1...300 {
        _ = sample.add(frame(number, suite: suite, of: symbology, noise: Double(number % 100)))
      }
    }
    let shares = Dictionary(grouping: sample.frames) { $0.prefix(5) }.values.map(\.count)
    #expect(shares == [40, 40, 40])
  }

  @Test func `of frames that nobody read one of each condition is kept, whatever its point`() {
    var sample = FrameSample.unread
    for number in 1...60 { _ = sample.add(frame(number, noise: Double(number % 9))) }
    #expect(sample.frames.count == 1)
    for number in 1...60 { _ = sample.add(frame(number, of: .ean13)) }
    #expect(sample.frames.count == 2)
  }
}

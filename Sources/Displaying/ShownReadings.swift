import Barcodes
package import Records

/// A scanner's reads of the frames that it was shown, as a recording.
package struct ShownReadings: Sendable {
  /// One answer for each frame that was shown, in that order.
  package let answers: [RecordedAnswer]
  /// The number of arrivals while no frame was shown, or one that was not shown to its end.
  package let strays: Int

  /// - Parameters:
  ///   - showings: frames on the screen, each with its period by the display's clock.
  ///   - scanner: What stands in each line of the recording, without what differs.
  package init(
    _ showings: [(frame: FrameRecord, period: Range<Double>)], _ arrivals: [Arrival],
    of scanner: RecordedAnswer
  ) {
    answers = showings.map { frame, period in
      let read = arrivals.filter { period.contains($0.milliseconds) }
        .sorted { $0.milliseconds < $1.milliseconds }
      var answer = scanner
      answer.frame = frame.frame
      answer.pixelsSHA256 = frame.pixelsSHA256
      answer.decodes = read.map { RecordedAnswer.Code($0, in: frame) }
      answer.durationsNanoseconds = read.first.map {
        [max(1, Int64(($0.milliseconds - period.lowerBound) * 1e6))]
      }
      return answer
    }
    strays = arrivals.count { arrival in
      !showings.contains { $0.period.contains(arrival.milliseconds) }
    }
  }
}

extension RecordedAnswer.Code {
  /// Creates the code that an arrival stands for.
  ///
  /// A scanner that names no format is judged by the content alone: its read gets the symbology of
  /// the code with this content, or else of the frame's only code.
  fileprivate init(_ arrival: Arrival, in frame: FrameRecord) {
    let code = frame.codes.first { $0.text == arrival.text || $0.isUPCA(written: arrival.text) }
    let meant = code ?? (frame.codes.count == 1 ? frame.codes.first : nil)
    self.init(
      symbology: arrival.namesFormat ? arrival.symbology : meant?.symbology, text: arrival.text,
      corners: nil)
  }
}

extension CodeRecord {
  /// Returns true if the text is this UPC-A, written as an EAN-13 with a leading zero.
  fileprivate func isUPCA(written text: String) -> Bool {
    symbology == .upcA && "0" + self.text == text
  }
}

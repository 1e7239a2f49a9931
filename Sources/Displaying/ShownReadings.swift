package import Barcodes
package import Records

/// What a scanner said of the frames that it was shown, as a recording.
package struct ShownReadings: Sendable {
  /// What the recording says of the scanner, in each line.
  package struct Scanner: Sendable {
    package var name: String
    package var version: String?
    package var device: String?
    package var source: String
    /// ISO 8601.
    package var date: String
    /// Those that it can read; nil for all 13.
    package var symbologies: [Symbology]?

    package init(
      name: String, version: String?, device: String?, source: String, date: String,
      symbologies: [Symbology]?
    ) {
      self.name = name
      self.version = version
      self.device = device
      self.source = source
      self.date = date
      self.symbologies = symbologies
    }
  }

  /// One for each frame that was shown, in that order.
  package let answers: [RecordedAnswer]
  /// Arrivals that came while no frame was shown: before the first one, or after one that was not shown to its end.
  package let strays: Int

  package init(_ showings: [Showing], _ arrivals: [Arrival], of scanner: Scanner) {
    answers = showings.map { showing in
      let read = arrivals.filter(showing.covers).sorted { $0.milliseconds < $1.milliseconds }
      return RecordedAnswer(
        frame: showing.frame.frame, pixelsSHA256: showing.frame.pixelsSHA256,
        engine: scanner.name, version: scanner.version, device: scanner.device,
        source: scanner.source, date: scanner.date, symbologies: scanner.symbologies,
        decodes: read.map { RecordedAnswer.Code($0, in: showing.frame) },
        durationsNanoseconds: read.first.map {
          [max(1, Int64(($0.milliseconds - showing.beginMilliseconds) * 1e6))]
        })
    }
    strays = arrivals.count { arrival in !showings.contains { $0.covers(arrival) } }
  }
}

extension RecordedAnswer.Code {
  /// A scanner that names no format is held to the content alone: what it read counts as of the symbology of the code that has this
  /// content, or else of the frame's one code.
  fileprivate init(_ arrival: Arrival, in frame: FrameRecord) {
    let code = frame.codes.first { $0.text == arrival.text || $0.isUPCA(written: arrival.text) }
    let meant = code ?? (frame.codes.count == 1 ? frame.codes.first : nil)
    self.init(
      symbology: arrival.namesFormat ? arrival.symbology : meant?.symbology, text: arrival.text,
      corners: nil)
  }
}

extension CodeRecord {
  /// Whether it is a UPC-A that a scanner tells as an EAN-13.
  fileprivate func isUPCA(written text: String) -> Bool {
    symbology == .upcA && "0" + self.text == text
  }
}

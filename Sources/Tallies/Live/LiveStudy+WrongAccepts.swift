import Barcodes
import Records
import Summaries

extension LiveStudy {
  /// The wrong contents that the first policies announced, the first of each scan.
  ///
  /// - Throws: `RecordError`, where frames cannot be read again.
  func wrongAccepts(_ pictures: PictureFolder) throws -> [FrameFinding<WrongAcceptRecord>] {
    let (keys, groups) = readings.grouped(by: reader(of:))
    return try keys.flatMap { key in
      let wrong = (groups[key] ?? []).flatMap { reading in
        zip(reading.scans, reading.results[0]).compactMap { scan, result in
          result.firstWrong.map { (reading: reading, scan: scan, accept: $0) }
        }
      }
      return try wrong.prefix(LiveRecord.wrongLimit).compactMap { reading, scan, accept in
        try frames.line(at: accept.frame).map { frame in
          let content = contents.contents[Int(accept.content)]
          return FrameFinding(
            try AskedFrame(frame, mask: reading.turn.mask, view: reading.turn.view),
            WrongAcceptRecord(
              engine: run.engines[reading.turn.engine].label, scan: Int(scan),
              atSeconds: accept.at,
              read: NotableCode(
                symbology: content.symbology?.name,
                text: String(decoding: content.bytes, as: UTF8.self)),
              picture: pictures.hasPicture(of: frame.frame)
                ? PictureFolder.path(of: frame.frame) : nil))
        }
      }
    }
  }
}

import CorpusRendering
import Photographs
import Records
import Runner

extension Corpora {
  /// Writes a frame's image with the corners of its codes, by default under the frame's name, and returns the truth and its path.
  package static func show(
    frame name: String, of path: String, profile: String, seed: UInt64, to output: String?
  ) throws -> String {
    let path = try SharedFiles.path(ofSuite: path)
    try PictureFolder.refuseInsteadOfCorpus(path)
    let input = try RunInput(path: path, profile: profile, seed: seed, isValidated: true)
    input.suite.reportUnsaid()
    let frame = try input.frame(named: name)
    let image = output ?? FileName.image(ofFrame: name)
    try frame.image.writeOverlay(of: frame.record.codes.map(\.trueCode), to: image)
    let shown = try RecordCoding.document(FrameLine(whole: frame.record))
    return String(decoding: shown, as: UTF8.self) + "corners drawn in: \(image)"
  }
}

import Barcodes
import Photographed
package import Records
import Storage

extension FrameRecord {
  /// The code that a frame shows is what is asked for; others beside it count neither way.
  init(_ specification: FrameSpecification, _ shot: PhotographShot, _ image: GreyImage) {
    let origin = shot.origin
    var code = origin.codes[shot.number]
    code.moduleWidthPixels = shot.moduleWidth
    code.corners = shot.moved(shot.corners)
    let beside =
      origin.codes.enumerated().filter { $0.offset != shot.number }.map(\.element.notAskedFor)
      + (origin.others ?? [])
    let others = beside.compactMap(shot.shown)
    self.init(
      frame: specification.frame, width: image.width, height: image.height,
      pixelsSHA256: Digest.hexadecimal(of: image.pixels), seed: specification.seed,
      point: specification.setting.point,
      namedCondition: specification.setting.namedCondition,
      draw: specification.draw, condition: nil, codes: [code],
      others: others.isEmpty ? nil : others, labelled: origin.labelled,
      photograph: origin.photograph)
  }
}

extension CodeRecord {
  /// The code as one beside another that is asked for alone.
  package var notAskedFor: OtherCodeRecord {
    OtherCodeRecord(kind: symbology.name, symbology: symbology, text: text, corners: corners)
  }
}

import Barcodes
import CGIF
import Foundation

/// A reader of GIF by giflib; a file with several pictures is refused.
extension StoredPicture {
  static func gif(of bytes: Data, _ mostPixels: Int) throws(Fault) -> StoredPicture {
    let file = [UInt8](bytes)
    // SAFETY: the library reads the bytes of `file`, and its source, until it is closed, which is during this call.
    let result = file.withUnsafeBufferPointer { bytes -> Result<StoredPicture, Fault> in
      var source = scanbench_gif_source(bytes: bytes.baseAddress, count: bytes.count, place: 0)
      return withUnsafeMutablePointer(to: &source) { source in
        var gif = scanbench_gif()
        defer { scanbench_gif_close(&gif) }
        guard scanbench_gif_open(&gif, source) != 0 else { return .failure(fault(gif)) }
        return Result { () throws(Fault) in try read(&gif, mostPixels) }
      }
    }
    return try result.get()
  }

  private static func read(
    _ gif: inout scanbench_gif, _ mostPixels: Int
  ) throws(Fault) -> StoredPicture {
    let (width, height) = (Int(gif.width), Int(gif.height))
    try check(width: width, height: height, mostPixels)
    let memory = try PictureMemory.shared.reservation(
      bytes: 5 * width * height, width: width, height: height)
    var samples = [UInt8](repeating: 0, count: width * height * 4)
    guard scanbench_gif_read(&gif, &samples) != 0 else { throw fault(gif) }
    // Many end without the mark of the end.
    guard scanbench_gif_next(&gif) != 1 else {
      throw Fault(reason: "it is a film; store its frames as pictures")
    }
    return StoredPicture(
      ColouredPicture(width: width, height: height, samples: samples), memory: memory)
  }

  private static func fault(_ gif: scanbench_gif) -> Fault {
    guard gif.error != 0 else { return Fault(reason: "it has no picture") }
    return Fault(
      reason: GifErrorString(gif.error).map { String(cString: $0) } ?? "it is cut off or damaged")
  }
}

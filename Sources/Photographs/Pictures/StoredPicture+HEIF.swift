import Barcodes
import CHEIF
import Foundation

/// A reader of HEIC and AVIF by libheif: a file's primary picture, turned as its own boxes say and
/// not its EXIF, as the format demands (ISO/IEC 23008-12, 6.5.10).
extension StoredPicture {
  static func heif(of bytes: Data, _ mostPixels: Int) throws(Fault) -> StoredPicture {
    let file = [UInt8](bytes)
    // SAFETY: the library reads the bytes of `file` until the context is freed, which is during this call.
    let result = file.withUnsafeBufferPointer { bytes in
      Result { () throws(Fault) in try read(bytes, mostPixels) }
    }
    return try result.get()
  }

  private static func read(
    _ bytes: UnsafeBufferPointer<UInt8>, _ mostPixels: Int
  ) throws(Fault) -> StoredPicture {
    guard let context = heif_context_alloc() else { throw Fault(reason: "no memory") }
    defer { heif_context_free(context) }
    // This thread alone: pictures are read several at a time.
    heif_context_set_max_decoding_threads(context, 0)
    try check(
      heif_context_read_from_memory_without_copy(context, bytes.baseAddress, bytes.count, nil))
    var primary: OpaquePointer?
    try check(heif_context_get_primary_image_handle(context, &primary))
    guard let primary else { throw Fault(reason: "it has no picture") }
    defer { heif_image_handle_release(primary) }
    let width = Int(heif_image_handle_get_width(primary))
    let height = Int(heif_image_handle_get_height(primary))
    try check(width: width, height: height, mostPixels)
    // What the decoder has, of brightness and two of colour, in samples of up to two bytes; then red, green, blue and opacity; then grey.
    let memory = try PictureMemory.shared.reservation(
      bytes: 11 * width * height, width: width, height: height)
    var decoded: OpaquePointer?
    try check(
      heif_decode_image(
        primary, &decoded, heif_colorspace_RGB, heif_chroma_interleaved_RGBA, nil))
    guard let decoded else { throw Fault(reason: "it has no pixels") }
    defer { heif_image_release(decoded) }
    return StoredPicture(
      try samples(of: decoded, width: width, height: height), memory: memory,
      notes: deep(bits: Int(heif_image_handle_get_luma_bits_per_pixel(primary))))
  }

  private static func samples(
    of image: OpaquePointer, width: Int, height: Int
  ) throws(Fault) -> ColouredPicture {
    var stride: Int32 = 0
    guard let rows = heif_image_get_plane_readonly(image, heif_channel_interleaved, &stride),
      heif_image_get_width(image, heif_channel_interleaved) == width,
      heif_image_get_height(image, heif_channel_interleaved) == height
    else { throw Fault(reason: "its pixels are others than its head says") }
    var samples: [UInt8] = []
    samples.reserveCapacity(width * height * 4)
    for y in 0..<height {
      // SAFETY: the plane has `height` rows of `stride` bytes, at least four for each of `width` pixels.
      samples += UnsafeBufferPointer(start: rows + y * Int(stride), count: width * 4)
    }
    return ColouredPicture(width: width, height: height, samples: samples)
  }

  private static func check(_ error: heif_error) throws(Fault) {
    guard error.code != heif_error_Ok else { return }
    // A decoder may be a package of its own, as Debian's libheif-plugin-libde265 is from version 13 on.
    if error.code == heif_error_Unsupported_filetype
      || error.subcode == heif_suberror_Unsupported_codec
    {
      throw Fault(
        reason: "libheif has no decoder for it here; install that of HEVC (libde265) or of AV1")
    }
    throw Fault(
      reason: error.message.map { String(cString: $0) } ?? "libheif cannot read it")
  }
}

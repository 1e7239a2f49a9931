import Barcodes
import CEXIF
import CTurboJPEG
import Foundation

/// JPEG by libjpeg-turbo, and its EXIF by libexif.
enum JPEGPicture {
  /// Y as it is stored; of grey pictures the grey.
  static func luma(of bytes: Data, _ mostPixels: Int) throws(PictureFault) -> GreyImage {
    guard let decompressor = tjInitDecompress() else { throw PictureFault(reason: "no memory") }
    // SAFETY: ends what tjInitDecompress began.
    defer { tjDestroy(decompressor) }
    let jpeg = [UInt8](bytes)
    var (width, height, subsampling, colours) = (Int32(), Int32(), Int32(), Int32())
    // SAFETY: the library reads the bytes of `jpeg` during the call.
    let isKnown = jpeg.withUnsafeBufferPointer {
      tjDecompressHeader3(
        decompressor, $0.baseAddress, UInt($0.count), &width, &height, &subsampling, &colours) == 0
    }
    guard isKnown else { throw fault(decompressor) }
    guard width > 0, height > 0 else {
      throw PictureFault(reason: "it ends before it says its size")
    }
    guard colours != TJCS_CMYK.rawValue, colours != TJCS_YCCK.rawValue else {
      throw PictureFault(reason: "it is in CMYK, which is for printing; store it in colour or grey")
    }
    try PictureFault.check(width: Int(width), height: Int(height), mostPixels)
    var image = GreyImage(width: Int(width), height: Int(height), filledWith: 0)
    // SAFETY: the library reads the bytes of `jpeg`, and writes width * height bytes, the count of the pixels, during the call.
    let isRead = jpeg.withUnsafeBufferPointer { source in
      image.pixels.withUnsafeMutableBufferPointer { target in
        tjDecompress2(
          decompressor, source.baseAddress, UInt(source.count), target.baseAddress, width, width,
          height, Int32(TJPF_GRAY.rawValue), TJFLAG_ACCURATEDCT) == 0
      }
    }
    // Cameras leave bytes between the parts of a file, of which the library warns; a picture that ends too soon is none.
    guard isRead || message(decompressor).contains("extraneous bytes") else {
      throw fault(decompressor)
    }
    return image
  }

  /// `up` where the file says nothing, or nothing that makes sense.
  static func orientation(of bytes: Data) -> ImageOrientation {
    let jpeg = [UInt8](bytes)
    // SAFETY: the library reads the bytes of `jpeg` during the call.
    let number = jpeg.withUnsafeBufferPointer {
      scanbench_exif_orientation($0.baseAddress, UInt32($0.count))
    }
    return ImageOrientation(rawValue: Int(number)) ?? .up
  }

  private static func fault(_ decompressor: tjhandle) -> PictureFault {
    PictureFault(reason: message(decompressor))
  }

  private static func message(_ decompressor: tjhandle) -> String {
    // SAFETY: a C string of the handle's, copied before its next call.
    String(cString: tjGetErrorStr2(decompressor))
  }
}

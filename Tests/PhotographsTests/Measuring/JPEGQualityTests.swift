import CTurboJPEG
import Foundation
import Testing

@testable import Photographs

@Suite struct JPEGQualityTests {
  /// A grey file that libjpeg-turbo compressed.
  private static func jpeg(quality: Int32) throws -> Data {
    let compressor = try #require(tjInitCompress())
    defer { tjDestroy(compressor) }
    var bytes: UnsafeMutablePointer<UInt8>?
    var count: UInt = 0
    defer { tjFree(bytes) }
    let samples = (0..<256).map { UInt8($0) }
    let isWritten = samples.withUnsafeBufferPointer {
      tjCompress2(
        compressor, $0.baseAddress, 16, 0, 16, Int32(TJPF_GRAY.rawValue), &bytes, &count,
        Int32(TJSAMP_GRAY.rawValue), quality, 0) == 0
    }
    try #require(isWritten)
    return Data(UnsafeBufferPointer(start: bytes, count: Int(count)))
  }

  @Test(arguments: [5, 25, 49, 50, 51, 75, 85, 92, 95, 99])
  func `the quality that libjpeg-turbo was asked for is read off its tables`(quality: Int) throws {
    #expect(try Photograph.jpegQuality(of: Self.jpeg(quality: Int32(quality))) == quality)
  }

  @Test func `tables that are none of libjpeg's have no quality`() throws {
    var file = try Self.jpeg(quality: 80)
    let table = try #require(file.firstRange(of: Data([0xFF, 0xDB])))
    for index in 0..<64 { file[table.lowerBound + 5 + index] = index < 8 ? 90 : 3 }
    #expect(Photograph.jpegQuality(of: file) == nil)
  }

  @Test func `what is cut off, or no JPEG, has no quality`() throws {
    let file = try Self.jpeg(quality: 80)
    #expect(Photograph.jpegQuality(of: file.prefix(40)) == nil)
    #expect(Photograph.jpegQuality(of: Data("P5 16 16 255".utf8)) == nil)
    #expect(Photograph.jpegQuality(of: Data()) == nil)
  }
}

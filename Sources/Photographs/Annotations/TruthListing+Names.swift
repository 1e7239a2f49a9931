import Barcodes
import Foundation
import Photographed
import Storage

/// The truth in pictures' names that begin with the content of their one code, as
/// `4000354005016-01_N95-2592x1944.jpg` does in the 1D barcode database of the university of
/// Münster. The first character that is not a letter or digit ends the content.
extension TruthListing {
  /// - Parameter symbology: the symbology of all codes; nil to tell by the number of digits: 13 for
  ///   EAN-13, 12 for UPC-A, 8 for EAN-8.
  static func fileNames(of pictures: PictureFolder, symbology: Symbology?) -> TruthListing {
    named(of: pictures, symbology: symbology) { picture in
      let name = (picture as NSString).lastPathComponent
      return (
        String(name.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }),
        "its name does not begin with the 8, 12 or 13 digits of a retail code; say "
          + "--symbology if it begins with another content"
      )
    }
  }

  /// Takes the content from the name of the picture's folder; `symbology` is as above.
  static func folderNames(of pictures: PictureFolder, symbology: Symbology?) -> TruthListing {
    named(of: pictures, symbology: symbology) { picture in
      let folder = Folder.parent(of: picture)
      return (
        (folder as NSString).lastPathComponent,
        folder.isEmpty
          ? "it lies in no folder that says its content"
          : "its folder is not named by the 8, 12 or 13 digits of a retail code; say --symbology if it is named by another content"
      )
    }
  }

  /// - Parameter name: returns a picture's possible content, and the reason if it has none.
  private static func named(
    of pictures: PictureFolder, symbology: Symbology?,
    _ name: (String) -> (content: String, fault: String)
  ) -> TruthListing {
    var listing = TruthListing()
    for picture in pictures.pictures {
      let (content, fault) = name(picture)
      guard let symbology = symbology ?? retailSymbology(of: content), !content.isEmpty else {
        listing.faults.append(ImportFault(place: "\(pictures.path)/\(picture)", reason: fault))
        continue
      }
      var truth = PictureTruth(picture: picture)
      truth.add(kind: symbology.name, text: content, corners: nil)
      listing.pictures.append(truth)
    }
    return listing.labelledWithItsOwn()
  }

  /// Returns the symbology of digits with a valid check digit (GS1 General Specifications, 7.9.1).
  private static func retailSymbology(of content: String) -> Symbology? {
    guard GS1Element.endsInCheckDigit(content) else { return nil }
    return [8: .ean8, 12: .upcA, 13: .ean13][content.count]
  }
}

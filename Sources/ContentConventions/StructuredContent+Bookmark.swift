import Barcodes

/// A URL with a title: `MEBKM:TITLE:…;URL:…;;` and `URLTO:title:url`.
///
/// Sources: NTT DOCOMO, bar code functions, "bookmark registration", for the first, in capital letters; ZXing's wiki
/// (https://github.com/zxing/zxing/wiki/Barcode-Contents#url) for the second. A bookmark without a URL is `text`. What
/// stands as the URL is not looked at: the content says that it is one.
extension StructuredContent {
  static func bookmark(of text: String) -> StructuredContent? {
    if text.hasPrefix("MEBKM:"), let body = text.after("MEBKM:") {
      let fields = SemicolonFields(body)
      return content(url: fields.values("URL").first, title: fields.values("TITLE").first)
    }
    guard let body = text.after("URLTO:") else { return nil }
    let (title, url) = body.halves(at: ":")
    return content(url: url, title: title)
  }

  private static func content(url: String?, title: String?) -> StructuredContent? {
    guard let url = url?.trimmed, !url.isEmpty else { return nil }
    return StructuredContent(.url, ["url": url, "title": title?.trimmed])
  }
}

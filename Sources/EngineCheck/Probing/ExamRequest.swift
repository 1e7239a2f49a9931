import Barcodes

/// Requests, as JSON.
extension [String: Any] {
  static func hello(protocolNumber: Int = 1) -> [String: Any] {
    ["type": "hello", "protocol": protocolNumber]
  }

  static func configure(_ mask: [String], options: [String: String] = [:]) -> [String: Any] {
    ["type": "configure", "mask": mask, "options": options]
  }

  static func detect(
    id: Int, _ image: GreyImage, warmup: Int = 0, repeats: Int = 1
  ) -> [String: Any] {
    [
      "type": "detect", "id": id, "width": image.width, "height": image.height, "warmup": warmup,
      "repeats": repeats, "payload": image.pixels.count,
    ]
  }
}

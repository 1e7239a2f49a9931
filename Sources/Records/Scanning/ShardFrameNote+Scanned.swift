import Barcodes

extension ShardFrameNote: ScannedLine {
  package init(scanning scanner: inout LineScanner) throws(UnusualLine) {
    self.init(frame: 0, reads: [], troubles: nil, disagree: nil, unread: nil)
    try scanner.object(required: 2) { name, scanner throws(UnusualLine) in
      switch name {
      case "frame": frame = try scanner.count(Tally<Int>.self)
      case "reads":
        reads = try scanner.list { scanner throws(UnusualLine) in try scanner.flagOrNull() }
      case "troubles":
        troubles = try scanner.list { scanner throws(UnusualLine) in try Int(scanner.integer()) }
        return false
      case "disagree":
        disagree = try scanner.flag()
        return false
      case "unread":
        unread = try scanner.flag()
        return false
      default: throw UnusualLine()
      }
      return true
    }
  }
}

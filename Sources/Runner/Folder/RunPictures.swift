import Barcodes
import Judging
import Records

/// A choice, frame by frame in their order, of the pictures that are kept.
struct RunPictures {
  /// The most pictures for each engine, trouble and symbology: enough to see, few enough to keep.
  static let perKind = 10

  private let pictures: FramePictures
  private var reproduction: ReproductionFile
  private var counts: [String: Int] = [:]
  /// The frames whose picture shows trouble and stays whatever becomes of the samples.
  private var troubledFrames: Set<String> = []
  private var disagreements = FrameSample.disagreements
  private var unread = FrameSample.unread
  private var beside = FrameSample.beside
  /// True if the run has photographs, beside which other frames are looked at.
  private let hasPhotographs: Bool

  /// - Parameter folder: the run's folder, which takes the pictures.
  init(folder: String, run: RunRecord) {
    hasPhotographs = run.suites.contains { $0.photographSet != nil }
    pictures = FramePictures(path: folder)
    reproduction = ReproductionFile(path: "\(folder)/\(FileName.reproduction)", run: run)
  }

  /// Keeps the picture of a trial that failed other than by a miss, unless its kind has enough.
  mutating func add(_ trial: TrialRecord, _ image: () throws -> GreyImage) throws {
    guard let trouble = trial.trouble else { return }
    // Names are suite/symbology/number.
    let symbology = trial.frame.split(separator: "/").dropFirst().first ?? ""
    let kind = "\(trial.engine) \(trouble) \(symbology)"
    guard counts[kind, default: 0] < Self.perKind else { return }
    counts[kind, default: 0] += 1
    troubledFrames.insert(trial.frame)
    try pictures.write(of: trial.frame, image)
    if trial.isDeath { try reproduction.add(trial) }
  }

  /// Keeps the picture of a frame over which engines disagree, that none reads though its modules
  /// are wide enough, or that belongs beside photographs, unless its kind has enough.
  mutating func add(
    _ frame: FrameCandidate, disagree: Bool, areUnread: Bool,
    _ image: () throws -> GreyImage
  ) throws {
    if disagree {
      let dropped = disagreements.add(frame)
      try keep(frame.frame, unless: dropped, image)
    }
    if areUnread {
      let dropped = unread.add(frame)
      try keep(frame.frame, unless: dropped, image)
    }
    if hasPhotographs, frame.isAtGuidance {
      let dropped = beside.add(frame)
      try keep(frame.frame, unless: dropped, image)
    }
  }

  /// - Parameter dropped: the frame to drop for this one, possibly itself.
  private func keep(
    _ frame: String, unless dropped: String?, _ image: () throws -> GreyImage
  ) throws {
    if dropped != frame { try pictures.write(of: frame, image) }
    guard let dropped, dropped != frame, !troubledFrames.contains(dropped),
      !disagreements.frames.contains(dropped), !unread.frames.contains(dropped),
      !beside.frames.contains(dropped)
    else { return }
    pictures.remove(of: dropped)
  }
}

extension TrialRecord {
  /// The trouble of the trial other than a miss; nil if there is none.
  var trouble: String? {
    switch status {
    case .timeout, .crashed, .error: status.rawValue
    case .unsupported, .givenUp: nil
    case .ok where codes.contains { $0.outcome == .misread }: Outcome.misread.rawValue
    case .ok where codes.contains { $0.outcome == .formatError }: Outcome.formatError.rawValue
    case .ok: falsePositives > 0 ? "false_positive" : nil
    }
  }
}

extension FrameRecord {
  /// Returns true if none of a frame's engines read it though its modules are wide enough.
  func isUnread(by trials: [TrialRecord]) -> Bool {
    condition?.moduleWidthPixels ?? .infinity >= Guidance.moduleWidthPixels
      && TrialRecord.areUnread(trials)
  }
}

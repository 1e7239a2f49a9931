import Chapters
import Document
import Findings
import Records
import Summaries

/// The claim that a higher resolution extends the reach.
struct ReachWording: SuiteClaimWording {
  let suite = ClaimSuite.reach
  let section = ReportSection.reachID
  let claim = "1280 × 720 or 1920 × 1080 lets codes be read from farther away."

  func method(_ condition: String?, _ evidence: ClaimEvidence) -> String {
    "Suite reach: codes that span 3 % to 70 % of the frame's width, at each resolution. The claim holds "
      + "where the 95 % interval of the difference in read rate, over all symbologies and shares, from the "
      + "smallest frame to that nearest to 2 megapixels lies above 0."
  }

  func effect(_ engine: EngineRecord, _ subject: ClaimSubject) -> [String] {
    ReachClaim.gain(.reach, engine, subject.evidence)?.effect ?? []
  }
}

/// The claim that no more than 2 megapixels are needed.
struct NativeResolutionWording: SuiteClaimWording {
  let suite = ClaimSuite.reach
  let section = ReportSection.reachID
  let claim =
    "No more than 2 megapixels are needed: over 10, latency is very poor without a gain in accuracy."

  func method(_ condition: String?, _ evidence: ClaimEvidence) -> String {
    "Suites reach and latency: read rate over all symbologies and shares, and latency, at the size "
      + "nearest to 2 megapixels against the largest. The claim fails where the 95 % interval of the gain "
      + "in read rate lies above 0, and holds where it lies below 1 percentage point."
  }

  func effect(_ engine: EngineRecord, _ subject: ClaimSubject) -> [String] {
    ReachClaim.gain(.nativeResolution, engine, subject.evidence)?.effect ?? []
  }
}

/// The claim that a code that fills the frame needs little resolution.
struct FillWording: SuiteClaimWording {
  let suite = ClaimSuite.reach
  let section = ReportSection.reachID
  let claim = "A low resolution suffices where the code fills most of the frame."

  func method(_ condition: String?, _ evidence: ClaimEvidence) -> String {
    "Suite reach, at the smallest frame: codes that span half its width or more. Held against 99 % with "
      + "one-sided 95 % Clopper–Pearson bounds."
  }

  func effect(_ engine: EngineRecord, _ subject: ClaimSubject) -> [String] {
    guard let read = FillClaim.read(engine, subject.evidence) else { return [] }
    return ["\(read.size.name): \(ClaimWords.rate(read.count))", ClaimWords.remark(read.count)]
      .compactMap(\.self)
  }
}

extension ReachGain {
  fileprivate var effect: [String] {
    let times = latencies.map { Wording.duration(nanoseconds: $0.typical.value) }
    let parts = [
      "\(small.name) → \(large.name): read rate \(difference.text), n = \(Wording.count(codes)) each",
      times.isEmpty ? nil : "latency \(times.joined(separator: " → "))",
    ]
    return parts.compactMap(\.self)
  }
}

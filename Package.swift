// swift-tools-version: 6.2
import PackageDescription

// What a target may import is what it names here: `make test` refuses any other import. Each reading engine is a trait,
// so that a machine without its library still builds and tests all the rest.

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

/// Settings for targets that touch no C library and no raw memory.
let memorySafeSettings = settings + [.strictMemorySafety()]

/// Also for targets that count over pixels, bars or trials, or answer messages: optimised in debug as well, or the tests wait for them.
/// `make` asks for it; else a package that depends on this one could not be built, as it may have no such flags.
let optimized: [SwiftSetting] =
  Context.environment["SCANBENCH_OPTIMIZED_DEBUG"] == nil
  ? [] : [.unsafeFlags(["-O"], .when(configuration: .debug))]

/// The commit that is built. `make` and `Tools/package` say it; SwiftPM's own `gitInformation` stays as it was when the manifest was
/// read first.
let commit = Context.environment["SCANBENCH_COMMIT"] ?? ""

let argumentParser = Target.Dependency.product(
  name: "ArgumentParser", package: "swift-argument-parser")
let realModule = Target.Dependency.product(name: "RealModule", package: "swift-numerics")
let mustache = Target.Dependency.product(name: "Mustache", package: "swift-mustache")
let flyingSocks = Target.Dependency.product(name: "FlyingSocks", package: "FlyingFox")
let yams = Target.Dependency.product(name: "Yams", package: "Yams")

let package = Package(
  name: "ScanBench",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "Barcodes", targets: ["Barcodes"]),
    .library(name: "Statistics", targets: ["Statistics"]),
    .library(name: "EngineKit", targets: ["EngineKit"]),
    .executable(name: "scanbench", targets: ["scanbench"]),
    .executable(name: "scanbench-engine-zxing", targets: ["scanbench-engine-zxing"]),
    .executable(name: "scanbench-engine-zbar", targets: ["scanbench-engine-zbar"]),
    .executable(name: "scanbench-engine-dmtx", targets: ["scanbench-engine-dmtx"]),
    .executable(name: "scanbench-engine-proxy", targets: ["scanbench-engine-proxy"]),
    .executable(name: "scanbench-engine-vision", targets: ["scanbench-engine-vision"]),
    .executable(name: "scanbench-engine-browser", targets: ["scanbench-engine-browser"]),
  ],
  traits: [
    .trait(name: "ZXing", description: "Build the zxing-cpp engine."),
    .trait(name: "ZBar", description: "Build the ZBar engine."),
    .trait(name: "DMTX", description: "Build the libdmtx engine."),
    .trait(name: "Vision", description: "Build the engine of Apple's Vision, on macOS."),
    .default(enabledTraits: ["ZXing", "ZBar", "DMTX"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-numerics", from: "1.1.1"),
    .package(url: "https://github.com/hummingbird-project/swift-mustache", from: "2.1.1"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
  ],
  targets: [
    // Symbologies, masks, images, quads, decodes, ground truth, what contents mean, outcomes, what a pinhole camera sees.
    .target(
      name: "Barcodes", swiftSettings: memorySafeSettings + optimized,
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]),
    // What published conventions make of a content: a contact, a network, an event, with its fields.
    .target(
      name: "ContentConventions", dependencies: ["Barcodes"], swiftSettings: memorySafeSettings),
    // Partition points and roots, by halving.
    .target(name: "Bisecting", swiftSettings: memorySafeSettings + optimized),
    // Samples, distributions, intervals, tests, curves.
    .target(
      name: "Statistics", dependencies: ["Bisecting", realModule],
      swiftSettings: memorySafeSettings + optimized),
    // What trials say of a read rate, when to stop sampling, and the verdicts.
    .target(
      name: "Judging", dependencies: ["Bisecting", "Statistics"],
      swiftSettings: memorySafeSettings + optimized),
    // A scanner around a busy reader, on a virtual clock: which frames are read and dropped, which contents accepted.
    .target(name: "LiveScanner", swiftSettings: memorySafeSettings + optimized),
    // Files and folders: read within limits, written and removed only where they are ours; their SHA-256.
    .target(
      name: "Storage",
      dependencies: ["CLinux", .target(name: "COpenSSL", condition: .when(platforms: [.linux]))],
      swiftSettings: settings + optimized),
    // The files of a corpus and of a run: their Codable shapes and JSON Lines.
    .target(
      name: "Records", dependencies: ["Barcodes", "Storage"], swiftSettings: settings),
    // YAML whose values know their lines, so that every complaint names one.
    .target(
      name: "SourcedYAML", dependencies: ["Barcodes", "Storage", yams], swiftSettings: settings),
    // What codes say, and their symbols by libzint; the random numbers that decide it.
    .target(
      name: "Encoding",
      dependencies: ["Barcodes", "ContentConventions", "Records", "Storage", "CZint"],
      swiftSettings: settings + optimized),
    // Where sheets with symbols lie before cameras, and how both move.
    .target(
      name: "Scene", dependencies: ["Barcodes", "Bisecting", "Encoding", "Records", "SourcedYAML"],
      swiftSettings: settings + optimized),
    // Print, light, lens and sensor: a scene's pixels.
    .target(
      name: "Rendering",
      dependencies: ["Barcodes", "Bisecting", "Encoding", "Scene", "CTurboJPEG"],
      swiftSettings: settings + optimized),
    // Print grades of rendered symbols, by ISO/IEC 15416 and 15415, from the printed sheet.
    .target(
      name: "Grading", dependencies: ["Barcodes", "Encoding", "Records", "Rendering", "Scene"],
      swiftSettings: settings),
    // Corpora of pictures, what was measured of their codes, and photographs shown smaller.
    .target(
      name: "Photographed",
      dependencies: ["Barcodes", "Records", "Rendering", "Storage", "CPNG"],
      swiftSettings: settings + optimized),
    // Suite files.
    .target(
      name: "Suites",
      dependencies: [
        "Barcodes", "Encoding", "LiveScanner", "Photographed", "Records", "Scene", "SourcedYAML",
        "Storage",
      ],
      swiftSettings: settings),
    // A suite's frames: planned, rendered, previewed, written.
    .target(
      name: "CorpusRendering",
      dependencies: [
        "Barcodes", "Bisecting", "Encoding", "Grading", "Photographed", "Records", "Rendering",
        "Scene", "Storage", "Suites",
      ],
      swiftSettings: settings),
    // What a code in a picture was taken with: its projection, blur, noise, tone curve.
    .target(
      name: "Measuring",
      dependencies: [
        "Barcodes", "Bisecting", "Records", "Encoding", "Rendering", "Photographed",
        "CorpusRendering",
      ],
      swiftSettings: settings + optimized),
    // Pictures from elsewhere, as grey levels the right way up, and what others wrote of them.
    .target(
      name: "Photographs",
      dependencies: [
        "Barcodes", "Records", "Storage", "SourcedYAML", "Encoding", "Scene", "Photographed",
        "Suites", "CorpusRendering", "CPNG", "CJPEG", "CWebP",
        "CHEIF", "CTIFF",
        "CGIF", "CEXIF", "CExpat", "CZip",
      ],
      swiftSettings: settings),
    // The wire messages, and serve(engine).
    .target(name: "EngineKit", dependencies: ["Barcodes"], swiftSettings: settings + optimized),
    // Starts engine processes, and ends them with all that they have started.
    .target(name: "EngineHosting", dependencies: ["EngineKit", "CLinux"], swiftSettings: settings),
    // zxing-cpp as an engine process.
    .executableTarget(
      name: "scanbench-engine-zxing",
      dependencies: [
        "Barcodes", "EngineKit", .target(name: "CZXing", condition: .when(traits: ["ZXing"])),
      ],
      exclude: ["README.md"],
      swiftSettings: settings + optimized,
      linkerSettings: [.linkedLibrary("stdc++", .when(platforms: [.linux], traits: ["ZXing"]))]),
    // ZBar as an engine process.
    .executableTarget(
      name: "scanbench-engine-zbar",
      dependencies: [
        "Barcodes", "EngineKit", .target(name: "CZBar", condition: .when(traits: ["ZBar"])),
      ],
      exclude: ["README.md"],
      swiftSettings: settings + optimized),
    // libdmtx as an engine process.
    .executableTarget(
      name: "scanbench-engine-dmtx",
      dependencies: [
        "Barcodes", "EngineKit", .target(name: "CDmtx", condition: .when(traits: ["DMTX"])),
      ],
      exclude: ["README.md"],
      swiftSettings: settings + optimized),
    // Apple's Vision as an engine process, on macOS.
    .executableTarget(
      name: "scanbench-engine-vision", dependencies: ["Barcodes", "EngineKit"],
      exclude: ["README.md"], swiftSettings: settings),
    // An engine process that wraps another one, and misbehaves on purpose.
    .executableTarget(
      name: "scanbench-engine-proxy", dependencies: ["Barcodes", "EngineKit", "EngineHosting"],
      exclude: ["README.md"], swiftSettings: settings + optimized),
    // Pages behind addresses with a token, and what they are asked to do, by HTTP. No trait: FlyingSocks is built in seconds, and what
    // is always built is always tested.
    .target(
      name: "PageServer", dependencies: ["Barcodes", "CZint", flyingSocks],
      swiftSettings: settings),
    // A page in a browser as an engine: what it is asked, how it answers, and the page itself.
    .target(
      name: "BrowserEngine",
      dependencies: ["Barcodes", "EngineKit", "PageServer", "Storage", "Encoding"],
      resources: [.embedInCode("Page")],
      swiftSettings: settings),
    // The server of such pages, and the engine process that hands requests on to it.
    .executableTarget(
      name: "scanbench-engine-browser",
      dependencies: ["BrowserEngine", "EngineKit", "PageServer", argumentParser],
      exclude: ["README.md"], swiftSettings: settings),
    // Schedule, engine processes, trials.
    .target(
      name: "Runner",
      dependencies: [
        "Barcodes", "Bisecting", "Records", "Statistics", "Judging", "LiveScanner",
        "CorpusRendering", "EngineKit", "EngineHosting", "Storage", "CLinux", "Photographed",
        "Scene", "Suites",
      ],
      swiftSettings: settings),
    // Two engines timed in turns on the same cores, and how small a difference such a duel detects.
    .target(
      name: "Dueling",
      dependencies: [
        "Barcodes", "Records", "Statistics", "Judging", "CorpusRendering", "EngineHosting",
        "Photographed", "Runner", "Scene", "Suites",
      ],
      swiftSettings: settings),
    // A screen before a scanner: pages that show frames and scan them, and what arrives while they are shown.
    .target(
      name: "Displaying", dependencies: ["Barcodes", "Records", "PageServer"],
      resources: [
        .embedInCode("Pages/screen.html"), .embedInCode("Pages/screen.js"),
        .embedInCode("Pages/camera.html"), .embedInCode("Pages/camera.js"),
        .embedInCode("Pages/display.css"),
      ],
      swiftSettings: settings),
    // The conformance kit: holds an engine against the protocol.
    .target(
      name: "EngineCheck",
      dependencies: [
        "Barcodes", "Records", "CorpusRendering", "EngineKit", "EngineHosting", "Suites",
      ],
      swiftSettings: settings),
    // The shapes of summary.json.
    .target(
      name: "Summaries", dependencies: ["Barcodes", "Records", "Statistics", "Judging"],
      swiftSettings: settings),
    // A run folder's trials, counted and timed: its summary.
    .target(
      name: "Tallies",
      dependencies: [
        "Barcodes", "Records", "Statistics", "Storage", "Judging", "LiveScanner", "Summaries",
      ],
      swiftSettings: settings),
    // What a summary says of claims, rules, sweeps and distances.
    .target(
      name: "Findings",
      dependencies: [
        "Barcodes", "Records", "Statistics", "Judging", "SourcedYAML", "Summaries", "Tallies",
        "Storage",
      ],
      resources: [.embedInCode("Rules/vendors.yaml")],
      swiftSettings: settings),
    // Two runs, or two engines in one, held against each other; a run's figures over time.
    .target(
      name: "Gates",
      dependencies: [
        "Barcodes", "Records", "Statistics", "Storage", "Judging", "Summaries", "Tallies",
      ],
      swiftSettings: settings),
    // A report as sections, tables, figures and sentences, and its drawing: plots, HTML, Markdown.
    .target(
      name: "Document",
      dependencies: [
        "Barcodes", mustache, "Records", "Storage", "Summaries", "Tallies",
      ],
      resources: [.embedInCode("Templates")],
      swiftSettings: settings),
    // The chapters on a run's measurements: rates, misreads, latencies, live scans, photographs.
    .target(
      name: "Chapters",
      dependencies: [
        "Barcodes", "Document", "Findings", "Judging", "Records", "Summaries", "Tallies",
      ],
      swiftSettings: settings),
    // The chapters on the guides' claims: module widths, distances, rules.
    .target(
      name: "GuideChapters",
      dependencies: [
        "Barcodes", "Chapters", "Document", "Findings", "Judging", "Records", "Summaries",
        "Tallies",
      ],
      swiftSettings: settings),
    // The answers that open a run's report.
    .target(
      name: "FirstScreen",
      dependencies: [
        "Barcodes", "Chapters", "Document", "Findings", "GuideChapters", "Judging",
        "Records", "Summaries", "Tallies",
      ],
      swiftSettings: settings),
    // The files of a run, a comparison, a duel, a history: pages, Markdown, JUnit, exports.
    .target(
      name: "Reporting",
      dependencies: [
        "Summaries", "Tallies", "Findings", "Gates", "Barcodes", "Records", "Judging", mustache,
        "Chapters", "Document", "FirstScreen", "GuideChapters",
      ],
      resources: [.embedInCode("Templates")],
      swiftSettings: settings),
    // The site of published results.
    .target(
      name: "ResultSite",
      dependencies: [
        "Barcodes", "Chapters", "Document", "Findings", "GuideChapters", "Judging", "Records",
        "Summaries",
      ],
      swiftSettings: settings),
    // JSON Schemas of the files that are written, made of how their records are decoded.
    .target(
      name: "Schemas",
      dependencies: [
        "Barcodes", "Records", "Summaries", "Tallies", "Findings", "Gates", "Photographed",
        "Photographs",
      ],
      swiftSettings: settings),
    // What each command does, from start to folder: runs, comparisons, corpora, photographs, engines, displays.
    .target(
      name: "Workflows",
      dependencies: [
        "Barcodes", "CBuildInfo", "Records", "Judging", "CorpusRendering", "EngineKit",
        "EngineHosting",
        "Runner", "Dueling", "EngineCheck", "SourcedYAML", "Summaries", "Tallies", "Findings",
        "Gates",
        "Reporting", "ResultSite",
        "Storage", "Photographs", "Displaying", "PageServer", "Measuring", "Photographed", "Suites",
        "Document", "GuideChapters", "Schemas",
      ],
      swiftSettings: settings),
    // The command line.
    .executableTarget(
      name: "scanbench",
      dependencies: [
        "Barcodes", "Records", "Runner", "Findings", "Workflows", argumentParser,
      ],
      swiftSettings: settings),
    // All programs that users run, built and linked by one call: 'swift build --target Programs'.
    .target(
      name: "Programs",
      dependencies: [
        "scanbench", "scanbench-engine-proxy", "scanbench-engine-browser",
        .target(name: "scanbench-engine-zxing", condition: .when(traits: ["ZXing"])),
        .target(name: "scanbench-engine-zbar", condition: .when(traits: ["ZBar"])),
        .target(name: "scanbench-engine-dmtx", condition: .when(traits: ["DMTX"])),
      ],
      swiftSettings: settings),

    // What the build knows of itself.
    .target(
      name: "CBuildInfo", cSettings: [.define("SCANBENCH_COMMIT", to: "\"\(commit)\"")]),
    // What Linux declares for GNU sources alone: cores of a thread, closing descriptors, the size of pipes.
    .systemLibrary(name: "CLinux"),
    // libzint: the reference encoder.
    .systemLibrary(
      name: "CZint", providers: [.apt(["libzint-dev"]), .brew(["zint"])]),
    // libpng: PNG in and out.
    .systemLibrary(
      name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"]), .brew(["libpng"])]),
    // libcrypto, where the system has no CryptoKit: SHA-256.
    .systemLibrary(name: "COpenSSL", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"])]),
    // libjpeg-turbo: JPEG of frames, in memory.
    .systemLibrary(
      name: "CTurboJPEG", pkgConfig: "libturbojpeg",
      providers: [.apt(["libturbojpeg0-dev"]), .brew(["jpeg-turbo"])]),
    // libjpeg, which libjpeg-turbo is, too: JPEG from elsewhere, with all that it warns of.
    .systemLibrary(
      name: "CJPEG", pkgConfig: "libjpeg",
      providers: [.apt(["libjpeg-dev"]), .brew(["jpeg-turbo"])]),
    // libwebp's decoder.
    .systemLibrary(
      name: "CWebP", pkgConfig: "libwebp", providers: [.apt(["libwebp-dev"]), .brew(["webp"])]),
    // libheif: HEIC and AVIF, as telephones store them.
    .systemLibrary(
      name: "CHEIF", pkgConfig: "libheif", providers: [.apt(["libheif-dev"]), .brew(["libheif"])]),
    // libtiff: TIFF, page by page, as scanners of paper and industrial cameras store it.
    .systemLibrary(
      name: "CTIFF", pkgConfig: "libtiff-4", providers: [.apt(["libtiff-dev"]), .brew(["libtiff"])]),
    // giflib, which comes without a .pc file.
    .systemLibrary(name: "CGIF", providers: [.apt(["libgif-dev"]), .brew(["giflib"])]),
    // libexif: what a camera wrote beside its picture.
    .systemLibrary(
      name: "CEXIF", pkgConfig: "libexif", providers: [.apt(["libexif-dev"]), .brew(["libexif"])]),
    // Expat: the XML of annotators. Foundation's parser ends the process at some that is damaged.
    .systemLibrary(
      name: "CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]),
    // libzip: the archives in which some publish what their pictures say.
    .systemLibrary(
      name: "CZip", pkgConfig: "libzip", providers: [.apt(["libzip-dev"]), .brew(["libzip"])]),
    // zxing-cpp's C API, built into .native/ by Tools/install-zxing-cpp.
    .systemLibrary(name: "CZXing", pkgConfig: "zxing"),
    // ZBar's C API.
    .systemLibrary(
      name: "CZBar", pkgConfig: "zbar", providers: [.apt(["libzbar-dev"]), .brew(["zbar"])]),
    // libdmtx's C API.
    .systemLibrary(
      name: "CDmtx", pkgConfig: "libdmtx",
      providers: [.apt(["libdmtx-dev"]), .brew(["libdmtx"])]),

    .testTarget(
      name: "PhotographsTests",
      dependencies: [
        "Barcodes", "Records", "CorpusRendering", "Photographs", "BuiltPrograms", "EncodedPictures",
        "CPNG", "CTurboJPEG", "CZip", "Encoding", "Measuring", "Photographed", "Rendering",
        "Scene", "Suites",
      ],
      exclude: ["Fixtures"],
      swiftSettings: settings),
    .testTarget(
      name: "StorageTests", dependencies: ["BuiltPrograms", "Records", "Storage"],
      swiftSettings: settings),
    .testTarget(
      name: "BarcodesTests", dependencies: ["Barcodes", "ContentConventions"],
      swiftSettings: settings),
    .testTarget(
      name: "BisectingTests", dependencies: ["Bisecting"], swiftSettings: settings),
    .testTarget(
      name: "StatisticsTests", dependencies: ["Statistics", "Simulation"], exclude: ["Fixtures"],
      swiftSettings: settings),
    .testTarget(
      name: "JudgingTests", dependencies: ["Judging", "Statistics", "Simulation"],
      exclude: ["Fixtures"],
      swiftSettings: settings),
    .testTarget(
      name: "LiveScannerTests", dependencies: ["LiveScanner", "Statistics"],
      swiftSettings: settings),
    .testTarget(
      name: "RecordsTests",
      dependencies: ["Barcodes", "Records", "Statistics"],
      swiftSettings: settings),
    .testTarget(
      name: "CorpusRenderingTests",
      dependencies: [
        "Barcodes", "ContentConventions", "Records", "Storage", "SourcedYAML", "CorpusRendering",
        "Encoding", "LiveScanner", "Photographed", "Rendering", "Scene", "Suites",
      ],
      exclude: ["Fixtures"],
      swiftSettings: settings),
    .testTarget(
      name: "GradingTests", dependencies: ["Barcodes", "Encoding", "Grading", "Records"],
      swiftSettings: settings),
    .testTarget(
      name: "EngineKitTests", dependencies: ["Barcodes", "EngineKit"],
      swiftSettings: settings),
    .testTarget(
      name: "DisplayingTests", dependencies: ["Barcodes", "Records", "Displaying", "PageServer"],
      swiftSettings: settings),
    .testTarget(
      name: "VisionEngineTests", dependencies: ["Barcodes", "scanbench-engine-vision"],
      swiftSettings: settings),
    .testTarget(
      name: "RunnerTests",
      dependencies: [
        "Barcodes", "Records", "Storage", "SourcedYAML", "Judging", "CorpusRendering", "EngineKit",
        "EngineHosting", "Runner", "BuiltPrograms", "scripted-engine", "Photographed", "Statistics",
        "Suites",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "DuelingTests", dependencies: ["Barcodes", "Records", "Statistics", "Dueling"],
      swiftSettings: settings),
    .testTarget(
      name: "PageServerTests", dependencies: ["PageServer", "PlainClient"],
      swiftSettings: settings),
    .testTarget(
      name: "BrowserEngineTests",
      dependencies: [
        "Barcodes", "BrowserEngine", "BuiltPrograms", "EngineHosting",
        "EngineKit", "PageServer", "scanbench-engine-browser",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "EngineCheckTests",
      dependencies: [
        "Barcodes", "EngineKit", "EngineHosting", "EngineCheck", "BuiltPrograms", "flawed-engine",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "ReportingTests",
      dependencies: [
        "Barcodes", "Records", "Storage", "Statistics", "Judging", "Photographs", "Summaries",
        "Tallies", "Findings", "Gates",
        "Reporting", "Workflows", "LiveScanner", "Chapters", "Document", "FirstScreen",
        "GuideChapters", "PageFaults",
      ],
      exclude: ["Snapshots"],
      swiftSettings: settings),
    .testTarget(
      name: "SchemasTests", dependencies: ["Barcodes", "Schemas", "Summaries"],
      swiftSettings: settings),
    // The built programs, run as a user runs them. It depends on none of them, or it would be compiled last, and alone: tests are
    // built with all there is.
    .testTarget(
      name: "CommandLineTests",
      dependencies: [
        "Barcodes", "Judging", "Records", "Summaries", "Findings", "Gates", "BuiltPrograms",
        "PageFaults", "PlainClient",
      ],
      exclude: ["Snapshots", "known-failures.txt"],
      swiftSettings: settings),
    // Likewise, with corpora, pictures, and input that is wrong or meant to harm: beside the others, so that both compile at once.
    .testTarget(
      name: "CommandInputTests",
      dependencies: [
        "Barcodes", "Records", "Summaries", "Tallies", "Gates", "BuiltPrograms", "EncodedPictures",
        "CorpusRendering", "Encoding", "Scene", "Suites", "PageFaults",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "DocumentedCommandTests", dependencies: ["BuiltPrograms", "scanbench", argumentParser],
      swiftSettings: settings),
    // The readers of bytes from outside, each with what is done with them right after.
    .target(
      name: "FuzzTargets",
      dependencies: [
        "Barcodes", "Records", "CorpusRendering", "Photographs", "EngineKit", "Runner", "Tallies",
        "Findings", "Gates",
        "Reporting", "ResultSite", "Workflows", "BrowserEngine", "Displaying", "PageServer",
        "Photographed", "Suites", "Summaries",
      ],
      path: "Tests/FuzzTargets", swiftSettings: settings),
    // Hands a reader the inputs that are kept, and others that are changed by chance.
    .executableTarget(
      name: "fuzz-replay", dependencies: ["FuzzTargets", "EngineHosting"], path: "Tests/FuzzReplay",
      swiftSettings: settings),
    .testTarget(
      name: "FuzzTests", dependencies: ["FuzzTargets", "BuiltPrograms", "fuzz-replay"],
      swiftSettings: settings),
    // Where tests find the programs of this package, and folders to run them in.
    .target(name: "BuiltPrograms", path: "Tests/BuiltPrograms", swiftSettings: settings),
    // What the pages that tests have written lack: words, and places that links lead to.
    .target(name: "PageFaults", path: "Tests/PageFaults", swiftSettings: settings),
    // Requests to servers of this machine, byte by byte.
    .target(name: "PlainClient", path: "Tests/PlainClient", swiftSettings: settings),
    // The files of pictures that tests draw.
    .target(
      name: "EncodedPictures",
      dependencies: [
        "Barcodes", "CTurboJPEG", "CWebP", "CHEIF", "CGIF", "CPNG", "Photographed",
      ],
      path: "Tests/EncodedPictures", swiftSettings: settings,
      linkerSettings: [.linkedLibrary("z")]),
    // Engines whose read rates are known, machines whose noise is, and how often verdicts, intervals and duels are right.
    .target(
      name: "Simulation", dependencies: ["Statistics", "Judging", realModule],
      path: "Tests/Simulation",
      swiftSettings: memorySafeSettings),
    // Holds verdicts and intervals against the truth, for `make check CHECK=statistics`.
    .executableTarget(
      name: "statistics-validation",
      dependencies: [
        "CorpusRendering", "Judging", "Simulation", "Statistics", argumentParser, "Photographed",
        "Suites",
      ],
      path: "Tests/StatisticsValidation", swiftSettings: settings),
    // Holds the latency gate against simulated duels, for `make check CHECK=duels`.
    .executableTarget(
      name: "duel-validation",
      dependencies: ["Judging", "Simulation", "Statistics", argumentParser],
      path: "Tests/DuelValidation", swiftSettings: settings),
    // Holds what is measured in rendered frames against their conditions, for `make check CHECK=measuring`.
    .executableTarget(
      name: "measuring-validation",
      dependencies: [
        "Barcodes", "Records", "Statistics", "CorpusRendering", "Measuring", "Photographed",
        "Scene",
      ],
      path: "Tests/MeasuringValidation", swiftSettings: settings),
    // Holds the virtual clock of streams against frames that are handed over in real time, for `make check CHECK=streams`.
    .executableTarget(
      name: "live-validation",
      dependencies: [
        "Barcodes", "Records", "CorpusRendering", "LiveScanner", "EngineHosting", "Runner",
        "Suites",
      ],
      path: "Tests/LiveValidation", swiftSettings: settings),
    // Times the rendering, for `make benchmark`.
    .executableTarget(
      name: "rendering-benchmark", dependencies: ["CorpusRendering", "Photographed", "Suites"],
      path: "Tests/RenderingBenchmark", swiftSettings: settings),
    // Judges two readings as a duel does, for `make benchmark`.
    .executableTarget(
      name: "duel-benchmark",
      dependencies: ["Tallies", "Gates", "Judging", "Records", "Reporting"],
      path: "Tests/DuelBenchmark", swiftSettings: settings),
    // An engine process that answers, hangs, crashes, lies and babbles on command.
    .executableTarget(
      name: "scripted-engine", dependencies: ["Barcodes", "EngineKit"],
      path: "Tests/ScriptedEngine", swiftSettings: settings + optimized),
    // An engine process that conforms to the protocol but for one flaw.
    .executableTarget(
      name: "flawed-engine", dependencies: ["Barcodes", "EngineKit"], path: "Tests/FlawedEngine",
      swiftSettings: settings),
  ]
)

// The readers as libFuzzer calls them, for `make fuzz`. The library and the instrumentation come with the compiler's
// `-sanitize=fuzzer`, without which this cannot be linked.
if Context.environment["SCANBENCH_FUZZ"] != nil {
  package.targets += [
    .systemLibrary(name: "CLibFuzzer", path: "Tests/CLibFuzzer"),
    .executableTarget(
      name: "fuzz-readers", dependencies: ["FuzzTargets", "CLibFuzzer"], path: "Tests/FuzzReaders",
      swiftSettings: settings),
  ]
}

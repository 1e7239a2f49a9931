# Untried: nobody has built ScanBench on macOS yet. For a tap; OWNER, the version and its sha256 are to be filled in.
class Scanbench < Formula
  desc "Bench for barcode readers"
  homepage "https://github.com/OWNER/scanbench"
  url "https://github.com/OWNER/scanbench/archive/refs/tags/v1.0.0.tar.gz"
  sha256 "0000000000000000000000000000000000000000000000000000000000000000"
  license "Apache-2.0"

  depends_on "cmake" => :build
  depends_on "pkgconf" => :build
  depends_on xcode: ["26.0", :build]
  depends_on "giflib"
  depends_on "gnuplot"
  depends_on "jpeg-turbo"
  depends_on "libdmtx"
  depends_on "libexif"
  depends_on "libheif"
  depends_on "libpng"
  depends_on "libtiff"
  depends_on "libzip"
  depends_on "webp"
  depends_on "zbar"
  depends_on "zint"

  def install
    system "make", "build"
    bin.install Dir[".build/release/scanbench{,-engine-*}"].select { |path| File.file?(path) && File.executable?(path) }
    pkgshare.install "Corpus", "Tools"
    (pkgshare/"Sources").install "Sources/python-engines", "Sources/java-engines", "Sources/node-engines"
    doc.install "README.md", "CHANGELOG.md", "Documentation"
    generate_completions_from_executable(bin/"scanbench", "--generate-completion-script")
  end

  test do
    system bin/"scanbench", "run", pkgshare/"Corpus/gate.yaml", "--engine", "zxing", "--output", testpath/"run"
  end
end

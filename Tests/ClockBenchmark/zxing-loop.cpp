// A plain loop around zxing-cpp's C++ interface, with its own clock, against which ScanBench's engine is held. It speaks as
// much of the engine protocol as the bench needs to hand it frames; what it times is the call alone.
#include <ZXing/ReadBarcode.h>

#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <map>
#include <string>
#include <vector>

static const std::map<std::string, ZXing::BarcodeFormat> formats = {
    {"aztec", ZXing::BarcodeFormat::AztecCode}, {"codabar", ZXing::BarcodeFormat::Codabar},
    {"code_128", ZXing::BarcodeFormat::Code128}, {"code_39", ZXing::BarcodeFormat::Code39Std},
    {"code_93", ZXing::BarcodeFormat::Code93}, {"data_matrix", ZXing::BarcodeFormat::DataMatrix},
    {"ean_13", ZXing::BarcodeFormat::EAN13}, {"ean_8", ZXing::BarcodeFormat::EAN8},
    {"itf", ZXing::BarcodeFormat::ITF}, {"pdf417", ZXing::BarcodeFormat::PDF417},
    {"qr_code", ZXing::BarcodeFormat::QRCodeModel2}, {"upc_a", ZXing::BarcodeFormat::UPCA},
    {"upc_e", ZXing::BarcodeFormat::UPCE}};

static int number(const std::string &line, const std::string &key) {
  return std::atoi(line.c_str() + line.find("\"" + key + "\":") + key.size() + 3);
}

int main() {
  ZXing::ReaderOptions options;
  std::vector<uint8_t> pixels;
  for (std::string line; std::getline(std::cin, line) && line.find("\"quit\"") == std::string::npos;) {
    if (line.find("\"hello\"") != std::string::npos) {
      std::cout << R"({"type":"hello","protocol":1,"engine":"zxing-loop","version":"1","symbologies":[)";
      for (auto &entry : formats) std::cout << (&entry == &*formats.begin() ? "\"" : ",\"") << entry.first << '"';
      std::cout << "]}" << std::endl;
    } else if (line.find("\"configure\"") != std::string::npos) {
      std::vector<ZXing::BarcodeFormat> asked;
      for (auto &[name, format] : formats)
        if (line.find("\"" + name + "\"") != std::string::npos) asked.push_back(format);
      options = ZXing::ReaderOptions().formats(ZXing::BarcodeFormats(std::move(asked)));
      std::cout << R"({"type":"configured"})" << std::endl;
    } else {
      int width = number(line, "width"), height = number(line, "height"), warmup = number(line, "warmup");
      pixels.resize(number(line, "payload"));
      std::cin.read(reinterpret_cast<char *>(pixels.data()), pixels.size());
      std::string durations;
      for (int call = 0; call < warmup + number(line, "repeats"); ++call) {
        auto start = std::chrono::steady_clock::now();
        auto barcodes = ZXing::ReadBarcodes({pixels.data(), width, height, ZXing::ImageFormat::Lum}, options);
        auto time = std::chrono::steady_clock::now() - start;
        if (call < warmup) continue;
        durations += (durations.empty() ? "" : ",") + std::to_string(std::chrono::nanoseconds(time).count());
      }
      std::cout << R"({"type":"detected","id":)" << number(line, "id") << R"(,"durations_ns":[)" << durations
                << R"(],"decodes":[]})" << std::endl;
    }
  }
}

import EngineKit

let command = "scanbench-engine-zxing"
#if ZXing
  EngineProcess.run(command) { ZXingEngine() }
#else
  EngineProcess.unavailable(command, library: "zxing-cpp", trait: "ZXing")
#endif

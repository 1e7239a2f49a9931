import EngineKit

let command = "scanbench-engine-zbar"
#if ZBar
  EngineProcess.run(command) { ZBarEngine() }
#else
  EngineProcess.unavailable(command, library: "ZBar", trait: "ZBar")
#endif

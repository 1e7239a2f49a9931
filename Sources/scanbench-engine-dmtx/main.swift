import EngineKit

let command = "scanbench-engine-dmtx"
#if DMTX
  EngineProcess.run(command) { DmtxEngine() }
#else
  EngineProcess.unavailable(command, library: "libdmtx", trait: "DMTX")
#endif

import EngineKit

let command = "scanbench-engine-vision"
#if !canImport(Vision)
  EngineProcess.unavailable(command, reason: "Apple's Vision is on macOS alone")
#elseif Vision
  EngineProcess.run(command) { try VisionEngine() }
#else
  EngineProcess.unavailable(command, library: "Apple's Vision", trait: "Vision")
#endif

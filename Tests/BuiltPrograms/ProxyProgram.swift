extension TemporaryFolder {
  /// Writes a program `proxy`: the proxy engine around another, which loses, corrupts or delays what that one reads.
  ///
  /// - Parameter engine: the name of a program that was built.
  /// - Returns: its path.
  @discardableResult package func writeProxy(of engine: String) throws -> String {
    try writeProgram(
      """
      export SCANBENCH_PROXY_ENGINE='\(BuiltProgram.path(engine))'
      exec '\(BuiltProgram.path("scanbench-engine-proxy"))'
      """, to: "proxy")
  }
}

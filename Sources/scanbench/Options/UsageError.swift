import ArgumentParser
import Displaying
import PageServer
import Records
import Runner
import SourcedYAML
import Storage
import Workflows

/// Arguments that are well formed but do not go together.
struct UsageError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

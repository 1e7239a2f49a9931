import ArgumentParser

/// `scanbench site`
struct SiteCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "site",
    abstract: "Publish what runs found, as files of some kilobytes and a site of them.",
    discussion: """
      A result is what a run found, without its trials: 'add' writes one, 'check' holds it \
      against its run, 'build' makes of many a site that needs no server, and 'table' a table of it \
      (Documentation/RESULTS.md has the rules by which they are published).

      EXAMPLE
        scanbench site add Reports/today --output Reports/published/today.json
        scanbench site check Reports/published/today.json --run Reports/today
        scanbench site build Reports/published/*.json --output Reports/site
      """,
    subcommands: [
      SiteBuildCommand.self, SiteAddCommand.self, SiteCheckCommand.self, SiteTableCommand.self,
    ],
    defaultSubcommand: SiteBuildCommand.self)
}

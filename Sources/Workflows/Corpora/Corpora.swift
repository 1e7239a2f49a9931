/// The work on corpora and cameras: a function for each subcommand, which returns what is to be printed.
package enum Corpora {}

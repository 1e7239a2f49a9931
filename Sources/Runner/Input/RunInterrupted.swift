import Barcodes
import Records

/// The error that a run was told to stop; what it has written is complete, and it can go on.
package struct RunInterrupted: Error {
  package init() {}
}

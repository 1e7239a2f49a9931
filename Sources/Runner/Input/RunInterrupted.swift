import Barcodes
import Records

/// The run was told to stop; what it has written is whole, and it can go on.
package struct RunInterrupted: Error {}

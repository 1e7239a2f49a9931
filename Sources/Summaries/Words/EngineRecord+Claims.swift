import Barcodes
package import Records

extension EngineRecord {
  /// True if the engine claims the symbologies of this name (`a`, or `a+b`).
  package func claims(_ symbology: String) -> Bool {
    let names = Set(symbologies.map(\.name))
    return symbology == CellPlace.withoutCode
      || symbology.split(separator: "+").allSatisfy { names.contains(String($0)) }
  }
}

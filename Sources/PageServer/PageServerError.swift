import Barcodes

/// A server that cannot serve, or not what it is to serve.
package enum PageServerError: Error, Equatable, CustomStringConvertible {
  case badHost(String)
  case notListening(host: String, port: UInt16, reason: String)
  /// A program that TLS needs is missing.
  case programMissing(String)
  /// The tunnel of TLS does not stand.
  case noTunnel(reason: String)
  /// A file cannot be served with a page, for a reason that names it.
  case unservable(reason: String)

  package var description: String {
    switch self {
    case .badHost(let host):
      "'\(host)' is no address to listen on; give it in digits, as in 127.0.0.1, 0.0.0.0 or ::1"
    case .notListening(let host, let port, let reason):
      "cannot listen on port \(port) of \(host): \(reason); choose another with --port or --listen"
    case .programMissing(let program): "\(program) is not on PATH; 'make tls' installs it"
    case .noTunnel(let reason): "TLS: \(reason)"
    case .unservable(let reason): VisibleText.line(reason)
    }
  }
}

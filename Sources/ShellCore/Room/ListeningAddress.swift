/// The IPv4 address of this machine on which a room listens, with a port.
///
/// A fixed port is needed where only some are open: through a firewall, a tunnel, or the published port of a container.
package struct ListeningAddress: Equatable, Sendable {
  package let host: String
  /// The port; 0 for any that is free.
  package let port: UInt16

  /// For browsers on this machine only, on any port.
  package static let thisMachine = Self(host: "127.0.0.1", port: 0)

  init(host: String, port: UInt16) {
    self.host = host
    self.port = port
  }

  /// Reads `192.168.1.20` or `192.168.1.20:8080`; `nil` for another text, and for port 0.
  package init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count <= 2, let host = parts.first, Self.isIPv4(host) else { return nil }
    let port = parts.count == 2 ? Self.port(parts[1]) : 0
    guard let port else { return nil }
    self.init(host: String(host), port: port)
  }

  private static func port(_ text: Substring) -> UInt16? {
    text.allSatisfy(\.isNumber) ? UInt16(text).flatMap { $0 > 0 ? $0 : nil } : nil
  }

  private static func isIPv4(_ text: Substring) -> Bool {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4
      && parts.allSatisfy { UInt8($0) != nil && $0.allSatisfy(\.isNumber) }
  }
}

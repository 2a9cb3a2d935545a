import FlyingFox

/// Who has sent a request, as the connection says. What a header says about it is not believed.
extension HTTPRequest {
  /// The address of the other machine; `nil` for this machine itself, or if it is not known.
  var otherMachine: String? {
    guard case .ip4(let address, _)? = remoteAddress else { return nil }
    return PeerAddress.isThisMachine(address) ? nil : address
  }

  /// The name of the connection; `nil` if it is not known.
  var connectionName: String? {
    guard case .ip4(let address, let port)? = remoteAddress else { return nil }
    return "\(address):\(port)"
  }
}

enum PeerAddress {
  static func isThisMachine(_ address: String) -> Bool { address.hasPrefix("127.") }
}

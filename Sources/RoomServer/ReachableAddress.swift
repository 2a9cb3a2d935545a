/// The address at which other machines find a server.
enum ReachableAddress {
  /// The address to print for a server that listens on an address.
  ///
  /// `0.0.0.0` means all addresses of this machine and cannot be opened, so it is replaced by the first of them that other
  /// machines can reach, or by `127.0.0.1` if there is none.
  ///
  /// - Parameter addresses: The addresses of this machine, in the order of its network interfaces.
  static func of(
    host: String, among addresses: @autoclosure () -> [String] = Host.current().addresses
  ) -> String {
    guard host == "0.0.0.0" else { return host }
    return addresses().first(where: isReachable) ?? "127.0.0.1"
  }

  /// Whether an address is an IPv4 address other than those for this machine itself and those that a machine gives itself
  /// while it has no network.
  private static func isReachable(_ address: String) -> Bool {
    let parts = address.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 4, parts.allSatisfy({ UInt8($0) != nil }) else { return false }
    return parts[0] != "127" && parts[0] != "0" && !address.hasPrefix("169.254.")
  }
}

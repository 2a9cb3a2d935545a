import Testing

@testable import RoomServer

@Suite("The address that a room prints")
struct ReachableAddressTests {
  @Test("An address of one network is printed as it is")
  func named() {
    #expect(ReachableAddress.of(host: "192.0.2.7", among: ["192.0.2.8"]) == "192.0.2.7")
    #expect(ReachableAddress.of(host: "127.0.0.1", among: ["192.0.2.8"]) == "127.0.0.1")
  }

  @Test("For all addresses, it is the first that other machines can open")
  func all() {
    let addresses = ["::1", "127.0.0.1", "169.254.3.4", "fe80::1%eth0", "192.0.2.8", "192.0.2.9"]
    #expect(ReachableAddress.of(host: "0.0.0.0", among: addresses) == "192.0.2.8")
  }

  @Test("Without a network, it is the address for this machine itself")
  func none() {
    #expect(ReachableAddress.of(host: "0.0.0.0", among: ["127.0.0.1", "::1"]) == "127.0.0.1")
    #expect(ReachableAddress.of(host: "0.0.0.0", among: ["1.2.3", "1.2.3.400"]) == "127.0.0.1")
  }
}

import AppleStubs
import Dispatch

/// The state of a device's network.
public struct NWPath: Equatable, Sendable {
  public enum Status: Sendable { case satisfied, unsatisfied, requiresConnection }

  public let status: Status
  public let isExpensive: Bool
  public let isConstrained: Bool

  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
    deviceStop("NWPath.usesInterfaceType")
  }
}

public enum NWInterface {
  public enum InterfaceType: Sendable { case other, wifi, cellular, wiredEthernet, loopback }
}

/// Watches a device's network. It can be created and configured.
// Unchecked: what it stores is locked.
public final class NWPathMonitor: @unchecked Sendable {
  @Locked public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? = nil

  public init() {}
  public init(requiredInterfaceType: NWInterface.InterfaceType) {}
  public var currentPath: NWPath { deviceStop("NWPathMonitor.currentPath") }
  public func start(queue: DispatchQueue) { deviceStop("NWPathMonitor.start") }
  public func cancel() {}
}

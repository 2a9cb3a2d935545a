import AppleStubs
import Foundation

public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication
}

public enum LABiometryType: Int, Sendable { case none, touchID, faceID, opticID }

public struct LAError: Error {
  public enum Code: Int, Sendable {
    case authenticationFailed = -1
    case userCancel = -2
    case userFallback = -3
    case systemCancel = -4
    case passcodeNotSet = -5
    case biometryNotAvailable = -6
    case biometryNotEnrolled = -7
    case biometryLockout = -8
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
}

/// What unlocks an app by a face or a finger.
// Unchecked because it is open: what it stores is locked.
open class LAContext: ObjectIdentity, @unchecked Sendable {
  @Locked open var localizedReason = ""
  @Locked open var localizedFallbackTitle: String? = nil
  @Locked open var localizedCancelTitle: String? = nil

  public init() {}
  open var biometryType: LABiometryType { deviceStop("LAContext.biometryType") }
  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
    deviceStop("LAContext.canEvaluatePolicy")
  }
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String,
    reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { deviceStop("LAContext.evaluatePolicy") }
  @discardableResult
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, file: StaticString = #fileID, line: UInt = #line
  ) async throws -> Bool { deviceStop("LAContext.evaluatePolicy", file: file, line: line) }
  open func invalidate() {}
}

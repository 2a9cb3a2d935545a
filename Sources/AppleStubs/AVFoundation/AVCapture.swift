import AppleStubs

public enum AVAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized
}

public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let audio = Self(rawValue: "soun")
  public static let video = Self(rawValue: "vide")
}

/// A camera or a microphone.
// Unchecked because it is open: it stores nothing.
open class AVCaptureDevice: ObjectIdentity, @unchecked Sendable {
  init() {}

  public enum Position: Int, Sendable {
    case unspecified, back, front
  }

  public static func authorizationStatus(for type: AVMediaType) -> AVAuthorizationStatus {
    deviceStop("AVCaptureDevice.authorizationStatus")
  }
  public static func requestAccess(
    for type: AVMediaType, file: StaticString = #fileID, line: UInt = #line
  ) async -> Bool {
    deviceStop("AVCaptureDevice.requestAccess", file: file, line: line)
  }
  public static func requestAccess(
    for type: AVMediaType, completionHandler: @escaping @Sendable (Bool) -> Void
  ) {
    deviceStop("AVCaptureDevice.requestAccess")
  }
  public static func `default`(for type: AVMediaType) -> AVCaptureDevice? {
    deviceStop("AVCaptureDevice.default")
  }
}

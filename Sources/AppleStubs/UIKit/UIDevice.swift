import AppleStubs
import Foundation
import TerminalUI

public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1
  case phone, pad, tv, carPlay, mac
}

public enum UIDeviceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

/// How an interface looks.
// Unchecked because it is open: it stores only constants.
open class UITraitCollection: ObjectIdentity, @unchecked Sendable {
  /// In views, the interface is light. Elsewhere, the device determines it.
  public static var current: UITraitCollection {
    guard _isDrawing else { deviceStop("UITraitCollection.current") }
    return UITraitCollection(userInterfaceStyle: .light)
  }
  public let userInterfaceStyle: UIUserInterfaceStyle
  public init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.userInterfaceStyle = userInterfaceStyle
  }
}

/// The device on which the app runs. In views, it is a phone in landscape.
@preconcurrency @MainActor
open class UIDevice: ObjectIdentity {
  public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }

  public static let current = UIDevice()
  open var name: String { deviceStop("UIDevice.current.name") }
  open var model: String { deviceStop("UIDevice.current.model") }
  open var systemName: String { deviceStop("UIDevice.current.systemName") }
  open var systemVersion: String { deviceStop("UIDevice.current.systemVersion") }
  open var identifierForVendor: UUID? { deviceStop("UIDevice.current.identifierForVendor") }
  open var orientation: UIDeviceOrientation {
    inViews(.landscapeLeft, or: "UIDevice.current.orientation")
  }
  open var batteryLevel: Float { deviceStop("UIDevice.current.batteryLevel") }
  open var batteryState: BatteryState { deviceStop("UIDevice.current.batteryState") }
  open var isBatteryMonitoringEnabled: Bool {
    get { deviceStop("UIDevice.current.isBatteryMonitoringEnabled") }
    set { deviceStop("UIDevice.current.isBatteryMonitoringEnabled") }
  }
  open var userInterfaceIdiom: UIUserInterfaceIdiom {
    inViews(.phone, or: "UIDevice.current.userInterfaceIdiom")
  }
}

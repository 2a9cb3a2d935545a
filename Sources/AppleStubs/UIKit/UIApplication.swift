import AppleStubs
import Foundation

/// The base of what responds to events.
@preconcurrency @MainActor
open class UIResponder: ObjectIdentity {
  public init() {}
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// The running app. Its values and what it does belong to a device.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let universalLinksOnly = Self(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let url = Self(rawValue: "UIApplicationLaunchOptionsURLKey")
    public static let remoteNotification = Self(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
    public static let shortcutItem = Self(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
  }

  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let sourceApplication = Self(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
  }

  public enum State: Int, Sendable { case active, inactive, background }

  public static let shared = UIApplication()

  public nonisolated static let openSettingsURLString = "app-settings:"
  public nonisolated static let openNotificationSettingsURLString = "app-settings:notifications"

  open var delegate: (any UIApplicationDelegate)?

  open var applicationState: State { deviceStop("UIApplication.shared.applicationState") }
  open var connectedScenes: Set<UIScene> { inViews([], or: "UIApplication.shared.connectedScenes") }
  open var windows: [UIWindow] { inViews([], or: "UIApplication.shared.windows") }
  open var keyWindow: UIWindow? { inViews(nil, or: "UIApplication.shared.keyWindow") }
  open var backgroundTimeRemaining: TimeInterval {
    deviceStop("UIApplication.shared.backgroundTimeRemaining")
  }
  open var supportsAlternateIcons: Bool {
    deviceStop("UIApplication.shared.supportsAlternateIcons")
  }
  open var alternateIconName: String? { deviceStop("UIApplication.shared.alternateIconName") }
  open var isIdleTimerDisabled: Bool {
    get { deviceStop("UIApplication.shared.isIdleTimerDisabled") }
    set { deviceStop("UIApplication.shared.isIdleTimerDisabled") }
  }
  open var applicationIconBadgeNumber: Int {
    get { deviceStop("UIApplication.shared.applicationIconBadgeNumber") }
    set { deviceStop("UIApplication.shared.applicationIconBadgeNumber") }
  }

  open func canOpenURL(_ url: URL) -> Bool { deviceStop("UIApplication.shared.canOpenURL") }

  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    deviceStop("UIApplication.shared.open")
  }

  @discardableResult
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:], file: StaticString = #fileID,
    line: UInt = #line
  ) async -> Bool {
    deviceStop("UIApplication.shared.open", file: file, line: line)
  }

  open func setAlternateIconName(
    _ name: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) {
    deviceStop("UIApplication.shared.setAlternateIconName")
  }

  open func setAlternateIconName(_ name: String?, file: StaticString = #fileID, line: UInt = #line)
    async throws
  {
    deviceStop("UIApplication.shared.setAlternateIconName", file: file, line: line)
  }

  open func registerForRemoteNotifications() {
    deviceStop("UIApplication.shared.registerForRemoteNotifications")
  }

  open func unregisterForRemoteNotifications() {
    deviceStop("UIApplication.shared.unregisterForRemoteNotifications")
  }

  /// Without a target, the first responder would handle the action, and there is none: no keyboard is open.
  @discardableResult
  open func sendAction(_ action: Any, to target: Any?, from sender: Any?, for event: Any?) -> Bool {
    if target == nil { return false }
    deviceStop("UIApplication.shared.sendAction")
  }

  open func beginBackgroundTask(expirationHandler: (@MainActor @Sendable () -> Void)? = nil)
    -> UIBackgroundTaskIdentifier
  {
    deviceStop("UIApplication.shared.beginBackgroundTask")
  }

  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {
    deviceStop("UIApplication.shared.endBackgroundTask")
  }
}

public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public var rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let invalid = Self(rawValue: 0)
}

/// The delegate of an app. UIKit calls its methods, so nothing calls them here.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: AnyObject {}

extension UIApplicationDelegate {
  /// What starts an app whose delegate is marked with `@main`. Nothing calls it here.
  public static func main() { deviceStop("UIApplicationDelegate.main") }
}

public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }

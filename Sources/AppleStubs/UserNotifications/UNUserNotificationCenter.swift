import AppleStubs
import Foundation

public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, authorized, provisional, ephemeral
}

public struct UNAuthorizationOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = Self(rawValue: 1)
  public static let sound = Self(rawValue: 2)
  public static let alert = Self(rawValue: 4)
  public static let provisional = Self(rawValue: 64)
}

public struct UNNotificationPresentationOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = Self(rawValue: 1)
  public static let sound = Self(rawValue: 2)
  public static let list = Self(rawValue: 8)
  public static let banner = Self(rawValue: 16)
}

// Unchecked because it is open: it stores nothing.
open class UNNotificationSettings: ObjectIdentity, @unchecked Sendable {
  init() {}
  open var authorizationStatus: UNAuthorizationStatus {
    deviceStop("UNNotificationSettings.authorizationStatus")
  }
}

/// The system calls the methods of a delegate, so nothing calls them here.
public protocol UNUserNotificationCenterDelegate: AnyObject {}

// Unchecked because it is open: what it stores is locked.
open class UNUserNotificationCenter: ObjectIdentity, @unchecked Sendable {
  private static let shared = UNUserNotificationCenter()
  public static func current() -> UNUserNotificationCenter { shared }
  @Locked private var reference = WeakReference()
  open var delegate: (any UNUserNotificationCenterDelegate)? {
    get { reference.object as? any UNUserNotificationCenterDelegate }
    set { reference = WeakReference(newValue) }
  }

  open func requestAuthorization(
    options: UNAuthorizationOptions = [], file: StaticString = #fileID, line: UInt = #line
  ) async throws -> Bool {
    deviceStop("UNUserNotificationCenter.requestAuthorization", file: file, line: line)
  }
  open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    deviceStop("UNUserNotificationCenter.requestAuthorization")
  }
  open func notificationSettings(file: StaticString = #fileID, line: UInt = #line) async
    -> UNNotificationSettings
  {
    deviceStop("UNUserNotificationCenter.notificationSettings", file: file, line: line)
  }
  open func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) {
    deviceStop("UNUserNotificationCenter.getNotificationSettings")
  }
  open func add(_ request: UNNotificationRequest, file: StaticString = #fileID, line: UInt = #line)
    async throws
  {
    deviceStop("UNUserNotificationCenter.add", file: file, line: line)
  }
  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler handler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    deviceStop("UNUserNotificationCenter.add")
  }
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    deviceStop("UNUserNotificationCenter.setNotificationCategories")
  }
  open func removeAllPendingNotificationRequests() {
    deviceStop("UNUserNotificationCenter.removeAllPendingNotificationRequests")
  }
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    deviceStop("UNUserNotificationCenter.removePendingNotificationRequests")
  }
  open func removeAllDeliveredNotifications() {
    deviceStop("UNUserNotificationCenter.removeAllDeliveredNotifications")
  }
  open func pendingNotificationRequests(file: StaticString = #fileID, line: UInt = #line) async
    -> [UNNotificationRequest]
  {
    deviceStop("UNUserNotificationCenter.pendingNotificationRequests", file: file, line: line)
  }
}

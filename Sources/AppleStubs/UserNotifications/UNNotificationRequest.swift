import AppleStubs
import Foundation

// Unchecked because it is open: it stores nothing.
open class UNNotificationSound: ObjectIdentity, @unchecked Sendable {
  public static let `default` = UNNotificationSound()
}

/// What a notification shows, as a value.
open class UNNotificationContent: ObjectIdentity {
  public init() {}
}

open class UNMutableNotificationContent: UNNotificationContent {
  open var title = ""
  open var subtitle = ""
  open var body = ""
  open var badge: NSNumber?
  open var sound: UNNotificationSound?
  open var categoryIdentifier = ""
  open var threadIdentifier = ""
  open var userInfo: [AnyHashable: Any] = [:]
}

// Unchecked because it is open: it stores only constants.
open class UNNotificationTrigger: ObjectIdentity, @unchecked Sendable {
  public let repeats: Bool
  init(repeats: Bool) { self.repeats = repeats }
}

// Unchecked because it is open: it stores only constants.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let timeInterval: TimeInterval
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
}

// Unchecked because it is open: it stores only constants.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let dateComponents: DateComponents
  public init(dateMatching components: DateComponents, repeats: Bool) {
    dateComponents = components
    super.init(repeats: repeats)
  }
}

open class UNNotificationRequest: ObjectIdentity {
  public let identifier: String
  public let content: UNNotificationContent
  public let trigger: UNNotificationTrigger?
  public init(
    identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  ) {
    (self.identifier, self.content, self.trigger) = (identifier, content, trigger)
  }
}

open class UNNotification: ObjectIdentity {
  public let request: UNNotificationRequest
  init(request: UNNotificationRequest) { self.request = request }
}

open class UNNotificationResponse: ObjectIdentity {
  public let notification: UNNotification
  public let actionIdentifier: String
  init(notification: UNNotification, actionIdentifier: String) {
    (self.notification, self.actionIdentifier) = (notification, actionIdentifier)
  }
}

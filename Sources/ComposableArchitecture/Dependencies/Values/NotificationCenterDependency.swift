extension DependencyValues {
  /// The notification center: the default one, or in each test a new one, which other tests do not post to.
  public var notificationCenter: NotificationCenter {
    get { self[NotificationCenterKey.self].center }
    set { self[NotificationCenterKey.self] = Notifications(center: newValue) }
  }
}

private enum NotificationCenterKey: DependencyKey {
  static let liveValue = Notifications(center: .default)
  static var previewValue: Notifications { Notifications(center: NotificationCenter()) }
  static var testValue: Notifications { Notifications(center: NotificationCenter()) }
}

private struct Notifications: @unchecked Sendable {
  // Unchecked: Foundation documents `NotificationCenter` as safe to use from any thread.
  let center: NotificationCenter
}

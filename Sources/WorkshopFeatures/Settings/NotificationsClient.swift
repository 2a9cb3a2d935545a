import ComposableArchitecture

/// Asks a person whether the app may send notifications.
public struct NotificationsClient: Sendable {
  public var requestAuthorization: @Sendable () async -> Bool

  public init(requestAuthorization: @escaping @Sendable () async -> Bool) {
    self.requestAuthorization = requestAuthorization
  }
}

extension NotificationsClient: DependencyKey {
  // Where there is no notification centre nobody is asked. Without a `testValue` a test that gets
  // here fails, until it says what the answer is to be.
  public static let liveValue = NotificationsClient { true }
}

extension DependencyValues {
  public var notifications: NotificationsClient {
    get { self[NotificationsClient.self] }
    set { self[NotificationsClient.self] = newValue }
  }
}

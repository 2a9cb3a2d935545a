// Shows: what bindings by hand cost once there are more of them: a case and an arm for each field.
// Article: 1, bindings, the boilerplate way. Compare it with Settings, which does the same.
// Try: screen, enter Name Blob, .digestChanged(.weekly), then load Settings
import ComposableArchitecture

public struct SettingsBoilerplate: Reducer {
  public typealias Digest = Settings.Digest

  public struct State: Equatable {
    public var digest = Digest.daily
    public var displayName = ""
    public var enableNotifications = false
    public var isLoading = false
    public var protectMyPosts = false
    public var sendEmailNotifications = false
    public var sendMobileNotifications = false

    public init(
      digest: Digest = .daily, displayName: String = "", enableNotifications: Bool = false,
      isLoading: Bool = false, protectMyPosts: Bool = false, sendEmailNotifications: Bool = false,
      sendMobileNotifications: Bool = false
    ) {
      self.digest = digest
      self.displayName = displayName
      self.enableNotifications = enableNotifications
      self.isLoading = isLoading
      self.protectMyPosts = protectMyPosts
      self.sendEmailNotifications = sendEmailNotifications
      self.sendMobileNotifications = sendMobileNotifications
    }
  }

  public enum Action: Equatable {
    case digestChanged(Digest)
    case displayNameChanged(String)
    case enableNotificationsChanged(Bool)
    case protectMyPostsChanged(Bool)
    case sendEmailNotificationsChanged(Bool)
    case sendMobileNotificationsChanged(Bool)
  }

  public init() {}

  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .digestChanged(let digest):
      state.digest = digest
      return .none
    case .displayNameChanged(let name):
      state.displayName = String(name.prefix(Settings.longestDisplayName))
      return .none
    case .enableNotificationsChanged(let isOn):
      state.enableNotifications = isOn
      return .none
    case .protectMyPostsChanged(let isOn):
      state.protectMyPosts = isOn
      return .none
    case .sendEmailNotificationsChanged(let isOn):
      state.sendEmailNotifications = isOn
      return .none
    case .sendMobileNotificationsChanged(let isOn):
      state.sendMobileNotifications = isOn
      return .none
    }
  }
}

import ComposableArchitecture
import SwiftUI

/// Shows one action for many fields: BindingState, BindingReducer (workshop, part 1).
/// Try: screen, set displayName 홍길동, toggle enableNotifications, set isLoading true
public struct Settings: Reducer {
  public enum Digest: String, CaseIterable, Equatable {
    case daily
    case weekly
    case off
  }

  public struct State: Equatable {
    @BindingState public var digest = Digest.daily
    @BindingState public var displayName = ""
    @BindingState public var enableNotifications = false
    // No @BindingState: only the reducer decides whether data is loading.
    public var isLoading = false
    @BindingState public var protectMyPosts = false
    @BindingState public var sendEmailNotifications = false
    @BindingState public var sendMobileNotifications = false

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

  public enum Action: BindableAction, Equatable {
    case authorizationAnswered(isGranted: Bool)
    case binding(BindingAction<State>)
    case resetButtonTapped
  }

  public static let longestDisplayName = 16

  @Dependency(\.notifications) var notifications

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .authorizationAnswered(let isGranted):
        if !isGranted { state.enableNotifications = false }
        return .none
      case .binding(\.$displayName):
        // The limit is enforced here and not in the text field because a name can also come from
        // a test, a deep link, or another screen.
        state.displayName = String(state.displayName.prefix(Self.longestDisplayName))
        return .none
      case .binding(\.$enableNotifications):
        guard state.enableNotifications else { return .none }
        return .run { [notifications] send in
          await send(.authorizationAnswered(isGranted: notifications.requestAuthorization()))
        }
      case .binding:
        return .none
      case .resetButtonTapped:
        state = State()
        return .none
      }
    }
  }
}

/// A client that asks the user for permission to send notifications.
public struct NotificationsClient: Sendable {
  public var requestAuthorization: @Sendable () async -> Bool

  public init(requestAuthorization: @escaping @Sendable () async -> Bool) {
    self.requestAuthorization = requestAuthorization
  }
}

extension NotificationsClient: DependencyKey {
  // Linux has no notification center, so permission is always granted. There is no `testValue`:
  // a test must override this dependency to choose the answer.
  public static let liveValue = NotificationsClient { true }
}

extension DependencyValues {
  public var notifications: NotificationsClient {
    get { self[NotificationsClient.self] }
    set { self[NotificationsClient.self] = newValue }
  }
}

public struct SettingsView: View {
  let store: StoreOf<Settings>

  public init(store: StoreOf<Settings>) { self.store = store }

  public var body: some View {
    WithViewStore(self.store, observe: { $0 }) { viewStore in
      Form {
        Section("Profile") {
          TextField("Name", text: viewStore.$displayName)
          Toggle("Protect my posts", isOn: viewStore.$protectMyPosts)
        }
        Section("Notifications") {
          Toggle("Notifications", isOn: viewStore.$enableNotifications)
          if viewStore.enableNotifications {
            Toggle("By mail", isOn: viewStore.$sendEmailNotifications)
            Toggle("On the phone", isOn: viewStore.$sendMobileNotifications)
            Picker("Digest", selection: viewStore.$digest) {
              ForEach(Settings.Digest.allCases, id: \.self) { digest in
                Text(digest.rawValue).tag(digest)
              }
            }
          }
        }
        Button("Reset") { viewStore.send(.resetButtonTapped) }
      }
      .disabled(viewStore.isLoading)
    }
  }
}

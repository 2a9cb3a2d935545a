// Shows: many fields that a view writes, handled by one case: @BindingState, BindingAction,
// BindingReducer. Article: 1, bindings, the library's way. Try: screen, set displayName 홍길동,
// toggle enableNotifications, set isLoading true
import ComposableArchitecture

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
    // No @BindingState: the reducer alone decides whether something is loading.
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
        // The reducer's business, not the text field's: a name may also come from a test, a deep
        // link or another screen, and all of them go through here.
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

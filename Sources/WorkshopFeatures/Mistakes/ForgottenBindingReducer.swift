// Shows: a mistake: BindableAction without BindingReducer in the body. What a view writes is sent,
// and nothing changes. RememberedBindingReducer beside it is right. Article: 1, bindings.
// Try: set isOn true, then load RememberedBindingReducer
import ComposableArchitecture

public struct ForgottenBindingReducer: Reducer {
  public struct State: Equatable {
    @BindingState public var isOn = false

    public init(isOn: Bool = false) {
      self.isOn = isOn
    }
  }

  public enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .binding:
        return .none
      }
    }
  }
}

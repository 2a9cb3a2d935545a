// Shows: the right form of ForgottenBindingReducer: BindingReducer first, then what else is to
// happen. Article: 1, bindings, the library's way.
// Try: set isOn true, trace on, set isOn false
import ComposableArchitecture

public struct RememberedBindingReducer: Reducer {
  public typealias State = ForgottenBindingReducer.State
  public typealias Action = ForgottenBindingReducer.Action

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { _, action in
      switch action {
      case .binding:
        return .none
      }
    }
  }
}

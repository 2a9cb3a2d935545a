import ComposableArchitecture

/// Bindings of many types, some in a struct of the state, and a field that no binding can write.
struct Form: Reducer {
  struct Filter: Equatable {
    @BindingState var query = ""
    @BindingState var isExact = false
  }

  enum Size: String, Equatable { case small, large }

  struct State: Equatable {
    @BindingState var age = 30
    var filter = Filter()
    var isLocked = false
    @BindingState var name = "Blob"
    @BindingState var nickname: String?
    @BindingState var size = Size.small
    @BindingState var tags: [String] = []
  }

  enum Action: BindableAction, Equatable { case binding(BindingAction<State>) }

  var body: some ReducerOf<Self> { BindingReducer() }
}

/// A feature with a parameter.
struct Box<Value: Equatable & Sendable>: Reducer {
  struct State: Equatable {
    @BindingState var isOpen = false
    var value: Value
  }

  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case put(Value)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      if case .put(let value) = action { state.value = value }
      return .none
    }
  }
}

import ComposableArchitecture

/// A feature with most operators.
struct House: Reducer {
  struct State: Equatable {
    @BindingState var name = ""
    var guest: Light.State?
    var hall = Light.State()
    var rooms: IdentifiedArrayOf<Light.State> = []

    static let furnished = Self(rooms: [Light.State(id: 1), Light.State(id: 2)])
  }

  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case done
    case guest(Light.Action)
    case hall(Light.Action)
    case leave
    case room(id: Int, action: Light.Action)
    case start
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
      .onChange(of: \.name) { _, _ in Reduce { _, _ in .none } }
    Scope(state: \.hall, action: /Action.hall) { Light() }
    Reduce { state, action in
      switch action {
      case .leave:
        state.guest = nil
        state.rooms = []
        return .none
      case .start:
        return .merge(.send(.done), .run { _ in }.cancellable(id: "a"), .cancel(id: "b"))
      default: return .none
      }
    }
    .forEach(\.rooms, action: /Action.room) { Light() }
    .ifLet(\.guest, action: /Action.guest) { Light() }
  }
}

/// A feature without children.
struct Light: Reducer {
  struct State: Equatable, Identifiable {
    var id = 0
    var isOn = false
  }

  enum Action: Equatable { case press }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state.isOn.toggle()
    return .none
  }
}

/// A feature whose state is an enum.
struct Hatch: Reducer {
  enum State: Equatable {
    case open(Light.State)
    case shut
  }

  enum Action: Equatable {
    case open(Light.Action)
    case push
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if action == .push { state = .open(Light.State()) }
      return .none
    }
    .ifCaseLet(/State.open, action: /Action.open) { Light() }
  }
}

/// A feature that runs the child of a case with `Scope`.
struct Porch: Reducer {
  typealias State = Hatch.State
  typealias Action = Hatch.Action

  var body: some ReducerOf<Self> {
    Scope(state: /State.open, action: /Action.open) { Light() }
  }
}

/// A recursive feature.
struct Nest: Reducer {
  struct State: Equatable, Identifiable {
    var id: Int
    var presses = 0
    var nests: IdentifiedArrayOf<State> = []
  }

  enum Action: Equatable {
    indirect case nest(id: Int, action: Action)
    case press
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if action == .press { state.presses += 1 }
      return .none
    }
    .forEach(\.nests, action: /Action.nest) { Self() }
  }
}

/// A feature that uses a dependency.
struct Stamp: Reducer {
  struct State: Equatable { var ids: [UUID] = [] }

  enum Action { case press }

  @Dependency(\.uuid) var uuid

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state.ids.append(uuid())
    return .none
  }
}

/// A feature with bindings and without a `BindingReducer`.
struct Forgetful: Reducer {
  struct State: Equatable { @BindingState var isOn = false }

  enum Action: BindableAction, Equatable { case binding(BindingAction<State>) }

  var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
}

import ComposableArchitecture

/// Enum state with a child in each case.
struct Account: Reducer {
  enum State: Equatable {
    case guest(Guest.State)
    case member(Member.State)
  }

  enum Action: Equatable {
    case guest(Guest.Action)
    case member(Member.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: /State.guest, action: /Action.guest) { Guest() }
    Scope(state: /State.member, action: /Action.member) { Member() }
    Reduce { state, action in
      switch action {
      case .guest(.logIn): state = .member(Member.State())
      case .member(.logOut): state = .guest(Guest.State())
      case .guest, .member: break
      }
      return .none
    }
  }
}

struct Guest: Reducer {
  struct State: Equatable { var visits = 0 }

  enum Action: Equatable {
    case logIn
    case visit
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    if action == .visit { state.visits += 1 }
    return .none
  }
}

struct Member: Reducer {
  struct State: Equatable { var name = "Blob" }

  enum Action: Equatable {
    case logOut
    case rename(String)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    if case .rename(let name) = action { state.name = name }
    return .none
  }
}

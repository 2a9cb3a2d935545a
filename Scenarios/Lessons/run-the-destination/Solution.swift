import ComposableArchitecture

@Reducer
struct Items {
  @Reducer
  enum Destination {
    case form(NameForm)
    case help(Help)
  }

  @ObservableState
  struct State: Equatable {
    @Presents var destination: Destination.State?
  }

  enum Action {
    case addButtonTapped
    case destination(PresentationAction<Destination.Action>)
    case helpButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        state.destination = .form(NameForm.State())
        return .none
      case .helpButtonTapped:
        state.destination = .help(Help.State())
        return .none
      case .destination:
        return .none
      }
    }
    .ifLet(\.$destination, action: \.destination)
  }
}

extension Items.Destination.State: Equatable {}

@Reducer
struct NameForm {
  @ObservableState
  struct State: Equatable {
    var name = ""
  }

  enum Action: Equatable {
    case nameChanged(String)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .nameChanged(let name):
        state.name = name
        return .none
      }
    }
  }
}

@Reducer
struct Help {
  @ObservableState
  struct State: Equatable {
    var page = 1
  }

  enum Action: Equatable {
    case nextButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .nextButtonTapped:
        state.page += 1
        return .none
      }
    }
  }
}

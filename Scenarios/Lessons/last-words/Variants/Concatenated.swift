import ComposableArchitecture

@Reducer
struct Shopping {
  @ObservableState
  struct State: Equatable {
    var items: [String] = []
    @Presents var form: ItemForm.State?
  }

  enum Action: Equatable {
    case addButtonTapped
    case form(PresentationAction<ItemForm.Action>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        state.form = ItemForm.State()
        return .none
      case .form(.presented(.delegate(.saved(let name)))):
        state.items.append(name)
        return .none
      case .form:
        return .none
      }
    }
    .ifLet(\.$form, action: \.form) {
      ItemForm()
    }
  }
}

@Reducer
struct ItemForm {
  @ObservableState
  struct State: Equatable {
    var name = "Milk"
  }

  enum Action: Equatable {
    case delegate(Delegate)
    case saveButtonTapped

    @CasePathable
    enum Delegate: Equatable {
      case saved(String)
    }
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .delegate:
        return .none
      case .saveButtonTapped:
        return .concatenate(
          .send(.delegate(.saved(state.name))),
          .run { _ in await dismiss() }
        )
      }
    }
  }
}

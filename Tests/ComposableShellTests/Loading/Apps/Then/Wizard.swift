import ComposableArchitecture
import SwiftUI

struct Wizard: Reducer {
  struct State: Equatable { var path = StackState<Page.State>() }

  enum Action: Equatable {
    case nextTapped
    case path(StackAction<Page.State, Page.Action>)
    case started(Page.State)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .nextTapped:
        state.path.append(state.path.isEmpty ? .name() : .color())
        return .none
      case .path(.element(id: _, action: .color(.chosen))):
        state.path.removeAll()
        return .none
      case .path:
        return .none
      case .started(let page):
        state.path = StackState([page])
        return .none
      }
    }
    .forEach(\.path, action: /Action.path) { Page() }
  }

  struct Page: Reducer {
    enum State: Equatable {
      case name(Name.State = .init())
      case color(Color.State = .init())
    }

    enum Action: Equatable {
      case name(Name.Action)
      case color(Color.Action)
    }

    var body: some ReducerOf<Self> {
      Scope(state: /State.name, action: /Action.name) { Name() }
      Scope(state: /State.color, action: /Action.color) { Color() }
    }
  }

  struct Name: Reducer {
    struct State: Equatable { var text = "Nobody"; var isLong = false }
    enum Action: Equatable { case changed(String) }
    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      if case .changed(let text) = action { state.text = text }
      return .none
    }
  }

  struct Color: Reducer {
    struct State: Equatable { var hue = 0 }
    enum Action: Equatable { case chosen }
    func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
  }
}

import Testing

@testable import ComposableArchitecture

/// Recursive features.
@MainActor
struct RecursionTests {
  @Test func `A recursive forEach reaches every depth`() {
    let store = Store(initialState: Folder.State(id: 0)) { Folder() }
    store.send(.add(1))
    store.send(.folder(id: 1, action: .add(2)))
    store.send(.folder(id: 1, action: .folder(id: 2, action: .add(3))))
    #expect(store.state.folders[id: 1]?.folders[id: 2]?.folders.ids == [3])
  }

  @Test func `Removing a folder cancels the effects of all folders inside it`() {
    let store = Store.drained(Folder.State(id: 0), Folder())
    store.send(.add(1))
    store.send(.folder(id: 1, action: .add(1)))
    store.sendAndDrain(.folder(id: 1, action: .folder(id: 1, action: .work)))
    store.sendAndDrain(.folder(id: 1, action: .work))
    store.sendAndDrain(.work)
    store.sendAndDrain(.folder(id: 1, action: .remove(1)))
    #expect(store.runningEffects.map(\.number) == [2, 3])
    store.sendAndDrain(.remove(1))
    #expect(store.runningEffects.map(\.number) == [3])
  }

  @Test func `A recursive ifCaseLet reaches into an indirect case`() {
    let store = Store(initialState: Chain.State.link(.link(.end(0)))) { Chain() }
    store.send(.next(.next(.add)))
    #expect(store.state == .link(.link(.end(1))))
  }

  @Test func `The outline of a recursive feature is finite`() {
    let outline = ReducerOutline.of(Folder()).flatMap(\.flattened)
    #expect(outline.map(\.name) == ["Folder", "forEach", "Folder", "Reduce"])
  }
}

private struct Folder: Reducer {
  struct State: Equatable, Identifiable {
    let id: Int
    var folders: IdentifiedArrayOf<State> = []
  }
  indirect enum Action {
    case add(Int)
    case folder(id: Int, action: Action)
    case remove(Int)
    case work
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .add(let id): state.folders.append(State(id: id))
      case .remove(let id): state.folders.remove(id: id)
      case .work: return .unending
      case .folder: break
      }
      return .none
    }
    .forEach(\.folders, action: /Action.folder(id:action:)) { Self() }
  }
}

private struct Chain: Reducer {
  indirect enum State: Equatable {
    case link(State)
    case end(Int)
  }
  indirect enum Action {
    case next(Action)
    case add
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .add = action, case .end(let count) = state { state = .end(count + 1) }
      return .none
    }
    .ifCaseLet(/State.link, action: /Action.next) { Self() }
  }
}

import Testing

@testable import ComposableArchitecture

/// The dependencies of a feature in a test.
@MainActor
struct TestStoreDependencyTests {
  @Test func `Overrides apply to the initial state, the reducer, effects and closures`() async {
    let store = TestStore(initialState: Notebook.State(id: Notebook.newID())) {
      Notebook()
    } withDependencies: {
      $0.uuid = .incrementing
    }
    #expect(store.state.id == UUID(0))
    await store.send(.addTapped) { $0.pages = [UUID(1)] }
    await store.receive(.added(UUID(2))) { $0.pages.append(UUID(2)) }
    store.dependencies.uuid = .constant(UUID(9))
    await store.send(.addTapped) { $0.pages.append(Notebook.newID()) }
    await store.receive(.added(UUID(9))) { $0.pages.append(UUID(9)) }
  }

  @Test func `Overrides around a test store apply to it`() async {
    await withDependencies {
      $0.uuid = .constant(UUID(7))
    } operation: {
      let store = TestStore(initialState: Notebook.State(id: UUID(0))) { Notebook() }
      await store.send(.addTapped) { $0.pages = [UUID(7)] }
      await store.receive(.added(UUID(7))) { $0.pages.append(UUID(7)) }
    }
  }

  @Test func `A test store uses the test context`() {
    withDependencies {
      $0.context = .live
    } operation: {
      let store = TestStore(initialState: Notebook.State(id: UUID(0))) { Notebook() }
      #expect(store.dependencies.context == .test)
    }
  }
}

private struct Notebook: Reducer {
  struct State: Equatable {
    let id: UUID
    var pages: [UUID] = []
  }
  enum Action: Equatable {
    case addTapped
    case added(UUID)
  }
  @Dependency(\.uuid) var uuid

  static func newID() -> UUID { Notebook().uuid() }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .addTapped:
      state.pages.append(uuid())
      return .run { send in await send(.added(uuid())) }
    case .added(let id):
      state.pages.append(id)
      return .none
    }
  }
}

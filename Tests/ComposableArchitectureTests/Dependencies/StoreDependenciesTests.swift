import Synchronization
import Testing

@testable import ComposableArchitecture

/// The dependencies of the code that makes a store.
@MainActor
struct StoreDependenciesTests {
  private enum Action { case ask, effect, answer(String) }

  private func makeStore() -> Store<[String], Action> {
    Store(initialState: [String]()) {
      Reduce<[String], Action> { state, action in
        @Dependency(\.mode) var mode
        switch action {
        case .ask: state.append(mode)
        case .answer(let answer): state.append(answer)
        case .effect:
          return .run { send in
            @Dependency(\.mode) var mode
            await send(.answer(mode))
          }
        }
        return .none
      }
    }
  }

  @Test func `A store keeps the overrides around its initializer for reducers and effects`() async {
    let store = withDependencies {
      $0.mode = "around"
    } operation: {
      makeStore()
    }
    store.send(.ask)
    await store.send(.effect).finish()
    #expect(store.withState { $0 } == ["around", "around"])
  }

  @Test func `A store that is made without overrides has those of the code that sends`() {
    let store = makeStore()
    withDependencies {
      $0.mode = "sender"
    } operation: {
      _ = store.send(.ask)
    }
    #expect(store.withState { $0 } == ["sender"])
  }

  @Test func `The store's own overrides are added to those around it`() {
    let store = withDependencies {
      $0.mode = "around"
    } operation: {
      Store(initialState: "") {
        Reduce<String, Void> { state, _ in
          @Dependency(\.mode) var mode
          @Dependency(\.greeting) var greeting
          state = "\(mode), \(greeting)"
          return .none
        }
      } withDependencies: {
        $0.greeting = "own"
      }
    }
    store.send(())
    #expect(store.withState { $0 } == "around, own")
  }
}

/// Values that replace all others, and defaults that many threads ask for.
struct DefaultDependencyTests {
  @Test func `Overriding a part of fresh values is not reported as a use`() {
    let date = Date(timeIntervalSince1970: 123)
    let warnings = reports {
      withDependencies {
        $0 = DependencyValues()
        $0.date.now = date
      } operation: {
        @Dependency(\.date.now) var now
        #expect(now == date)
      }
    }
    #expect(warnings.isEmpty)
  }

  @Test func `A prepared context applies to the test`() {
    prepareDependencies { $0.context = .live }
    @Dependency(\.context) var context
    #expect(context == .live)
  }

  @Test func `A context that another test prepared does not apply`() {
    @Dependency(\.context) var context
    #expect(context == .test)
  }

  private struct Counted: TestDependencyKey {
    static let made = Mutex(0)
    static var testValue: Counted {
      made.withLock { $0 += 1 }
      return Counted()
    }
  }

  @Test func `A default is made once, even if many tasks ask for it at the same time`() async {
    for round in 1...50 {
      await withDependencies {
        $0 = .test
      } operation: {
        await withTaskGroup { group in
          for _ in 0..<20 {
            group.addTask {
              @Dependency(Counted.self) var counted
              _ = counted
            }
          }
        }
      }
      #expect(Counted.made.withLock { $0 } == round)
    }
  }
}

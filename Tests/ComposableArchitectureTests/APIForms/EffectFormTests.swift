import ComposableArchitecture
import Testing

/// Every form in which feature files write effects.
@MainActor
struct EffectFormTests {
  struct Feature: Reducer {
    struct State: Equatable { var log: [String] = [] }

    enum Action: Equatable {
      case log(String)
      case start
    }

    enum CancelID { case one, two }

    @Dependency(\.continuousClock) var clock

    @ReducerBuilderOf<Self>
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .log(let text):
          state.log.append(text)
          return .none
        case .start: return all
        }
      }
    }

    private var all: EffectOf<Self> {
      .concatenate(
        .send(.log("send")),
        .send(.log("animated"), animation: .default),
        .run { send in await send(.log("run")) },
        .run { send in await send(.log("animated run"), animation: .default) }.animation(),
        .run(priority: .high) { _ in
          throw CancellationError()
        } catch: { _, _ in
        },
        .run { _ in
          struct Failure: Error {}
          throw Failure()
        } catch: { _, send in
          await send(.log("caught"))
        },
        .merge(.send(.log("a")), .send(.log("b"))),
        .merge([.send(.log("c"))]),
        .send(.log("d")).merge(with: .none),
        .concatenate([.send(.log("e"))]),
        .send(.log("f")).concatenate(with: .send(.log("g"))),
        Effect<String>.send("mapped").map(Action.log),
        .run { send in
          await withTaskCancellation(id: CancelID.one, cancelInFlight: true) {
            await send(.log("cancellable"))
          }
        },
        .run { [clock] send in
          try await clock.sleep(for: .zero)
          await send(.log("slept"))
        }
        .cancellable(id: CancelID.two, cancelInFlight: true),
        .cancel(id: CancelID.two),
        .run { _ in Task.cancel(id: CancelID.one) })
    }
  }

  @Test func `All forms compile, and their effects run in order`() async {
    let store = TestStore(initialState: Feature.State()) {
      Feature()
    } withDependencies: {
      $0.continuousClock = ImmediateClock()
    }
    store.exhaustivity = .off
    await store.send(.start)
    await store.finish()
    #expect(
      store.state.log == [
        "send", "animated", "run", "animated run", "caught", "a", "b", "c", "d", "e", "f", "g",
        "mapped", "cancellable", "slept",
      ])
  }
}

import ComposableArchitecture
import Testing

/// The API of version 0.x that later versions removed.
@MainActor
@Suite("The API of 0.x")
struct LegacyAPITests {
  struct Feature: ReducerProtocol {
    struct State: Equatable {
      @BindableState var name = ""
      var log: [String] = []
    }
    enum Action: BindableAction, Equatable {
      case binding(BindingAction<State>)
      case log(String)
      case value, task, failing, sleep, cancel
    }
    struct Failure: Error {}
    private enum SleepID {}

    @Dependency(\.continuousClock) var clock

    var body: some ReducerProtocol<State, Action> {
      BindingReducer()
      Reduce { state, action in reduce(&state, action) }
    }

    private func reduce(_ state: inout State, _ action: Action) -> EffectPublisher<Action, Never> {
      switch action {
      case .binding: return .none
      case .log(let text):
        state.log.append(text)
        return .none
      case .value: return EffectTask(value: .log("value"))
      case .task: return .task { .log("task") }
      case .failing:
        return .task {
          throw Failure()
        } catch: { _ in
          .log("caught")
        }
      case .sleep:
        return .task {
          try await clock.sleep(for: .seconds(1))
          return .log("slept")
        }
        .cancellable(id: SleepID.self)
      case .cancel: return .merge(.cancel(id: SleepID.self), .cancel(ids: [1, 2]))
      }
    }
  }

  @Test("Effects can be made from a value or from an operation that returns an action")
  func effects() async {
    let store = TestStore(initialState: Feature.State()) { Feature() }
    await store.send(.value)
    await store.receive(.log("value")) { $0.log = ["value"] }
    await store.send(.task)
    await store.receive(.log("task")) { $0.log.append("task") }
    await store.send(.failing)
    await store.receive(.log("caught")) { $0.log.append("caught") }
  }

  @Test("A type identifies effects that can be cancelled")
  func typeIdentifiers() async {
    let store = TestStore(initialState: Feature.State()) {
      Feature()
    } withDependencies: {
      $0.continuousClock = TestClock()
    }
    await store.send(.sleep)
    await store.send(.cancel)
    await store.finish()
  }

  @Test("A type that identifies an effect is shown by its name")
  func nameOfType() async {
    let store = TestStore(initialState: Feature.State()) {
      Feature()
    } withDependencies: {
      $0.continuousClock = TestClock()
    }
    await store.send(.sleep)
    await withKnownIssue {
      await store.finish(timeout: .zero)
    } matching: { issue in
      issue.description.contains("id SleepID.self")
    }
    await store.send(.cancel)
  }

  @Test("@BindableState is @BindingState")
  func bindableState() async {
    let store = TestStore(initialState: Feature.State()) { Feature() }
    await store.send(.set(\.$name, "Blob")) { $0.name = "Blob" }
  }

  @Test("Alerts and dialogs can be made from texts and lists of buttons")
  func alerts() {
    let alert = AlertState<Int>(
      title: TextState("Delete?"), message: TextState("It is gone forever."),
      primaryButton: .destructive(TextState("Delete"), action: .send(1)),
      secondaryButton: .cancel(TextState("Cancel")))
    let same = AlertState<Int> {
      TextState("Delete?")
    } actions: {
      ButtonState(role: .destructive, action: 1) { TextState("Delete") }
      ButtonState(role: .cancel) { TextState("Cancel") }
    } message: {
      TextState("It is gone forever.")
    }
    #expect(alert == same)
    #expect(
      AlertState<Int>(title: TextState("A"), dismissButton: .default(TextState("OK"))).buttons.count
        == 1)
    #expect(AlertState<Int>(title: TextState("A")).buttons.isEmpty)
    #expect(
      ActionSheetState<Int>(title: TextState("B"), buttons: [.cancel(TextState("Cancel"))]).buttons
        .first?.role == .cancel)
  }
}

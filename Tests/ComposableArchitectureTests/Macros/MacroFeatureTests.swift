import ComposableArchitecture
import Testing

@MainActor
@Suite("Features with macros")
struct MacroFeatureTests {
  @Test("A test store sends and receives by case key paths")
  func testStore() async {
    let store = TestStore(
      initialState: TallyListFeature.State(extra: .init(), rows: [.init(id: 3)])
    ) {
      TallyListFeature()
    }
    await store.send(\.first.plusTapped) {
      $0.first.count = 1
      $0.total = 1
    }
    await store.send(\.extra.countChanged, 5) { $0.extra?.count = 5 }
    await store.send(\.rows[id: 3].plusTapped) {
      $0.rows[id: 3]?.count = 1
      $0.total = 2
    }
    await store.send(.reset) { $0.extra = nil }
    await store.receive(\.resetDone, 2)
  }

  @Test("Fields are read and written through the store")
  func fields() {
    let store = Store(initialState: TallyFeature.State()) { TallyFeature() }
    store.send(.plusTapped)
    #expect(store.count == 1)
    store.note = "Hello"
    #expect(store.state == TallyFeature.State(count: 1, note: "Hello", cache: 1))
  }

  @Test("A bindable store gives bindings to its fields")
  func bindable() {
    @Bindable var store = Store(initialState: TallyFeature.State()) { TallyFeature() }
    $store.note.wrappedValue = "Hello"
    #expect(store.note == "Hello")
    let binding = $store.count.sending(\.countChanged)
    binding.wrappedValue = 8
    #expect(binding.wrappedValue == 8)
  }

  @Test("A binding to a store, as of @State, gives bindings to its fields")
  func binding() {
    let store = Store(initialState: TallyFeature.State()) { TallyFeature() }
    let binding = Binding(get: { store }, set: { _ in })
    binding.note.wrappedValue = "Hello"
    #expect(store.note == "Hello")
    binding.count.sending(\.countChanged).wrappedValue = 8
    #expect(store.count == 8)
  }

  @Test("A binding action matches a field and prints its name")
  func bindingActions() {
    #expect(TallyFeature.Action.set(\.note, "a") == .binding(.set(\.note, "a")))
    #expect(TallyFeature.Action.set(\.note, "a") != .set(\.note, "b"))
    var text = ""
    customDump(BindingAction<TallyFeature.State>.set(\.note, "a"), to: &text)
    #expect(text == #".set(\State.note, "a")"#)
  }

  @Test("Scoped stores are the same object while they are in use")
  func scopes() {
    let store = Store(initialState: TallyListFeature.State(rows: [.init(id: 1), .init(id: 2)])) {
      TallyListFeature()
    }
    let child = store.scope(state: \.first, action: \.first)
    #expect(child === store.scope(state: \.first, action: \.first))
    child.send(.plusTapped)
    #expect(store.total == 1)
    let extra: StoreOf<TallyFeature>? = store.scope(state: \.extra, action: \.extra)
    #expect(extra == nil)
    let rows: [StoreOf<TallyFeature>] = store.scope(state: \.rows, action: \.rows)
    rows[1].send(.plusTapped)
    #expect(store.rows.map(\.count) == [0, 1])
    #expect(rows.map(\.id) == rows.map { ObjectIdentifier($0) })
  }

  @Test("An observed field notifies when it has changed, and other fields do not")
  func observation() {
    let store = Store(initialState: TallyFeature.State()) { TallyFeature() }
    let changes = LockIsolated(0)
    withPerceptionTracking {
      _ = store.count
    } onChange: {
      changes.withValue { $0 += 1 }
    }
    store.send(.set(\.note, "a"))
    store.send(.countChanged(0))
    #expect(changes.value == 0)
    store.send(.plusTapped)
    store.send(.plusTapped)
    #expect(changes.value == 1)
  }

  @Test("A field that is read outside of an observation is not observed")
  func unobservedRead() {
    let store = Store(initialState: ComparedFeature.State()) { ComparedFeature() }
    _ = store.value
    store.send(.tapped)
    #expect(store.value.comparisons.value == 0)
    withObservationTracking {
      _ = store.value
    } onChange: {
    }
    store.send(.tapped)
    #expect(store.value.comparisons.value == 1)
  }

  @Test("An observed field is only compared if its bytes have changed")
  func sameBytes() {
    let store = Store(initialState: ComparedFeature.State()) { ComparedFeature() }
    withObservationTracking {
      _ = store.value
    } onChange: {
    }
    store.send(.counted)
    #expect(store.value.comparisons.value == 0)
    store.send(.tapped)
    #expect(store.value.comparisons.value == 1)
    store.send(.counted)
    #expect(store.value.comparisons.value == 1)
  }

  @Test("A field is observed again after each change, and only where its read is tracked")
  func repeatedObservation() {
    let store = Store(initialState: TallyFeature.State()) { TallyFeature() }
    let changes = LockIsolated(0)
    func read() -> Int { store.count }
    for _ in 0..<3 {
      withObservationTracking {
        _ = read()
      } onChange: {
        changes.withValue { $0 += 1 }
      }
      store.send(.plusTapped)
      _ = read()
      store.send(.plusTapped)
    }
    #expect(changes.value == 3)
    #expect(read() == 6)
  }

  @Test("A feature without parts has empty ones")
  func emptyFeature() {
    let store = Store(initialState: EmptyFeature.State()) { EmptyFeature() }
    #expect(store.state == EmptyFeature.State())
  }

  @Test("An enum of features runs the one in whose case the state is")
  func enumReducer() {
    let store = Store(initialState: PageFeature.State.tally(.init())) { PageFeature.body }
    store.send(.tally(.plusTapped))
    #expect(store.state == .tally(.init(count: 1)))
    guard case .tally(let child) = store.case else {
      Issue.record("the store has another case")
      return
    }
    child.send(.plusTapped)
    #expect(store.state.tally?.count == 2)
    #expect(PageFeature.State.text("a").text == "a")
  }

  @Test("An endpoint without an implementation reports itself")
  func dependencyClient() async throws {
    var client = SampleClient()
    withKnownIssue {
      client.log("a")
    } matching: {
      $0.description.contains("TCA044: the endpoint `SampleClient.log` was called")
    }
    withKnownIssue {
      #expect(client.count() == 7)
    } matching: {
      $0.description.contains("TCA044: the endpoint `SampleClient.count` was called")
    }
    await withKnownIssue {
      do {
        _ = try await client.fetch(id: 1)
        Issue.record("the endpoint did not throw")
      } catch {
        #expect(error is Unimplemented)
      }
    } matching: {
      $0.description.contains("TCA044: the endpoint `SampleClient.fetch` was called")
    }
    client.fetch = { "\($0)" }
    #expect(try await client.fetch(id: 1) == "1")
  }
}

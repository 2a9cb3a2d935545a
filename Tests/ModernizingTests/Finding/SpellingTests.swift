import Testing

@testable import ShellCore

/// Each spelling of the table, and code that only resembles it.
struct SpellingTests {
  private func names(_ text: String, _ others: String...) -> [String] {
    ProjectAge(([text] + others).enumerated().map { ("\($0.offset).swift", $0.element) })
      .files.first?.uses.map(\.spelling.name) ?? []
  }

  /// For each spelling: code that uses it, and code that does not.
  private static let pairs: [(name: String, use: String, twin: String)] = [
    ("AnyReducer", "let a: AnyReducer<S, A, E>", "struct AnyReducer {}; let a: AnyReducer"),
    (
      "Reducer<State, Action, Environment>", "let a = Reducer<S, A, E> { _, _, _ in .none }",
      "var body: some Reducer<State, Action> { EmptyReducer() }"
    ),
    (
      ".pullback(state:action:environment:)", "a.pullback(state: \\.b, action: c, environment: d)",
      "a.pullback(\\.b)"
    ),
    ("ReducerProtocol", "struct A: ReducerProtocol {}", "protocol ReducerProtocol {}"),
    ("ReducerProtocolOf", "var body: some ReducerProtocolOf<Self> { a }", "// ReducerProtocolOf"),
    (
      ": Reducer without @Reducer", "struct A: Reducer {}",
      "@Reducer struct A: Reducer {}; extension A: Reducer {}"
    ),
    (
      "reduce(into:action:)",
      "func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }",
      "func reduce(into list: inout [Int], action: Int) -> Int { 1 }"
    ),
    (
      "Reducer.reduce(into:action:)", "child.reduce(into: &state.child, action: action)",
      "numbers.reduce(into: 0) { $0 += $1 }; numbers.reduce(into: &total, by: 1)"
    ),
    (
      "reducer: Feature()", "Store(initialState: A.State(), reducer: A())",
      "Store(initialState: A.State(), reducer: { A() }); Store(initialState: A.State()) { A() }"
    ),
    (
      "@Reducer(state:action:)", "@Reducer(state: .equatable) enum Path {}",
      "@Reducer enum Path {}; @Other(state: .equatable) enum Path2 {}"
    ),
    ("EffectTask", "func a() -> EffectTask<Action>", "let a = \"EffectTask\"; a.EffectTask()"),
    ("EffectPublisher", "func a() -> EffectPublisher<Action, Never>", "enum EffectPublisher {}"),
    (
      "Effect.task", "switch a { case .b: return .task { .c } }",
      "Text(\"\").task { await a() }\nText(\"\")\n  .task { a() }; return .task(1)"
    ),
    (
      "Effect.fireAndForget", "switch a {\ncase .b:\n  .fireAndForget { c() }\n}",
      "clock.fireAndForget { c() }; fireAndForget { }"
    ),
    ("Effect(value:)", "return Effect(value: .a)", "return Effect(values: .a); Other(value: 1)"),
    ("eraseToEffect", "publisher.eraseToEffect()", "func eraseToEffect() {}; a.eraseToEffect()"),
    ("catchToEffect", "publisher.catchToEffect(Action.a)", "catchToEffect()"),
    ("Effect.cancel(ids:)", "return .cancel(ids: [1, 2])", "return .cancel(id: 1)"),
    ("a type as an ID", ".cancellable(id: Request.self)", ".cancellable(id: Request.self.name)"),
    ("TaskResult", "case a(TaskResult<Int>)", "struct TaskResult<T> {}; case a(TaskResult<Int>)"),
    (
      "Effect.debounce", "effect.debounce(id: 1, for: 2, scheduler: queue)",
      "publisher.debounce(for: 2, scheduler: queue)"
    ),
    (
      "Effect.throttle", "effect.throttle(id: 1, for: 2, scheduler: q, latest: true)",
      "publisher.throttle(for: 2, scheduler: q, latest: true)"
    ),
    ("Effect.concatenate", "return .concatenate(.send(.a), .send(.b))", "concatenate(a, b)"),
    (
      "/Action.case", "Scope(state: \\.a, action: /Action.a) {}",
      "let a = b /Action.a; let c = b / d; let path = \"/Action.a\"; let r = /Action.a/"
    ),
    (
      "case row(id:action:)", "enum Action { case row(id: Row.State.ID, action: Row.Action) }",
      "case .row(id: let id, action: .tapped): break; enum B { case row(id: Int, action: String) }"
    ),
    (
      "Store.scope with closures", "store.scope(state: \\.a, action: { .a($0) })",
      "store.scope(state: \\.a, action: \\.a); $store.scope(\\.a, action: \\.a); store.scope(state: a)"
    ),
    ("@BindableState", "@BindableState var a = 1", "@BindableObject var a = 1"),
    ("@BindingState", "@BindingState var a = 1", "@propertyWrapper struct BindingState {}"),
    ("@BindingViewState", "@BindingViewState var a: Int", "@Binding var a: Int"),
    ("BindingViewStore", "init(store: BindingViewStore<A.State>)", "let viewStore = 1"),
    ("@PresentationState", "@PresentationState var a: B.State?", "let a: PresentationState<B>"),
    ("ViewStore", "let a: ViewStore<Int, Action>", "struct ViewStore {}; let a: ViewStore"),
    ("ViewStoreOf", "let a: ViewStoreOf<A>", "let viewStoreOf = 1"),
    (
      "WithViewStore", "WithViewStore(store, observe: { $0 }) { viewStore in }",
      "func WithViewStore() {}; // WithViewStore"
    ),
    ("Store.withState", "store.withState { $0.a }", "withState { }"),
    ("ForEachStore", "ForEachStore(a) { b in }", "ForEach(a) { b in }"),
    ("IfLetStore", "IfLetStore(a) { b in }", "My.IfLetStore(a) { b in }"),
    ("SwitchStore", "SwitchStore(a) { b in }", "let text = \"SwitchStore\""),
    ("CaseLet", "CaseLet(\\A.b, action: A.c) { d in }", "enum A { case CaseLet }"),
    ("NavigationStackStore", "NavigationStackStore(a) { }", "NavigationStack(a) { }"),
    (".sheet(store:)", "a.sheet(store: b) { c in }", "a.sheet(item: b) { c in }"),
    (".popover(store:)", "a.popover(store: b) { c in }", "a.popover(item: b) { c in }"),
    (
      ".fullScreenCover(store:)", "a.fullScreenCover(store: b) { }",
      "a.fullScreenCover(item: b) { }"
    ),
    (
      ".navigationDestination(store:)", "a.navigationDestination(store: b) { }",
      "a.navigationDestination(for: B.self) { }"
    ),
    (".alert(store:)", "a.alert(store: b)", "a.alert(b); func alert(store: B) {}"),
    (
      ".confirmationDialog(store:)", "a.confirmationDialog(store: b)", "a.confirmationDialog(b)"
    ),
    (
      ".forEach(state:action:environment:)",
      "rowReducer.forEach(state: \\.rows, action: /A.row(id:action:), environment: { $0 })",
      "Reduce { _, _ in .none }.forEach(\\.rows, action: \\.rows) { Row() }; a.forEach(state: 1)"
    ),
    (
      ".optional()", "childReducer.optional().pullback(state: \\.child)",
      "let a = parser.optional(); b.optional(1).c"
    ),
    (
      "ReducerBuilderOf", "@ReducerBuilderOf<Self> var body", "typealias ReducerBuilderOf<R> = Int"
    ),
    (
      "Store(initialState:reducer:environment:)",
      "Store(initialState: A(), reducer: aReducer, environment: .live)",
      "Store(initialState: A(), reducer: { A() }, withDependencies: { _ in })"
    ),
    (
      "Effect.future", "return .future { promise in promise(.success(.a)) }",
      "return .future(1); let a = Combine.Future { $0(.success(1)) }"
    ),
    ("Effect.result", "return Effect.result { .success(.a) }", "task.result { a }; return .result"),
    ("Effect.catching", "return .catching { try a() }", "Result.catching { try a() }"),
    (
      "Effect.timer", "return Effect.timer(id: 1, every: 1, on: queue).map { _ in .ticked }",
      "clock.timer(interval: .seconds(1)); bar.timer(id: 1, interval: 2)"
    ),
    (
      "Effect.deferred", "effect.deferred(for: 1, scheduler: queue)", "effect.deferred(until: 1)"
    ),
    ("Effect(error:)", "return Effect(error: failure)", "Alert(error: failure)"),
    (
      "Effect.send(_:animation:)", "return .send(.loaded, animation: .default)",
      "await send(.loaded, animation: .default); store.send(.tapped, animation: .default)"
    ),
    (
      "Store.scope(state:)", "store.scope(state: \\.view)",
      "store.scope(state: \\.child, action: \\.child); store.scope(view: 1)"
    ),
    ("Store.stateless", "WithViewStore(a.stateless) { b in }", "let stateless = 1; a(stateless)"),
    ("Store.actionless", "store.actionless", "let actionless = 1; a(actionless: actionless)"),
    (
      "Store.publisherScope", "store.publisherScope(state: { $0 })",
      "func publisherScope(state: Int) {}; a.publisherScope(state: 1)"
    ),
    (
      "Store.ifLet(then:else:)", "store.scope(state: \\.a, action: \\.a).ifLet(then: { b($0) })",
      "Reduce { _, _ in .none }.ifLet(\\.$a, action: \\.a) { A() }"
    ),
    (
      "Scope over a case",
      "@Reducer struct A { enum State { case b(B.State) }; var body = Scope(state: \\.b, action: c) {} }",
      "@Reducer struct A { struct State { var b = B() }; var body = Scope(state: \\.b, action: c) {} }"
    ),
    (
      "ViewStore.binding(_:)", "TextField(\"\", text: viewStore.binding(\\.$name))",
      "switch action { case .binding(\\.$name): .none; default: .none }; return .binding(\\.$name)"
    ),
    (
      "ViewStore.binding(keyPath:send:)", "viewStore.binding(keyPath: \\.name, send: A.binding)",
      "viewStore.binding(get: \\.name, send: A.nameChanged)"
    ),
    (
      "ViewStore.suspend(while:)", "await viewStore.suspend(while: \\.isLoading)",
      "await viewStore.send(.refresh, while: \\.isLoading)"
    ),
    ("ViewStore(_:)", "let a = ViewStore(store)", "let a = ViewStore(store, observe: { $0 })"),
    ("ViewStoreTask", "var a: ViewStoreTask?", "struct ViewStoreTask {}; var a: ViewStoreTask?"),
    (
      "WithViewStore(_:)", "WithViewStore(store) { viewStore in }",
      "WithViewStore(store, observe: { $0 }) { viewStore in }"
    ),
    ("NavigationLinkStore", "NavigationLinkStore(a) { }", "NavigationLink(state: a) { }"),
    (".actionSheet(store:)", "a.actionSheet(store: b)", "a.actionSheet(item: b)"),
    (".legacyAlert(store:)", "a.legacyAlert(store: b)", "a.legacyAlert(b)"),
    (
      ".alert(_:dismiss:)", "a.alert(store.scope(state: \\.alert), dismiss: .alertDismissed)",
      "a.alert($store.scope(state: \\.alert, action: \\.alert)); a.alert(\"\", isPresented: b)"
    ),
    (
      ".confirmationDialog(_:dismiss:)", "a.confirmationDialog(b, dismiss: .dismissed)",
      "func confirmationDialog(_ a: Int, dismiss: Int) {}; a.confirmationDialog(b, dismiss: c)"
    ),
    (".actionSheet(_:dismiss:)", "a.actionSheet(b, dismiss: .dismissed)", "a.actionSheet(b)"),
    ("ActionSheetState", "var sheet: ActionSheetState<Action>?", "enum ActionSheetState {}"),
    (".isPresent()", "a.sheet(isPresented: $b.isPresent())", "func isPresent() {}; a.isPresent()"),
    (
      "UIAlertController(store:)", "let alert = UIAlertController(store: store)",
      "let alert = UIAlertController(title: nil, message: nil)"
    ),
    (
      "UIAlertController(state:send:)", "UIAlertController(state: alert, send: { _ in })",
      "UIAlertController(state: alert, handler: { _ in })"
    ),
    (
      "Reducer.onChange(of:removeDuplicates:)",
      "a.onChange(of: { $0.b }, removeDuplicates: ==) { _, _ in }",
      "a.onChange(of: \\.b) { _, _ in }; view.onChange(of: b, initial: true) { }"
    ),
    (
      "TestStore.assert", "store.assert(\n.send(.tapped) { $0.count = 1 })",
      "store.assert { $0.count = 1 }; a.assert(.sent)"
    ),
    (
      "timeout in nanoseconds", "await store.receive(.loaded, timeout: 2 * NSEC_PER_SEC)",
      "await store.receive(.loaded, timeout: .seconds(2)); await store.finish(timeout: limit)"
    ),
    ("LiveFileStorage", "$0.storage = LiveFileStorage()", "struct LiveFileStorage {}"),
    ("InMemoryFileStorage", "$0.storage = InMemoryFileStorage()", "func InMemoryFileStorage() {}"),
    ("PersistenceKey", "struct A: PersistenceKey {}", "protocol PersistenceKey {}"),
    ("PersistenceReaderKey", "extension PersistenceReaderKey {}", "let PersistenceReaderKey = 1"),
    ("PersistenceKeyDefault", "Self == PersistenceKeyDefault<A>", "PersistenceKeyDefaults()"),
    (
      "writing a @Shared field",
      "@Reducer struct A { struct State { @Shared var a: Int }; func b(state: inout State) { state.a = 1 } }",
      "@Reducer struct A { struct State { @Shared var a: Int }; func b(state: inout State) { _ = state.a == 1 } }"
    ),
    (
      ".appStorage(_:) with a key path", "@Shared(.appStorage(\\.count)) var a = 1",
      "@Shared(.appStorage(\"count\")) var a = 1"
    ),
  ]

  @Test(arguments: pairs.map(\.name))
  func `A spelling is found, and what resembles it is not`(name: String) throws {
    let pair = try #require(Self.pairs.first { $0.name == name })
    #expect(names(pair.use).contains(name))
    #expect(!names(pair.twin).contains(name), "\(names(pair.twin))")
  }

  @Test func `Each spelling of the table has a pair`() {
    let old = SpellingTable.all.filter { $0.change != nil }.map(\.name)
    #expect(Set(old) == Set(Self.pairs.map(\.name)))
    #expect(old.count == Set(old).count)
  }

  @Test func `Each paragraph of the table is read`() {
    #expect(SpellingTable.paragraphs.count == SpellingTable.all.count)
    #expect(SpellingTable.all.allSatisfy { $0.since != nil || $0.change != nil })
  }

  @Test(arguments: [
    "A\n  change: vanished 1.0\n  today: b\n  why: c",
    "A\n  change: renamed 1\n  today: b\n  why: c",
    "A\n  change: renamed 1.0\n  today: b", "A\n  form: guess a\n  since: 1.0", "A\n  form: call",
    "A\n  sicne: 1.0", "A\n  since: 1.0\n  since: 1.1", "A\n  since 1.0",
  ])
  func `A paragraph with a mistake is not read`(paragraph: String) {
    #expect(Spelling(paragraph[...]) == nil)
  }

  @Test func `A name that another file of the project declares is not one of the architecture`() {
    #expect(names("let a: TaskResult<Int>") == ["TaskResult"])
    #expect(names("let a: TaskResult<Int>", "enum TaskResult<A> {}") == [])
    #expect(names("a.debounce(id: 1)", "func debounce(id: Int) {}") == [])
  }

  @Test func `A file that imports other modules only has no names of the architecture`() {
    #expect(names("import Other\nlet a: TaskResult<Int>") == [])
    #expect(
      names(
        "import Other\nlet a: TaskResult<Int>", "@_exported import ComposableArchitecture")
        == ["TaskResult"])
    #expect(names("import ComposableArchitecture2\nlet a: TaskResult<Int>") == [])
  }

  @Test func `Uses in the interpolations of a literal are found, and its text is not`() {
    #expect(names(#"let a = "TaskResult \(TaskResult<Int>.self)""#) == ["TaskResult"])
    #expect(names(##"let a = #"\(TaskResult<Int>.self)"#"##) == [])
  }

  @Test func `A key of shared values, and one with a value, need version 1_17`() throws {
    func age(_ text: String) throws -> Version? {
      try #require(ProjectAge([("a.swift", "import ComposableArchitecture\n" + text)]).files.first)
        .since
    }
    #expect(try age("extension SharedKey where Self == Int {}") == Version(1, 17))
    #expect(try age("let total = Shared(value: 1)") == Version(1, 17))
    #expect(try age("@Shared(.appStorage(\"a\")) var a = 1") == Version(1, 10))
  }

  @Test func `A spelling with the name of the module is found`() {
    #expect(names("let a: ComposableArchitecture.TaskResult<Int>") == ["TaskResult"])
    #expect(names("let a: Other.TaskResult<Int>") == [])
  }
}

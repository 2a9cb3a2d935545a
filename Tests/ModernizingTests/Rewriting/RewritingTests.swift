import Testing

@testable import ShellCore

/// Pairs of old and new spellings, and what is not understood and stays.
struct RewritingTests {
  private func expectUnchanged(_ text: String) {
    #expect(rewritten(text) == text)
  }

  @Test func `A reducer of the protocol becomes one with the macro and a body`() {
    #expect(
      rewritten(
        """
        /// A counter.
        public struct Counter: ReducerProtocol, Sendable {
          public struct State: Equatable { var count = 0 }
          public enum Action: Equatable { case tapped }

          // The only function.
          public func reduce(into state: inout State, action: Action) -> EffectTask<Action> {
            switch action {
            case .tapped:
              state.count += 1  // One more.
              return .none
            }
          }
        }
        """) == """
          /// A counter.
          @Reducer
          public struct Counter: Sendable {
            public struct State: Equatable { var count = 0 }
            public enum Action: Equatable { case tapped }

            // The only function.
            public var body: some ReducerOf<Self> {
              Reduce { state, action in
                switch action {
                case .tapped:
                  state.count += 1  // One more.
                  return .none
                }
              }
            }
          }
          """)
  }

  @Test func `Literals of several lines keep their contents when their code moves`() {
    let old = """
      struct A: Reducer {
        struct State {}
        enum Action {}
        func reduce(into state: inout State, action: Action) -> Effect<Action> {
          print(\"""
          a
            b
          \""")
          return .none
        }
      }
      """
    let new = rewritten(old)
    #expect(
      new.contains(
        "      print(\"\"\"\n    a\n      b\n    \"\"\")\n      return .none\n    }\n  }\n}"))
  }

  @Test func `An empty function becomes a reducer that does nothing`() {
    let old = """
      struct A: Reducer {
        struct State {}
        enum Action {}
        func reduce(into state: inout State, action: Action) -> Effect<Action> {
        }
      }
      """
    let new = rewritten(old)
    #expect(
      new.hasSuffix("  var body: some ReducerOf<Self> {\n    EmptyReducer()\n  }\n}"), "\(new)")
    let comment = old.replacing("Effect<Action> {", with: "Effect<Action> { // Nothing.")
    #expect(rewritten(comment).contains("// Nothing."))
  }

  @Test func `A function on one line becomes a body of three`() {
    #expect(
      rewritten(
        """
        struct A: Reducer {
            struct State {}
            enum Action {}
            func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
        }
        """) == """
          @Reducer
          struct A {
              struct State {}
              enum Action {}
              var body: some ReducerOf<Self> {
                  Reduce { state, action in .none }
              }
          }
          """)
  }

  @Test(arguments: [
    // The macro would add another state.
    "struct A: Reducer { enum Action {} ; func reduce(into s: inout Int, action: Action) -> Effect<Action> { .none } }",
    // A protocol of the project.
    "protocol Reducer {}\nstruct A: Reducer { struct State {}; enum Action {}; var body: Int { 1 } }",
    "@Reducer struct A { struct State {}; enum Action {}; var body: some ReducerOf<Self> { EmptyReducer() } }",
  ])
  func `Reducers that stay`(text: String) { expectUnchanged(text) }

  @Test(arguments: [
    ("case .a: return .task { .b }", "case .a: return .run { send in await send(.b) }"),
    (
      "case .a: return .task { [id = state.id] in await .b(TaskResult { try await load(id) }) }",
      "case .a: return .run { [id = state.id] send in await send(.b(Result { try await load(id) })) }"
    ),
    (
      "case .a: return .task { await .b(TaskResult { try wait(); return 3 }) }",
      "case .a: return .run { send in await send(.b(Result { try wait(); return 3 })) }"
    ),
    (
      "case .a:\n  return .task {\n    let b = try await load()\n    return .b(b)\n  }",
      "case .a:\n  return .run { send in\n    let b = try await load()\n    await send(.b(b))\n  }"
    ),
    (
      "case .a: return .task(priority: .high) { try await .b(load()) }",
      "case .a: return .run(priority: .high) { send in try await send(.b(load())) }"
    ),
    (
      "case .a: return .task { try await .b(load()) } catch: { .c($0) }",
      "case .a: return .run { send in try await send(.b(load())) } catch: { error, send in await send(.c(error)) }"
    ),
    (
      "case .a: return .task { try await .b(load()) } catch: { failure in\n  log(failure)\n  return .c\n}",
      "case .a: return .run { send in try await send(.b(load())) } catch: { failure, send in\n  log(failure)\n  await send(.c)\n}"
    ),
    (
      "case .a: return .task(priority: .low) { .b } catch: { _ in .c }",
      "case .a: return .run(priority: .low) { send in await send(.b) } catch: { _, send in await send(.c) }"
    ),
    ("case .a: return .fireAndForget { log() }", "case .a: return .run { _ in log() }"),
    ("case .a: return .fireAndForget { }", "case .a: return .run { _ in }"),
    ("case .a: return .fireAndForget {}", "case .a: return .run { _ in }"),
    (
      "case .a: return .fireAndForget { [log] in try await log() }",
      "case .a: return .run { [log] _ in try await log() } catch: { _, _ in }"
    ),
    (
      "case .a: return .merge(.task { .b }, .fireAndForget { c() })",
      "case .a: return .merge(.run { send in await send(.b) }, .run { _ in c() })"
    ),
    ("case .a: return EffectTask(value: .b(1))", "case .a: return .send(.b(1))"),
    ("case .a: return Effect(value: .b)", "case .a: return .send(.b)"),
    ("let a: EffectPublisher<Action, Never>", "let a: Effect<Action>"),
    (
      "let a: EffectTask<A>; var b: some ReducerProtocolOf<B>",
      "let a: Effect<A>; var b: some ReducerOf<B>"
    ),
    (
      "let a = Store(initialState: A.State(), reducer: A()._printChanges())",
      "let a = Store(initialState: A.State(), reducer: { A()._printChanges() })"
    ),
  ])
  func effects(old: String, new: String) { #expect(rewritten(old) == new) }

  @Test(arguments: [
    "case .a: return .task { if b { return .c }; return .d }",
    "case .a: return .task { send(1); return .d }",
    "case .a: return .task { try await .b(load()) } catch: { .c(error, $0) }",
    "case .a: return .task { try await .b(load()) } catch: { if $0 is A { return .c }; return .d }",
    "case .a: return .task { try await .b(load()) } catch: { [log] error in .c(error) }",
    "case .a: return .task { @MainActor in .b }",
    "Text(\"\")\n  .task { await load() }",
    "let a = Effect<Action, Never>(value: .b)",
    "let a = Store(initialState: A.State(), reducer: A(), environment: ())",
    "// EffectTask\nlet a = \"EffectTask\"",
    "struct Effect {}\nlet a: EffectTask<A>",
  ])
  func `Effects that are not understood stay`(text: String) { expectUnchanged(text) }

  private static let parent = """
    @Reducer
    struct Parent {
      enum State { case a(A.State) }
      enum Action {
        case a(A.Action)
        case path(StackAction<A.State, A.Action>)
        case row(number: Int, action: A.Action)
        case rows(A.State.ID, A.Action)
      }
      var body: some ReducerOf<Self> {
        BODY
      }
    }
    """

  @Test(arguments: [
    ("Scope(state: \\.a, action: /Action.a) { A() }", "Scope(state: \\.a, action: \\.a) { A() }"),
    (
      "Scope(state: /State.a, action: /Parent.Action.a) { A() }",
      "Scope(state: \\.a, action: \\.a) { A() }"
    ),
    (
      "EmptyReducer().ifLet(\\.a, action: /Action.a) { A() }",
      "EmptyReducer().ifLet(\\.a, action: \\.a) { A() }"
    ),
    (
      "EmptyReducer().forEach(\\.path, action: /Action.path) { A() }",
      "EmptyReducer().forEach(\\.path, action: \\.path) { A() }"
    ),
  ])
  func `Case paths of operators become key paths`(old: String, new: String) {
    #expect(
      rewritten(Self.parent.replacing("BODY", with: old))
        == Self.parent.replacing("BODY", with: new))
  }

  @Test(arguments: [
    "EmptyReducer().forEach(\\.rows, action: /Action.row(number:action:)) { A() }",
    "EmptyReducer().forEach(\\.rows, action: /Action.rows) { A() }",
    "Scope(state: /Other.State.a, action: /Action.a) { A() }",
    "Scope(state: \\.a, action: /Action.unknown) { A() }",
    "let a = /Action.a",
  ])
  func `Other case paths stay`(text: String) {
    expectUnchanged(Self.parent.replacing("BODY", with: text))
  }

  private static let settings = """
    @Reducer
    struct Settings {
      struct State: Equatable {
        @BindingState var name = ""
        @PresentationState var alert: AlertState<Never>?
        var isOn = false
      }
      enum Action: BindableAction {
        case binding(BindingAction<State>)
        case toggled(Bool)
      }
      var body: some ReducerOf<Self> {
        BindingReducer()
        Reduce { state, action in
          if case .binding(\\.$name) = action { state.isOn = true }
          return .none
        }
      }
    }
    struct SettingsView: View {
      let store: StoreOf<Settings>
      var body: some View {
        WithViewStore(self.store, observe: { $0 }) { viewStore in
          Form {
            TextField("\\(viewStore.name)", text: viewStore.$name)
            Toggle("On", isOn: viewStore.binding(get: \\.isOn, send: { .toggled($0) }))
            Button("Off") { viewStore.send(.toggled(false)) }
          }
          .disabled(viewStore.isOn)
        }
      }
    }
    """

  @Test func `A state becomes observable together with its view`() {
    #expect(
      rewritten(Self.settings) == """
        @Reducer
        struct Settings {
          @ObservableState
          struct State: Equatable {
            var name = ""
            @Presents var alert: AlertState<Never>?
            var isOn = false
          }
          enum Action: BindableAction {
            case binding(BindingAction<State>)
            case toggled(Bool)
          }
          var body: some ReducerOf<Self> {
            BindingReducer()
            Reduce { state, action in
              if case .binding(\\.name) = action { state.isOn = true }
              return .none
            }
          }
        }
        struct SettingsView: View {
          @Bindable var store: StoreOf<Settings>
          var body: some View {
            Form {
              TextField("\\(store.name)", text: $store.name)
              Toggle("On", isOn: $store.isOn.sending(\\.toggled))
              Button("Off") { store.send(.toggled(false)) }
            }
            .disabled(store.isOn)
          }
        }
        """)
  }

  @Test(arguments: [
    // The view store is passed on.
    ("viewStore.send(.toggled(false))", "log(viewStore)"),
    // A comment would be lost.
    (
      "WithViewStore(self.store, observe: { $0 }) { viewStore in",
      "WithViewStore(self.store, observe: { $0 }) { viewStore in  // All."
    ),
    // Only a part of the state.
    ("observe: { $0 }", "observe: ViewState.init"),
    // The storage of a wrapper.
    ("var isOn = false", "var isOn = false; init() { _name = .init(wrappedValue: \"\") }"),
    // An observer, which the macro refuses.
    ("var isOn = false", "var isOn = false { didSet {} }"),
    // A wrapper that the macro refuses.
    ("var isOn = false", "@Clamped var isOn = false"),
  ])
  func `A state whose uses are not understood stays`(part: String, other: String) {
    expectUnchanged(Self.settings.replacing(part, with: other))
  }

  @Test func `Several statements become a group if something follows`() {
    let view = """
      @Reducer
      struct A { @ObservableState struct State { var a = 1 }; enum Action { case b } }
      struct AView: View {
        let store: StoreOf<A>
        var body: some View {
          WithViewStore(store, observe: \\.a) { viewStore in
            Text("\\(viewStore.state)")
            Button("b") { viewStore.send(.b) }
          }
          .padding()
        }
      }
      """
    let new = rewritten(view)
    #expect(new.contains("Group {\n      Text(\"\\(store.a)\")"))
    #expect(new.contains("Button(\"b\") { store.send(.b) }\n    }\n    .padding()"))
  }

  @Test func `A closure that names another store reads the view's own`() {
    let view = """
      @Reducer
      struct A { @ObservableState struct State { var a = 1 }; enum Action { case b } }
      struct AView: View {
        let store: StoreOf<A>
        var body: some View {
          WithViewStore(store, observe: { $0 }) { viewStore in
            ForEach(rows) { store in Text("\\(viewStore.a)") }
          }
        }
      }
      """
    #expect(rewritten(view).contains("ForEach(rows) { store in Text(\"\\(self.store.a)\") }"))
  }

  /// The feature and its view in two files, with what comes of them.
  private func apart(_ view: (String) -> String = { $0 }) -> (old: [String], new: [String]) {
    let start = Self.settings.firstRange(of: "struct SettingsView")!.lowerBound
    let old = [
      "import ComposableArchitecture\n" + Self.settings[..<start],
      "import ComposableArchitecture\nimport SwiftUI\n" + view(String(Self.settings[start...])),
    ]
    let new = Modernizer(zip(["A.swift", "B.swift"], old).map { (path: $0, text: $1) }).files
    return (old, new.map(\.text))
  }

  @Test func `A view in another file is rewritten with its state`() {
    let together = rewritten(Self.settings)
    let start = together.firstRange(of: "struct SettingsView")!.lowerBound
    #expect(
      apart().new == [
        "import ComposableArchitecture\n" + together[..<start],
        "import ComposableArchitecture\nimport SwiftUI\n" + together[start...],
      ])
  }

  @Test(
    "A state stays if a view in another file is not understood",
    arguments: [
      ("viewStore.send(.toggled(false))", "log(viewStore)"),
      ("Form {", "Form { Text(store.$name)"),
    ])
  func apart(part: String, other: String) {
    let (old, new) = apart { $0.replacing(part, with: other) }
    #expect(old == new)
  }

  @Test func `A binding that another file names stays`() {
    let files = [("A.swift", Self.settings), ("B.swift", "let a = \\Settings.State.$name")]
    let texts = Modernizer(files.map { (path: $0.0, text: $0.1) }).files.map(\.text)
    #expect(texts == files.map(\.1))
  }
}

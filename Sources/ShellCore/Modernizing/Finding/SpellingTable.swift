/// The spellings that tell for which version a file is written.
///
/// The versions are those of the release notes. A spelling that is missing here is never reported; one that is here has a test with code
/// that uses it, and one with code that only resembles it.
package enum SpellingTable {
  package static let all = reducers + effects + casePaths + observation + views + current

  private static let reducers: [Spelling] = [
    .init(
      "AnyReducer", .type("AnyReducer"), since: Version(0, 43), until: Version(1, 0),
      .removed(Version(1, 0)), today: "a `struct` with `@Reducer`",
      because: "A reducer is a type, whose dependencies replace the environment.",
      next: "`@Feature struct`"),
    .init(
      "Reducer<State, Action, Environment>", .special(["Reducer"]) { $0.hasEnvironment(at: $1) },
      since: nil,
      until: Version(0, 43), .removed(Version(1, 0)), today: "a `struct` with `@Reducer`",
      because: "A reducer is a type, whose dependencies replace the environment.",
      next: "`@Feature struct`"),
    .init(
      ".pullback(state:action:environment:)", .method("pullback", first: "state"), since: nil,
      until: Version(1, 0), .removed(Version(1, 0)),
      today: "`Scope(state: \\.child, action: \\.child)`",
      because: "Parents embed the reducers of their children in their bodies.",
      next: "`Scope(\\.child)`"),
    .init(
      "ReducerProtocol", .type("ReducerProtocol"), since: Version(0, 41), until: Version(1, 0),
      .renamed(Version(1, 0)), today: "`@Reducer struct`",
      because: "The protocol is called `Reducer` since nothing else is.", next: "`@Feature struct`"),
    .init(
      "ReducerProtocolOf", .type("ReducerProtocolOf"), since: Version(0, 41),
      until: Version(1, 0), .renamed(Version(1, 0)), today: "`ReducerOf`",
      because: "The protocol is called `Reducer` since nothing else is.", next: "`some Feature`"),
    .init(
      ": Reducer without @Reducer",
      .special(["struct", "enum"]) { $0.isReducerWithoutMacro(at: $1) },
      since: Version(1, 0),
      until: Version(1, 4), .replaced(Version(1, 4)), today: "`@Reducer struct`",
      because: "The macro adds the conformance and the case paths of the actions.",
      next: "`@Feature struct`"),
    .init(
      "reduce(into:action:)", .special(["reduce"]) { $0.declaresReduce(at: $1) },
      since: Version(0, 41),
      until: Version(1, 4), .replaced(Version(1, 4)),
      today: "`Reduce { state, action in }` in `body`",
      because: "`@Reducer` warns about it, because operators are added to a body.",
      next: "`Update { state, action in }` in `body`"),
    .init(
      "Reducer.reduce(into:action:)", .special(["reduce"]) { $0.callsReducer(at: $1) }, since: nil,
      until: Version(1, 25),
      .deprecated(Version(1, 25)), today: "put the reducer into `body`",
      because: "A reducer that is called by hand is not a part of the tree of reducers."),
    .init(
      "reducer: Feature()", .special(["Store", "TestStore"]) { $0.hasReducerValue(at: $1) },
      since: nil,
      until: Version(1, 0),
      .removed(Version(1, 0)), today: "`Store(initialState: ...) { Feature() }`",
      because: "A closure creates the reducer after the dependencies are set.",
      next: "the same closure"),
    .init(
      "@Reducer(state:action:)", .attributeWith("Reducer", labels: ["state", "action"]),
      since: Version(1, 8), until: Version(1, 23), .deprecated(Version(1, 23)),
      today: "write `extension Name.State: Equatable {}` beside the enum, with its whole name",
      because: "An extension says the same in plain Swift."),
  ]

  private static let run = "`.run { send in }`"
  private static let task = "`store.addTask { }`"

  private static let effects: [Spelling] = [
    .init(
      "EffectTask", .type("EffectTask"), since: Version(0, 43), until: Version(1, 0),
      .renamed(Version(1, 0)), today: "`Effect`",
      because: "Effects cannot fail, so the type of the failure is gone.", next: task),
    .init(
      "EffectPublisher", .type("EffectPublisher"), since: Version(0, 43), until: Version(1, 0),
      .renamed(Version(1, 0)), today: "`Effect`",
      because: "Effects cannot fail, so the type of the failure is gone.", next: task),
    .init(
      "Effect.task", .effect("task"), since: nil, until: Version(1, 0), .removed(Version(1, 0)),
      today: run, because: "An effect that sends any number of actions covers it.", next: task),
    .init(
      "Effect.fireAndForget", .effect("fireAndForget"), since: nil, until: Version(1, 0),
      .removed(Version(1, 0)), today: "`.run { _ in }`",
      because: "An effect that sends any number of actions covers it.", next: task),
    .init(
      "Effect(value:)", .initializer(["Effect", "EffectTask", "EffectPublisher"], first: "value"),
      since: nil, until: Version(0, 50), .removed(Version(1, 0)), today: "`.send(.action)`",
      because: "The name says what the effect does.", next: "`store.send`"),
    .init(
      "eraseToEffect", .call("eraseToEffect"), since: nil, until: Version(1, 0),
      .removed(Version(1, 0)), today: "`.publisher { }`",
      because: "Effects are no publishers.", next: task),
    .init(
      "catchToEffect", .call("catchToEffect"), since: nil, until: Version(1, 0),
      .removed(Version(1, 0)), today: run,
      because: "Effects are no publishers; a closure catches its errors.", next: task),
    .init(
      "Effect.cancel(ids:)", .method("cancel", first: "ids"), since: nil, until: Version(0, 55),
      .deprecated(Version(0, 55)), today: "`.merge(ids.map(Effect.cancel(id:)))`",
      because: "Effects are merged in one way.", next: "`id.cancel()` of a `@StoreTaskID`"),
    .init(
      "a type as an ID", .special(["cancellable", "cancel"]) { $0.hasTypeAsID(at: $1) }, since: nil,
      until: Version(1, 0),
      .removed(Version(1, 0)), today: "`enum CancelID { case request }`",
      because: "A compiler that optimizes may remove types without values.",
      next: "a `@StoreTaskID`"),
    .init(
      "TaskResult", .type("TaskResult"), since: nil, until: Version(1, 4),
      .deprecated(Version(1, 24)), today: "use `Result`",
      because: "Received actions are matched by their cases, so that errors need no `==`.",
      next: "a throwing task"),
    .init(
      "Effect.debounce", .method("debounce", first: "id"), since: nil, until: Version(1, 25),
      .deprecated(Version(1, 25)),
      today: "sleep in `.run`, and cancel it with `.cancellable(id:cancelInFlight: true)`",
      because: "Clocks replace schedulers.", next: "a task of `.onChange(of:)` that sleeps"),
    .init(
      "Effect.throttle", .method("throttle", first: "id"), since: nil, until: Version(1, 25),
      .deprecated(Version(1, 25)),
      today: "compare times in the reducer, and start the effect if enough time has passed",
      because: "Clocks replace schedulers."),
    .init(
      "Effect.concatenate", .call("concatenate"), since: nil, until: Version(1, 25),
      .replaced(Version(1, 25)), today: "await the steps in one `.run`",
      because: "A closure says the order.", next: task),
  ]

  private static let caseKeyPath = "`\\.case`"

  private static let casePaths: [Spelling] = [
    .init(
      "/Action.case", .special(["/"]) { $0.isCasePath(at: $1) }, since: nil, until: Version(1, 4),
      .deprecated(Version(1, 24)), today: caseKeyPath,
      because: "Key paths to cases are completed by editors and checked by the compiler.",
      next: caseKeyPath),
    .init(
      "case row(id:action:)", .special(["case"]) { $0.isRowAction(at: $1) }, since: nil,
      until: Version(1, 4),
      .replaced(Version(1, 4)), today: "`case rows(IdentifiedActionOf<Row>)`",
      because: "Key paths reach the actions of a row.",
      next: "`case rows(Row.State.ID, Row.Action)`"),
    .init(
      "Store.scope with closures", .special(["scope"]) { $0.hasClosures(at: $1) }, since: nil,
      until: Version(1, 5),
      .deprecated(Version(1, 24)), today: "write it as `store.scope(\\.child, action: \\.child)`",
      because: "Stores of children are cached by their key paths.", next: "`store.scope(\\.child)`"),
  ]

  private static let fields = "use `@ObservableState`, and read the fields of the store"
  private static let bindings =
    "use `@ObservableState` and a plain field, whose binding is `$store.name`"
  private static let observed = "A view observes the fields that it reads, and nothing else."
  private static let bindable = "Every field of an observable state can be bound."
  private static let plain = "Plain Swift replaces it, because stores are observable."

  private static let observation: [Spelling] = [
    .init(
      "@BindableState", .attribute("BindableState"), since: nil, until: Version(0, 50),
      .renamed(Version(0, 50)), today: bindings, because: bindable, next: "a plain property"),
    .init(
      "@BindingState", .attribute("BindingState"), since: Version(0, 50), until: Version(1, 7),
      .deprecated(Version(1, 24)), today: bindings, because: bindable, next: "a plain property"),
    .init(
      "@BindingViewState", .attribute("BindingViewState"), since: Version(0, 55),
      until: Version(1, 7), .deprecated(Version(1, 25)), today: bindings, because: bindable,
      next: "a plain property"),
    .init(
      "BindingViewStore", .type("BindingViewStore"), since: Version(0, 55), until: Version(1, 7),
      .deprecated(Version(1, 25)), today: bindings, because: bindable, next: "a plain property"),
    .init(
      "@PresentationState", .attribute("PresentationState"), since: Version(0, 54),
      until: Version(1, 7), .replaced(Version(1, 7)), today: "`@Presents`",
      because: "The macro `@ObservableState` refuses other property wrappers.",
      next: "an optional property"),
    .init(
      "ViewStore", .type("ViewStore"), since: nil, until: Version(1, 7),
      .deprecated(Version(1, 24)), today: fields, because: observed, next: "`store.field`"),
    .init(
      "ViewStoreOf", .type("ViewStoreOf"), since: nil, until: Version(1, 7),
      .deprecated(Version(1, 24)), today: fields, because: observed, next: "`store.field`"),
    .init(
      "WithViewStore", .type("WithViewStore"), since: nil, until: Version(1, 7),
      .deprecated(Version(1, 24)), today: fields, because: observed, next: "`store.field`"),
    .init(
      "Store.withState", .call("withState"), since: Version(0, 55), until: Version(1, 25),
      .deprecated(Version(1, 25)), today: "read the fields of the store: `store.count`",
      because: observed, next: "`store.field`"),
  ]

  private static let views: [Spelling] = [
    .init(
      "ForEachStore", .type("ForEachStore"), since: nil, until: Version(1, 7),
      .deprecated(Version(1, 24)), today: "use `ForEach(store.scope(\\.rows, action: \\.rows))`",
      because: plain, next: "`ForEach(store.scope(\\.rows))`"),
    .init(
      "IfLetStore", .type("IfLetStore"), since: nil, until: Version(1, 7),
      .deprecated(Version(1, 24)),
      today: "use `if let store = store.scope(\\.child, action: \\.child)`", because: plain,
      next: "`if let child = store.scope(\\.child)`"),
    .init(
      "SwitchStore", .type("SwitchStore"), since: nil, until: Version(1, 7),
      .deprecated(Version(1, 24)), today: "use `switch store.case`", because: plain,
      next: "`switch` over the store of an enum"),
    .init(
      "CaseLet", .type("CaseLet"), since: nil, until: Version(1, 7), .deprecated(Version(1, 24)),
      today: "use `switch store.case`", because: plain, next: "`switch` over the store of an enum"),
    .init(
      "NavigationStackStore", .type("NavigationStackStore"), since: nil, until: Version(1, 7),
      .deprecated(Version(1, 24)),
      today: "use `NavigationStack(path: $store.scope(\\.path, action: \\.path))`", because: plain,
      next: "`NavigationStack(path: $store.scope(\\.path))`"),
  ]

  /// Modifiers that present the store of a child.
  private static let current: [Spelling] =
    ["sheet", "popover", "fullScreenCover", "navigationDestination", "alert", "confirmationDialog"]
    .map { name in
      .init(
        ".\(name)(store:)", .method(name, first: "store"), since: nil, until: Version(1, 7),
        .deprecated(Version(1, 24)), today: "a binding: `$store.scope(\\.child, action: \\.child)`",
        because: plain, next: "`$store.scope(\\.child)`")
    } + [
      .init("StoreOf", .type("StoreOf"), since: Version(0, 41)),
      .init("EffectOf", .type("EffectOf"), since: Version(0, 55), next: task),
      .init("ReducerOf", .type("ReducerOf"), since: Version(1, 0), next: "`some Feature`"),
      .init(
        "@Reducer enum", .special(["Reducer"]) { $0.isEnumReducer(at: $1) }, since: Version(1, 8),
        next: "`@Feature enum`"),
      .init(
        "@Reducer", .attribute("Reducer"), since: Version(1, 4), next: "`@Feature struct`"),
      .init(
        "IdentifiedActionOf", .type("IdentifiedActionOf"), since: Version(1, 4),
        next: "`case rows(Row.State.ID, Row.Action)`"),
      .init(
        "@ObservableState", .attribute("ObservableState"), since: Version(1, 7),
        next: "`@Feature struct`"),
      .init(
        "@Presents", .attribute("Presents"), since: Version(1, 7), next: "an optional property"),
      .init("@ViewAction", .attribute("ViewAction"), since: Version(1, 7)),
      .init(
        "StackActionOf", .type("StackActionOf"), since: Version(1, 7),
        next: "`case path(Path.State.ID, Path.Action)`"),
      .init("@Shared", .attribute("Shared"), since: Version(1, 10)),
      .init("SharedKey", .type("SharedKey"), since: Version(1, 17)),
      .init("SharedReaderKey", .type("SharedReaderKey"), since: Version(1, 17)),
      .init("Shared(value:)", .initializer(["Shared"], first: "value"), since: Version(1, 17)),
    ]
}

import Testing

@testable import MacroExpansion

@Suite("@Feature")
struct FeatureMacroTests {
  @Test("A feature gets a store, what is not written, and the connections of its properties")
  func members() {
    #expect(
      Expanding(
        "Feature",
        "@Feature public struct Timer { struct State {}\n@FeatureState var ticks = 0\nlet id: Int }"
      )(
        .member) == """
          public typealias Action = Swift.Never

          public typealias Feature = ComposableArchitecture2.FeatureProtocol<State, Action>

          public let store = ComposableArchitecture2.FeatureStore<State, Action>()

          public var body: ComposableArchitecture2.EmptyFeature<State, Action> { .init() }

          public func _$bind(_ binder: ComposableArchitecture2.FeatureBinder) {
            binder.bind(store)
            binder.bind(_ticks)
          }
          """)
  }

  @Test("A written Action and a written body stay")
  func writtenMembers() {
    let text = Expanding(
      "Feature",
      "@Feature struct Timer { struct State {}\nenum Action {}\nvar body: some Feature { Update { _, _ in } } }"
    )(.member)
    #expect(text.contains("typealias Action") == false)
    #expect(text.contains("var body") == false)
  }

  @Test("A case with a spawned feature has no actions")
  func spawn() {
    let expanding = Expanding(
      "Feature", "@Feature enum Path { case page(Spawn<Page>), plain(Plain) }")
    #expect(expanding.diagnostics() == [])
    let text = expanding(.member)
    #expect(text.contains("case page(Spawn<Page>)\n"))
    #expect(!text.contains("case page(Spawn<Page>.Action)"))
    #expect(text.contains("case plain(Plain.Action)"))
    #expect(text.contains("cases.append(.init(spawned: State.allCasePaths.page) { Page() })"))
    #expect(text.contains("case page(ComposableArchitecture2.Store<Page.State, Page.Action>)"))
    #expect(text.contains("self = .page(store._spawn(State.allCasePaths.page)!)"))
  }

  @Test("It applies to structs and enums")
  func wrongDeclaration() {
    #expect(
      Expanding("Feature", "@Feature class Timer {}").diagnostics() == [
        "error: '@Feature' can only be applied to a struct or an enum; 'Timer' is a class"
      ])
  }
}

@Suite("@DebugSnapshot")
struct DebugSnapshotMacroTests {
  @Test("Private, underscored, computed, and closure properties are left out")
  func skipped() {
    #expect(
      Expanding(
        "DebugSnapshot",
        """
        @DebugSnapshot struct State {
          var text = "a"
          let id: Int
          private(set) var n = 0
          private var secret = 0
          var _hidden = 0
          var computed: Int { 1 }
          var close: () -> Void = {}
          var (a, b) = (1, 2)
          @StoreTaskID var task
          static var shared = 1
        }
        """)(.member) == """
          struct DebugSnapshot {
            var text = "a"
            var id: Int
            var n = 0
          }

          static func _debugSnapshot(_ value: Self) -> DebugSnapshot {
            DebugSnapshot(text: value.text, id: value.id, n: value.n)
          }
          """)
  }

  @Test("The state of a child becomes its snapshot")
  func children() {
    #expect(
      Expanding(
        "DebugSnapshot",
        """
        @DebugSnapshot struct State {
          var child = Child.State()
          var rows: [Row.State] = []
          var sheet: Sheet.State?
          var id: Row.State.ID
          @DebugSnapshotConvertible var item: Item
        }
        """)(.member) == """
          struct DebugSnapshot {
            var child: Child.State.DebugSnapshot = ComposableArchitecture2.snap(Child.State() as Child.State)
            var rows: [Row.State.DebugSnapshot] = ComposableArchitecture2.snap([] as [Row.State])
            var sheet: Sheet.State.DebugSnapshot?
            var id: Row.State.ID
            var item: (Item).DebugSnapshot
          }

          static func _debugSnapshot(_ value: Self) -> DebugSnapshot {
            DebugSnapshot(child: ComposableArchitecture2.snap(value.child), rows: ComposableArchitecture2.snap(value.rows), sheet: ComposableArchitecture2.snap(value.sheet), id: value.id, item: ComposableArchitecture2.snap(value.item))
          }
          """)
  }

  @Test("A class is named, because it may have subclasses")
  func classes() {
    let expanding = Expanding("DebugSnapshot", "@DebugSnapshot class Model { var n = 0 }")
    #expect(
      expanding(.member).contains("static func _debugSnapshot(_ value: Model) -> DebugSnapshot"))
    #expect(
      Expanding("DebugSnapshot", "@DebugSnapshot actor Model {}").diagnostics() == [
        "error: '@DebugSnapshot' can only be applied to a struct, an enum, or a class; 'Model' is an actor"
      ])
  }

  @Test("The state of a feature names the type of the actions")
  func actions() {
    let text = Expanding(
      "FeatureState", "@FeatureState public struct State { var n = 0 }")(.member)
    #expect(text.contains("public typealias _FeatureAction = Action"))
  }

  @Test("A public snapshot does not show what is internal")
  func access() {
    let text = Expanding(
      "DebugSnapshot", "@DebugSnapshot public struct State { public var a = 1\nvar b = 2 }")(
        .member)
    #expect(text.contains("public var a = 1") == true)
    #expect(text.contains("var b") == false)
  }
}

@Suite("@FeatureEnvironmentEntry")
struct FeatureEnvironmentEntryMacroTests {
  @Test("The value of the property is the one of tests")
  func key() {
    #expect(
      Expanding(
        "FeatureEnvironmentEntry", "@FeatureEnvironmentEntry(liveValue: 100) var limit = 3")(.peer)
          == """
          enum __Key_limit: ComposableArchitecture2.FeatureEnvironmentKey {
            static let liveValue = 100
            static let testValue = 3
          }
          """)
  }

  @Test("It needs a variable with a value")
  func value() {
    #expect(
      Expanding("FeatureEnvironmentEntry", "@FeatureEnvironmentEntry var limit: Int")
        .diagnostics(.peer) == [
          "error: '@FeatureEnvironmentEntry' needs a 'var' with a test value, such as '@FeatureEnvironmentEntry var api: API = .test'"
        ])
  }
}

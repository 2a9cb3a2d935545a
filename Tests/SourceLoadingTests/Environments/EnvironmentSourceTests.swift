import Testing

@testable import SourceLoading

@Suite("The environments of reducers")
struct EnvironmentSourceTests {
  private static let counter = "let counter = Reducer<A, B, Env> { _, _, _ in .none }\n"

  private func expression(_ rest: String, of name: String = "counter") throws -> String? {
    let sources = SourceSet(files: [
      SourceSet.File(name: "Counter.swift", text: Self.counter),
      SourceSet.File(name: "App.swift", text: rest),
    ])
    let values = ReducerValue.all(in: sources)
    let value = try #require(values.first { $0.reference == name })
    return EnvironmentSource(values, in: sources).expression(for: value)
  }

  @Test("The environment is the one that the app gives its store, rather than a preview's")
  func store() throws {
    let preview = """
      struct P: PreviewProvider {
        static let s = Store(initialState: A(), reducer: counter, environment: .mock)
      }
      """
    let app =
      "Store(initialState: A(), reducer: counter.debug(), environment: Env(a: 1, b: { $0 }))"
    #expect(try expression(preview) == ".mock")
    #expect(
      try expression("\(preview)\nstruct S { let store = \(app) }") == "Env(a: 1, b: { $0 })")
  }

  @Test("A constant before the store is taken for its value, and a test's store comes last")
  func constant() throws {
    let app = """
      func start() {
        let env = Env(a: 1)
        let store = Store(initialState: A(), reducer: counter, environment: env)
      }
      """
    #expect(try expression(app) == "Env(a: 1)")
    let test = """
      final class T: XCTestCase {
        let s = TestStore(initialState: A(), reducer: counter, environment: Env(a: 2))
      }
      """
    #expect(try expression(test) == "Env(a: 2)")
    #expect(try expression("\(test)\n\(app)") == "Env(a: 1)")
  }

  @Test("The reducer is the one that the store receives, with its operators")
  func operators() throws {
    let sources = SourceSet(files: [
      SourceSet.File(name: "Counter.swift", text: Self.counter),
      SourceSet.File(
        name: "App.swift",
        text: "let s = Store(initialState: A(), reducer: counter.logged(\n), environment: .live)"),
    ])
    let values = ReducerValue.all(in: sources)
    #expect(EnvironmentSource(values, in: sources).reducer(for: values[0]) == "counter.logged( )")
  }

  @Test("An expression that uses what its function declares is not understood")
  func local() throws {
    let call = "Store(initialState: A(), reducer: counter, environment: Env(client: client))"
    #expect(try expression("func f() { let client = 1; _ = \(call) }") == nil)
    #expect(try expression("let client = 1\nlet s = \(call)") == "Env(client: client)")
    #expect(
      try expression(
        "class C { let s = Store(initialState: A(), reducer: counter, environment: self.e) }")
        == nil)
  }

  @Test("An expression of several lines becomes one of one line")
  func lines() throws {
    let call = """
      let s = Store(
        initialState: A(), reducer: counter,
        environment: Env(
          a: 1, // one
          b: { x in
            print(x)
            return x
              .c
          },
          c: D(
            e: .f
          )
        )
      )
      """
    #expect(try expression(call) == "Env( a: 1, b: { x in print(x); return x .c }, c: D( e: .f ) )")
  }

  @Test("A child has what its parent makes for it")
  func child() throws {
    let parent = """
      let app = Reducer<P, Q, AppEnv>.combine(
        counter.optional().pullback(state: \\.a, action: /Q.b, environment: { Env(a: $0.a) }))
      let s = Store(initialState: P(), reducer: app, environment: AppEnv.live)
      """
    #expect(
      try expression(parent)
        == "({ Env(a: $0.a) } as (AppEnv) -> Env)({ () -> AppEnv in AppEnv.live }())")
    #expect(try expression(parent, of: "app") == "AppEnv.live")
    let whole = try expression(
      parent.replacing("AppEnv.live", with: "AppEnv(\n a: 1\n)"))
    #expect(whole?.hasSuffix("({ () -> AppEnv in AppEnv( a: 1 ) }())") == true)
  }

  @Test("Without a store, a static member of the type or its initializer is the environment")
  func member() throws {
    #expect(try expression("struct Env { let a: Int }") == nil)
    #expect(try expression("struct Env { var a = 1 }") == "Env()")
    #expect(try expression("struct Env { let a: Int; static let mock = Env(a: 1) }") == "Env.mock")
    #expect(
      try expression(
        "struct Env { let a: Int; static let mock = Self(a: 1) }\nextension Env { static let live: Self = .mock }"
      ) == "Env.live")
    #expect(try expression("let none = Reducer<A, B, Void>.empty", of: "none") == "()")
  }
}

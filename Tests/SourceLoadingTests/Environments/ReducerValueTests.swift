import Testing

@testable import SourceLoading

@Suite("Reducers with an environment, as values")
struct ReducerValueTests {
  private func values(_ texts: String...) -> [ReducerValue] {
    let files = texts.enumerated().map {
      SourceSet.File(name: "F\($0.offset).swift", text: $0.element)
    }
    return ReducerValue.all(in: SourceSet(files: files))
  }

  @Test(
    "The types are those of the annotation, or those with which the value begins",
    arguments: [
      "let counter = Reducer<A, B, C> { _, _, _ in .none }",
      "public let counter: AnyReducer<A, B, C> = .empty",
      "let counter = ComposableArchitecture.Reducer<\n  A, B,\n  C\n>.combine(other)",
      "let counter = child.pullback(state: \\.a, action: /B.c, environment: { $0 })\n"
        + ".combined(with: Reducer<A, B, C> { _, _, _ in .none })",
    ])
  func types(_ text: String) throws {
    let value = try #require(values(text).first)
    #expect(value.reference == "counter")
    #expect([value.state, value.action, value.environment] == ["A", "B", "C"])
  }

  @Test("A value made of another one has its types, also if it is declared first")
  func derived() {
    let found = values(
      "let debugged = counter.debug()", "let counter = Reducer<A, B, C> { _, _, _ in .none }",
      "let other = counter.optional()")
    #expect(found.map(\.reference) == ["debugged", "counter"])
    #expect(found[0].environment == "C")
  }

  @Test("A member of a type is named with it, and so are the types that are declared there")
  func members() throws {
    let value = try #require(
      values(
        """
        enum Login {
          struct State {}
          enum Action {}
          static let reducer = Reducer<State, Action, Live<Keychain>> { _, _, _ in .none }
          let instance = Reducer<State, Action, Void>.empty
        }
        extension Login { struct Keychain {} }
        """
      ).first)
    #expect(value.reference == "Login.reducer")
    #expect(value.featureName == "LoginReducer")
    #expect(value.state == "Login.State")
    #expect(value.environment == "Live<Login.Keychain>")
  }

  @Test("The result of a call has its declared types, or those of the reducer that is passed")
  func calls() {
    let found = values(
      "func resettable<S, A, E>(_ reducer: Reducer<S, A, E>) -> Reducer<S, A, E> { reducer }",
      "func make(step: Int) -> Reducer<P, Q, R> { .empty }",
      "let core = Reducer<A, B, C> { _, _, _ in .none }\nlet app = resettable(core)",
      "let made = make(step: 2)\nlet annotated: Reducer = Reducer<X, Y, Z>.empty",
      "typealias Some<S> = Reducer<S, B, C>\nlet some = unknown(1)")
    #expect(found.map(\.reference) == ["core", "app", "made", "annotated"])
    #expect(found.map(\.state) == ["A", "A", "P", "X"])
  }

  @Test("An alias has the types of a reducer, and a function without parameters returns one")
  func aliases() throws {
    let found = values(
      """
      enum Login {
        struct State {}
        typealias Logic = Reducer<State, B, C>
        static let logic = Logic { _, _, _ in .none }
      }
      """,
      "func make() -> Login.Logic { .empty }\nfunc other(_ n: Int) -> Login.Logic { .empty }",
      "private enum Hidden { static let empty: Login.Logic = .empty; private static let no: Login.Logic = .empty }",
      "extension Reducer { static var one: Reducer<A, B, C> { .empty } }")
    #expect(found.map(\.reference) == ["Login.logic", "make()", "Hidden.empty"])
    #expect(found.map(\.state) == ["Login.State", "Login.State", "Login.State"])
    #expect(found.map(\.isPrivate) == [false, false, true])
    #expect(found.map(\.featureName) == ["LoginLogic", "Make", "HiddenEmpty"])
  }

  @Test("A feature is named after its value, or after its state if the value says nothing")
  func names() {
    let empty = "Reducer<CounterState, B, C>.empty"
    #expect(values("let counterReducer = \(empty)")[0].featureName == "CounterReducer")
    #expect(values("let reducer = \(empty)")[0].featureName == "CounterReducer")
    #expect(
      values("let counter = \(empty)\nstruct Counter {}")[0].featureName == "CounterFeature")
    let both = values("#if os(iOS)\nlet app = \(empty)\n#else\nlet app = \(empty)\n#endif")
    #expect(both.map(\.featureName) == ["App", "App"])
  }

  @Test(
    "Nothing is found in files with a `Reducer` of their own, or with reducers of today",
    arguments: [
      "struct Reducer<A, B, C> {}\nlet a = Reducer<Int, Int, Int>()",
      "struct Today: ReducerProtocol {}\nlet a = Reducer<A, B, C> { _, _, _ in .none }",
      "let a: Reducer<A, B> = .empty", "func f() { let a = Reducer<A, B, C>.empty }",
    ])
  func others(_ text: String) { #expect(values(text).isEmpty) }
}

import Testing

@testable import SourceLoading

/// Features of the time before `ReducerProtocol`, which no compiler has to see.
@Suite("Reducers with an environment")
struct OldReducerTests {
  private func error(_ texts: String...) -> CompilerMessage? {
    let files = texts.enumerated().map {
      SourceSet.File(name: "F\($0.offset).swift", text: $0.element)
    }
    return OldReducer.error(in: SourceSet(files: files))
  }

  @Test(
    "A reducer with three types is found where it is written",
    arguments: [
      "let counter = Reducer<CounterState, CounterAction, CounterEnvironment> { _, _, _ in .none }",
      "let counter: Reducer<[Int], (A, B) -> C, Void> = .empty",
      "extension Reducer { static func f() -> Reducer<State, Action, Environment> { self } }",
    ])
  func old(_ text: String) throws {
    let found = try #require(error("struct A {}\n", "// Old.\n" + text))
    #expect(found.location.file == "F1.swift")
    #expect(found.location.line == 2)
    #expect(found.isAboutReducerWithEnvironment)
    let column = try #require(text.range(of: "Reducer<")).lowerBound
    #expect(found.location.column == text[..<column].utf8.count + 1)
  }

  @Test(
    "Everything else is for the compiler",
    arguments: [
      "struct Counter: Reducer<Counter.State, Counter.Action> {}",
      "// Reducer<CounterState, CounterAction, CounterEnvironment>\nlet a = 1",
      "let a = \"Reducer<CounterState, CounterAction, CounterEnvironment>\"",
      "struct Reducer<A, B, C> {}\nlet a = Reducer<Int, Int, Int>()",
      "#if OLD\nlet a = Reducer<Int, Int, Int>()\n#endif",
      "struct Page: View { let a = Reducer<Int, Int, Int>() }",
      "@Reducer struct Counter {}\nlet a = AnyReducer<Int, Int, Int>()",
    ])
  func others(_ text: String) { #expect(error(text) == nil) }
}

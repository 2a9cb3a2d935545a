import Testing

@testable import SourceLoading

@Suite("Effects with two type parameters")
struct OldEffectsTests {
  private func adapted(_ text: String) -> String { text.applying(OldEffects.edits(of: text)) }

  @Test("The failure's type becomes spaces, so columns stay the same")
  func failure() {
    #expect(adapted("-> Effect<Action, Never> {") == "-> Effect<Action       > {")
    #expect(
      adapted("var load: (Int) -> Effect<Result<Int, E>, Failure>")
        == "var load: (Int) -> Effect<Result<Int, E>         >")
    #expect(adapted("Effect<(Int) -> Void, Never>") == "Effect<(Int) -> Void       >")
  }

  @Test("Effects with one parameter, other types, and comparisons stay as they are")
  func others() {
    for text in [
      "Effect<Action>", "Effect<(Int, Int)>", "Effect<[String: Int]>", "SideEffect<A, B>",
      "Effect<Action", "if Effect<a, b { }",
    ] {
      #expect(adapted(text) == text)
    }
  }
}

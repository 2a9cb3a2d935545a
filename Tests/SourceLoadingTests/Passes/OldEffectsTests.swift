import Testing

@testable import SourceLoading

@Suite("Effects with two type parameters")
struct OldEffectsTests {
  @Test("The failure's type becomes spaces, so columns stay the same")
  func failure() {
    #expect(
      OldEffects.adapting("-> Effect<Action, Never> {") == "-> Effect<Action       > {")
    #expect(
      OldEffects.adapting("var load: (Int) -> Effect<Result<Int, E>, Failure>")
        == "var load: (Int) -> Effect<Result<Int, E>         >")
    #expect(
      OldEffects.adapting("Effect<(Int) -> Void, Never>") == "Effect<(Int) -> Void       >")
  }

  @Test("Effects with one parameter, other types, and comparisons stay as they are")
  func others() {
    for text in [
      "Effect<Action>", "Effect<(Int, Int)>", "Effect<[String: Int]>", "SideEffect<A, B>",
      "Effect<Action", "if Effect<a, b { }",
    ] {
      #expect(OldEffects.adapting(text) == text)
    }
  }
}

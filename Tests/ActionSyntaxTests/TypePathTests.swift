import Testing

@testable import ActionSyntax

@Suite("The names that a type is reached by")
struct TypePathTests {
  struct Outer<T> {
    enum Kind { case one }
  }
  private struct Secret {}

  @Test("From the module on, without generic arguments")
  func path() {
    #expect(
      TypePath.of(AmountControl.Action.self) == ["ActionSyntaxTests", "AmountControl", "Action"])
    let kind = TypePath.of(Outer<[Int]>.Kind.self)
    #expect(kind == ["ActionSyntaxTests", "TypePathTests", "Outer", "Kind"])
    #expect(TypePath.of(Secret.self) == ["ActionSyntaxTests", "TypePathTests", "Secret"])
    #expect(TypePath.of(Set<Int>.self) == ["Swift", "Set"])
  }
}

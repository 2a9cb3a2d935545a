import Testing

@testable import ActionSyntax

@Suite("Names of types")
struct TypePathTests {
  struct Outer<T> {
    enum Kind { case one }
  }
  private struct Secret {}

  @Test("A path begins with the module and has no generic arguments")
  func path() {
    #expect(
      TypePath.of(AmountControl.Action.self) == ["ActionSyntaxTests", "AmountControl", "Action"])
    let kind = TypePath.of(Outer<[Int]>.Kind.self)
    #expect(kind == ["ActionSyntaxTests", "TypePathTests", "Outer", "Kind"])
    #expect(TypePath.of(Secret.self) == ["ActionSyntaxTests", "TypePathTests", "Secret"])
    #expect(TypePath.of(Set<Int>.self) == ["Swift", "Set"])
  }
}

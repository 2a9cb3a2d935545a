import ComposableArchitecture
import Testing

@Suite("Type names")
struct TypeNameTests {
  struct Local {
    struct Inner<T> { enum Kind { case one } }
  }
  private struct Secret {}

  @Test("A type is named as in its source file, without the module")
  func names() {
    #expect(TypeName.full(AmountControl.Action.self) == "AmountControl.Action")
    #expect(TypeName.full([String: [Int?]].self) == "[String: [Int?]]")
    #expect(
      TypeName.full((id: Int, action: AmountControl.Action).self)
        == "(id: Int, action: AmountControl.Action)")
    #expect(TypeName.full(((Int, UUID) -> Bool?).self) == "(Int, UUID) -> Bool?")
    #expect(
      TypeName.full(Result<Int, CancellationError>.self)
        == "Result<Int, CancellationError>")
    #expect(TypeName.full(Local.Inner<Int>.Kind.self) == "TypeNameTests.Local.Inner<Int>.Kind")
    #expect(TypeName.full(Secret.self) == "TypeNameTests.Secret")
    #expect(TypeName.full(Void.self) == "()")
    #expect(TypeName.full([Local.Inner<[Int]>?].self) == "[TypeNameTests.Local.Inner<[Int]>?]")
    #expect(TypeName.full((() -> Void)?.self) == "(() -> ())?")
    struct InFunction {}
    #expect(TypeName.full(InFunction.self).hasSuffix("InFunction"))
  }

  @Test("The short name has no generic arguments")
  func short() {
    #expect(TypeName.of(Local.Inner<Int>.Kind.self) == "TypeNameTests.Local.Inner.Kind")
    #expect(TypeName.of(AmountControl.Action.self) == "AmountControl.Action")
  }
}

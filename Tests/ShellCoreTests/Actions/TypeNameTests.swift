import Foundation
import Testing

@testable import ShellCore

@Suite("What types are called")
struct TypeNameTests {
  struct Local {
    struct Inner<T> { enum Kind { case one } }
  }
  private struct Secret {}

  @Test("As in their own source, without the module")
  func names() {
    #expect(TypeName.of(AmountControl.Action.self) == "AmountControl.Action")
    #expect(TypeName.of([String: [Int?]].self) == "[String: [Int?]]")
    #expect(TypeName.of((id: Int, action: TodoAction).self) == "(id: Int, action: TodoAction)")
    #expect(TypeName.of(((Int, UUID) -> Bool?).self) == "(Int, UUID) -> Bool?")
    #expect(TypeName.of(Result<Int, SampleFailure>.self) == "Result<Int, SampleFailure>")
    #expect(TypeName.of(Local.Inner<Int>.Kind.self) == "TypeNameTests.Local.Inner<Int>.Kind")
    #expect(TypeName.of(Secret.self) == "TypeNameTests.Secret")
    #expect(TypeName.of(Void.self) == "()")
    #expect(TypeName.of([Local.Inner<[Int]>?].self) == "[TypeNameTests.Local.Inner<[Int]>?]")
    #expect(TypeName.of((() -> Void)?.self) == "(() -> ())?")
    struct InFunction {}
    #expect(TypeName.of(InFunction.self).hasSuffix("InFunction"))
  }
}

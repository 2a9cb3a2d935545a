import Foundation
import Testing

import ComposableArchitecture

@testable import ShellCore

@Suite("What types are called")
struct TypeNameTests {
  struct Local {
    struct Inner<T> { enum Kind { case one } }
  }
  private struct Secret {}

  @Test("As in their own source, without the module")
  func names() {
    #expect(TypeName.full(AmountControl.Action.self) == "AmountControl.Action")
    #expect(TypeName.full([String: [Int?]].self) == "[String: [Int?]]")
    #expect(TypeName.full((id: Int, action: TodoAction).self) == "(id: Int, action: TodoAction)")
    #expect(TypeName.full(((Int, UUID) -> Bool?).self) == "(Int, UUID) -> Bool?")
    #expect(TypeName.full(Result<Int, SampleFailure>.self) == "Result<Int, SampleFailure>")
    #expect(TypeName.full(Local.Inner<Int>.Kind.self) == "TypeNameTests.Local.Inner<Int>.Kind")
    #expect(TypeName.full(Secret.self) == "TypeNameTests.Secret")
    #expect(TypeName.full(Void.self) == "()")
    #expect(TypeName.full([Local.Inner<[Int]>?].self) == "[TypeNameTests.Local.Inner<[Int]>?]")
    #expect(TypeName.full((() -> Void)?.self) == "(() -> ())?")
    struct InFunction {}
    #expect(TypeName.full(InFunction.self).hasSuffix("InFunction"))
  }
}

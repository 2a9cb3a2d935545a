import Testing

@testable import SourceLoading

@Suite("Initializers with default values")
struct InitializerOutlineTests {
  private func outlines(_ text: String) -> [String] {
    InitializerOutline.all(in: text).map { outline in
      let parameters = outline.parameters.map { parameter in
        parameter.label + (parameter.defaultValue.map { " = \($0)" } ?? "")
      }
      return "\(outline.type)(\(parameters.joined(separator: ", ")))"
    }
  }

  @Test("The memberwise initializer has the default values of the properties")
  func memberwise() {
    #expect(
      outlines(
        """
        struct A {
          var a = 1, b: Int?
          let c: String
          let d = 2
          static var e = 3
          var f: Int { 4 }
          struct B { var g = [1] }
        }
        """) == ["A(a = 1, b = nil, c)", "A.B(g = [1])"])
  }

  @Test("An initializer that is written takes the place of the memberwise one")
  func written() {
    #expect(
      outlines("struct A { var a = 1; init(a: Int = 5, b: Int) { self.a = a * b } }")
        == ["A(a = 5, b)"])
  }

  @Test(
    "Initializers that cannot be called by their labels, or that can fail, are left out",
    arguments: [
      "struct A { var a: Int }", "struct A { init(_ a: Int = 1) {} }",
      "struct A { init?(a: Int = 1) {} }", "struct A { init(a: Int = 1) throws {} }",
      "struct A { init(a: Int = 1) {}; init(b: Int = 1) {} }", "struct A<T> { var a = 1 }",
      "struct A { private var a = 1 }", "struct A { private init(a: Int = 1) {} }",
      "class A { var a = 1 }",
    ])
  func leftOut(text: String) { #expect(outlines(text) == []) }

  @Test("A property with an attribute keeps its default value")
  func attributes() {
    #expect(outlines("struct A { @Presents var x: X? = nil; var b = 2 }") == ["A(b = 2)"])
    #expect(outlines("struct A { @Clamped var x: Int; var b = 2 }") == [])
  }
}

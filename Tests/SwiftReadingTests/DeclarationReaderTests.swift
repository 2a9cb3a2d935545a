import Testing

@testable import SwiftReading

@Suite("Declaration reader")
struct DeclarationReaderTests {
  private func read(_ text: String) throws -> Declaration {
    try #require(DeclarationReader.declaration(in: SourceText(text)))
  }

  @Test("A type has attributes, modifiers, generic parameters, conformances and members")
  func type() throws {
    let type = try read(
      """
      /// A comment.
      @Reducer(state: .equatable) @available(*, deprecated, message: "a, b")
      public final class Box<A: Equatable, B>: Base<A, B>, A.Other, @unchecked Sendable where B: Equatable {
        var a = 1
        func b() { let c = 2 }
      }
      """)
    #expect(type.attributes.map(\.name) == ["Reducer", "available"])
    #expect(type.attributes[0].arguments?.map(\.value) == [".equatable"])
    #expect(type.attributes[1].arguments?.map(\.label) == [nil, nil, "message"])
    #expect(type.modifiers.map(\.name) == ["public", "final"])
    #expect(type.keyword == "class")
    #expect(type.name == "Box")
    #expect(type.genericParameters == "<A: Equatable, B>")
    #expect(type.inherited == ["Base<A, B>", "A.Other", "@unchecked Sendable"])
    #expect(type.inherits("Other") && !type.inherits("Equatable"))
    #expect(type.allMembers.map(\.keyword) == ["var", "func"])
    #expect(type.accessPrefix == "public ")
  }

  @Test("Cases have labels, types and default values")
  func cases() throws {
    let type = try read(
      """
      indirect enum E: Int {
        case a, b(Int)
        case c(x: [String: Int], _ y: Int = 1, z: (Int, b: String) -> Void)
        @Ignored case d(F = F(x: 1, y: Box<Int, String>()), Result<A, any Error>)
        case `default` = -1, e = 2
        case f(A.B?, @Sendable (Int) async throws -> C), g
      }
      """)
    #expect(type.allCases.map(\.name) == ["a", "b", "c", "d", "`default`", "e", "f", "g"])
    let values = type.allCases.map(\.values)
    #expect(values[2].map(\.label) == ["x", nil, "z"])
    #expect(values[2].map(\.type) == ["[String: Int]", "Int", "(Int, b: String) -> Void"])
    #expect(values[2].map(\.defaultValue) == [nil, "1", nil])
    #expect(values[3].map(\.defaultValue) == ["F(x: 1, y: Box<Int, String>())", nil])
    #expect(values[6].map(\.type) == ["A.B?", "@Sendable (Int) async throws -> C"])
    #expect(type.allCases[3].attributes.map(\.name) == ["Ignored"])
  }

  @Test("#if blocks keep their branches")
  func conditionals() throws {
    let type = try read(
      """
      enum E {
        #if os(Linux) && DEBUG
          case a
          #if B
            case b
          #endif
        #elseif os(macOS)
        #else
          case c
        #endif
        case d
      }
      """)
    #expect(type.allCases.map(\.name) == ["a", "b", "c", "d"])
    guard case .conditional(let clauses) = type.members[0] else {
      Issue.record("the first member is not conditional")
      return
    }
    #expect(clauses.map(\.directive) == ["#if os(Linux) && DEBUG", "#elseif os(macOS)", "#else"])
    #expect(clauses.map(\.elements.count) == [2, 0, 1])
  }

  @Test("Variables have types, initial values and accessors")
  func variables() throws {
    let type = try read(
      """
      struct S {
        var a = 1, b: Int = 2, c: [A<B, C>]
        private(set) var d: Int? { didSet { print(d) } }
        var e: Int { 1 }
        var f: Int { get async throws { 1 } set(new) {} }
        var g = make { $0 + 1 }
        var h: Int = 3 { willSet {} }
        let (i, j) = (1, 2)
        @Wrapper(\\.path) static var k
        var l: some P<A, B> { x }
        var m = a
          .map { $0 }
          ?? 3
        lazy var n: () -> Void = { }
      }
      """)
    let bindings = type.allMembers.flatMap(\.bindings)
    #expect(
      bindings.map(\.name) == [
        "a", "b", "c", "d", "e", "f", "g", "h", "(i, j)", "k", "l", "m", "n",
      ])
    #expect(
      bindings.map(\.isStored).enumerated().filter { !$0.element }.map(\.offset) == [4, 5, 10])
    #expect(bindings[2].type == "[A<B, C>]")
    #expect(bindings[3].accessors == ["didSet"])
    #expect(bindings[4].hasShortGetter)
    #expect(bindings[5].accessors == ["get", "set"])
    #expect(bindings[6].initializer == "make { $0 + 1 }")
    #expect(bindings[7].initializer == "3")
    #expect(bindings[10].type == "some P<A, B>")
    #expect(bindings[11].initializer == "a\n    .map { $0 }\n    ?? 3")
    #expect(bindings[12].type == "() -> Void")
    #expect(type.allMembers[1].modifiers.map(\.detail) == ["set"])
  }

  @Test("Functions have parameters, effects and a result; bodies are skipped")
  func functions() throws {
    let type = try read(
      """
      protocol P {
        func a<T>(_ b: inout T, c d: Int = f(1, 2), e: T...) async throws(F) -> (Int, T) where T: Q
        static func == (a: Self, b: Self) -> Bool
        init?(a: Int) throws
        subscript<T>(a: T) -> Int { get set }
        mutating func reduce(into state: inout State, action: Action) -> Effect<Action> { let x = "}" }
      }
      """)
    let members = type.allMembers
    #expect(members.map(\.keyword) == ["func", "func", "init", "subscript", "func"])
    #expect(members.map(\.name) == ["a", "==", "", "", "reduce"])
    let signature = try #require(members[0].signature)
    #expect(signature.parameters.map(\.label) == ["_", "c", "e"])
    #expect(signature.parameters.map(\.name) == ["b", "d", nil])
    #expect(signature.parameters.map(\.type) == ["inout T", "Int", "T..."])
    #expect(signature.isAsync)
    #expect(signature.throwing == "throws(F)")
    #expect(signature.result == "(Int, T)")
    #expect(members[4].signature?.parameters.map(\.label) == ["into", "action"])
    #expect(members[4].bodyRange != nil)
  }

  @Test("Declarations on one line or after semicolons are all found")
  func density() throws {
    let type = try read(
      "struct S { var a = 1; var b: Int { 2 }; enum C { case d; case e }; func f() {} ; let g = 1 }"
    )
    #expect(type.allMembers.map(\.keyword) == ["var", "var", "enum", "func", "let"])
  }

  @Test("Words that are keywords elsewhere can be names")
  func contextualKeywords() throws {
    let type = try read(
      """
      struct S {
        var actor = Actor()
        var macro: Int
        let open = required
        func optional() -> Int { 1 }
        var final: Int { final }
      }
      """)
    #expect(type.allMembers.flatMap(\.bindings).map(\.name) == ["actor", "macro", "open", "final"])
    #expect(type.allMembers.count == 5)
  }

  @Test("Statements of a file are ignored")
  func file() {
    let members = DeclarationReader.file(
      SourceText(
        """
        import A
        print("struct X {}")
        if a { struct Inner {} }
        struct S {}
        #Preview("a") { S() }
        for x in y { print(x) }
        extension A.B: C where D == E { var x: Int { 1 } }
        """))
    let keywords = members.compactMap { member -> String? in
      guard case .declaration(let declaration) = member else { return nil }
      return declaration.keyword
    }
    #expect(keywords == ["import", "struct", "#Preview", "extension"])
  }

  @Test(
    "Invalid source does not trap",
    arguments: [
      "", "}", "struct", "struct S {", "enum E { case", "enum E { case a( }", "@", "@A(", "var",
      "func (", "#if", "\"", "<",
    ])
  func invalidSource(text: String) {
    _ = DeclarationReader.file(SourceText(text))
    _ = DeclarationReader.declaration(in: SourceText(text))
  }

  @Test("Ranges refer to the source")
  func ranges() throws {
    let source = SourceText("/* 글 */ public struct 이름 { @A(b) var c: Int = 1 }")
    let type = try #require(DeclarationReader.declaration(in: source))
    #expect(source[type.nameRange] == "이름")
    #expect(source[type.keywordRange] == "struct")
    let member = try #require(type.allMembers.first)
    #expect(source[member.range] == "@A(b) var c: Int = 1")
    #expect(source[member.attributes[0].range] == "@A(b)")
    #expect(source[try #require(member.bindings[0].initializerRange)] == "1")
  }
}

@Suite("Function types")
struct FunctionTypeTests {
  @Test("A function type has parameters, effects and a result")
  func parts() throws {
    let type = try #require(
      FunctionType(
        "@Sendable @MainActor (_ id: Int, inout String, (Int) -> Void) async throws(E) -> [A]?"))
    #expect(type.attributes == ["@Sendable", "@MainActor"])
    #expect(type.signature.parameters.map(\.label) == ["_", nil, nil])
    #expect(type.signature.parameters.map(\.name) == ["id", nil, nil])
    #expect(type.signature.parameters.map(\.type) == ["Int", "inout String", "(Int) -> Void"])
    #expect(type.signature.isAsync)
    #expect(type.signature.throwing == "throws(E)")
    #expect(type.signature.result == "[A]?")
  }

  @Test(
    "Other types are not functions",
    arguments: ["Int", "(Int, String)", "[() -> Void]", "(() -> Void)?", ""])
  func others(type: String) {
    #expect(FunctionType(type) == nil)
  }
}

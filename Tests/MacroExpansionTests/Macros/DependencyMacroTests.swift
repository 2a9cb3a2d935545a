import Testing

@testable import MacroExpansion

@Suite("@DependencyClient")
struct DependencyClientMacroTests {
  @Test("Each closure variable becomes an endpoint")
  func endpoints() {
    let expanding = Expanding(
      "DependencyClient",
      """
      @DependencyClient struct Client {
        var fetch: @Sendable (_ id: Int) async throws -> String
        var log: (() -> Void)
        var retries = 3
        let constant: () -> Void
        static var shared: () -> Void
        var computed: () -> Void { {} }
        @Dependency(\\.date) var date: () -> Void
        @DependencyEndpointIgnored var ignored: () -> Void
        @DependencyEndpoint(method: "go") var written: () -> Void
      }
      """)
    #expect(
      expanding.memberAttributes == [
        "fetch: @ComposableArchitecture.DependencyEndpoint",
        "log: @ComposableArchitecture.DependencyEndpoint",
      ])
  }

  @Test("There are two initializers, one with every stored property and one without the endpoints")
  func initializers() {
    #expect(
      Expanding(
        "DependencyClient",
        """
        @DependencyClient public struct Client {
          public var fetch: @Sendable (_ id: Int) async throws -> String
          public var log: () -> Void = { print("") }
          public let id: Int
          public var name: String?
          public var retries = 3
          let version = 1
          private var cache: [Int] = []
          public static var shared = 1
        }
        """)(.member) == """
          public init(
            fetch: @escaping @Sendable (_ id: Int) async throws -> String,
            log: @escaping () -> Void,
            id: Int,
            name: String? = nil,
            retries: Swift.Int = 3
          ) {
            self.fetch = fetch
            self.log = log
            self.id = id
            self.name = name
            self.retries = retries
          }

          public init(
            id: Int,
            name: String? = nil,
            retries: Swift.Int = 3
          ) {
            self.id = id
            self.name = name
            self.retries = retries
            self._log = {
              ComposableArchitecture._$reportUnimplementedEndpoint("Client.log")
              print("")
            }
          }
          """)
  }

  @Test("With endpoints alone, the second initializer has no parameters")
  func emptyInitializer() {
    let text = Expanding(
      "DependencyClient", "@DependencyClient struct Client { var log: () -> Void }")(.member)
    #expect(text.hasSuffix("\n\ninit() {\n}"))
  }

  @Test("A struct without endpoints gets no initializer")
  func noEndpoints() {
    #expect(
      Expanding("DependencyClient", "@DependencyClient struct Client { var a = 1 }")(.member) == "")
  }

  @Test("The access level is the lowest of the struct and its properties")
  func access() {
    let text = Expanding(
      "DependencyClient",
      "@DependencyClient public struct C { public var a: () -> Void; package var b: Int }")(
        .member)
    #expect(text.hasPrefix("package init("))
    #expect(
      Expanding("DependencyClient", "@DependencyClient public struct C { var a: () -> Void }")(
        .member
      ).hasPrefix("init("))
    #expect(
      Expanding("DependencyClient", "@DependencyClient struct C { fileprivate var a: () -> Void }")(
        .member
      )
      .hasPrefix("fileprivate init("))
  }

  @Test("Anything but a struct is an error")
  func wrongKind() {
    #expect(
      Expanding("DependencyClient", "@DependencyClient class C {}").diagnostics()
        == ["error: '@DependencyClient' can only be applied to a struct; 'C' is a class"])
  }
}

@Suite("@DependencyEndpoint")
struct DependencyEndpointMacroTests {
  private func peer(_ property: String, attribute: String = "@DependencyEndpoint") -> String {
    Expanding("DependencyEndpoint", "\(attribute) \(property)")(.peer)
  }

  @Test("The closure is stored; the property has an init accessor")
  func accessors() {
    #expect(
      Expanding("DependencyEndpoint", "@DependencyEndpoint var log: () -> Void")(.accessor) == """
        {
        @storageRestrictions(initializes: _log)
        init(initialValue) {
          _log = initialValue
        }
        get { _log }
        set { _log = newValue }
        }
        """)
  }

  @Test("Outside of a client, a default in the source is called only after the report")
  func defaultWithoutClient() {
    let expansion = Expanding(
      "DependencyEndpoint", "@DependencyEndpoint var count: () -> Int = { 42 }")
    #expect(
      expansion(.accessor) == """
        {
        get { _count }
        set { _count = newValue }
        }
        """)
    #expect(expansion(.peer).contains("  return 42"))
  }

  @Test(
    "The default reports the endpoint, then throws, returns nil, or returns",
    arguments: [
      (
        "var a: @Sendable (Int, String) async throws -> Int",
        """
        private var _a: @Sendable (Int, String) async throws -> Int = { _, _ in\u{20}
          ComposableArchitecture._$reportUnimplementedEndpoint("a")
          throw ComposableArchitecture.Unimplemented("a")
        }
        """
      ),
      (
        "var a: () -> Void",
        "private var _a: () -> Void = {\u{20}\n  ComposableArchitecture._$reportUnimplementedEndpoint(\"a\")\n}"
      ),
      (
        "var a: () -> Int?",
        "private var _a: () -> Int? = {\u{20}\n  ComposableArchitecture._$reportUnimplementedEndpoint(\"a\")\n  return nil\n}"
      ),
    ])
  func defaults(property: String, text: String) {
    #expect(peer(property) == text)
  }

  @Test(
    "A written default reports the use of the endpoint first",
    arguments: [
      ("() -> Int = { 1 }", "{\n  R\n  return 1\n}"),
      ("(Int) -> Int = { _ in 1 }", "{ _ in\n  R\n  return 1\n}"),
      ("(Int) -> [Int] = { [$0] }", "{\n  R\n  return [$0]\n}"),
      (
        "(Int) -> Int = { [x] (a: Int) -> Int in let b = a; return b }",
        "{ [x] (a: Int) -> Int in\n  R\n  let b = a; return b\n}"
      ),
      ("() throws -> Int = { throw E() }", "{\n  R\n  throw E()\n}"),
      ("() -> Void = { }", "{\n  R\n}"),
      ("() -> Void = { print(1) }", "{\n  R\n  print(1)\n}"),
    ])
  func writtenDefaults(property: String, closure: String) {
    let text = closure.replacing(
      "R", with: "ComposableArchitecture._$reportUnimplementedEndpoint(\"a\")")
    #expect(peer("var a: \(property)").hasSuffix(" = \(text)"))
  }

  @Test("The labels of a closure become those of a method")
  func methods() {
    let text = peer(
      "public var fetch: @Sendable (_ id: Int, _ all: inout Bool, @autoclosure () -> Int, _ then: @escaping () -> Void) async throws -> [Int]"
    )
    #expect(
      text.hasPrefix(
        """
        @Sendable
        public func fetch(id p0: Int, all p1: inout Bool, _ p2: @autoclosure () -> Int, then p3: @escaping () -> Void) async throws -> [Int] {
          try await self.fetch(p0, &p1, p2(), p3)
        }
        """))
    #expect(peer("var fetch: (Int) -> Void").hasPrefix("private var"))
  }

  @Test("The attribute can name the method")
  func methodName() {
    #expect(
      peer("var fetch: (Int) -> Void", attribute: "@DependencyEndpoint(method: \"load\")")
        .hasPrefix(
          "@Sendable\nfunc load(_ p0: Int) {\n  self.fetch(p0)\n}"))
  }

  @Test("A value without a default is an error with a fix-it")
  func missingDefault() {
    let expanding = Expanding("DependencyEndpoint", "@DependencyEndpoint var a: (Int) -> Int")
    #expect(
      expanding.diagnostics(.peer) == [
        "error: the endpoint 'a' returns a value and does not throw; give it a default value"
      ])
    #expect(expanding.fixed(.peer) == "@DependencyEndpoint var a: (Int) -> Int = { _ in <#Int#> }")
  }

  @Test("The name of the method must be a literal that can be a name")
  func wrongMethodNames() {
    func errors(_ argument: String) -> [String] {
      Expanding(
        "DependencyEndpoint", "@DependencyEndpoint(method: \(argument)) var a: () -> Void"
      ).diagnostics(.peer)
    }
    #expect(errors("\"~ok~\"") == ["error: '~ok~' cannot be the name of a method"])
    #expect(errors("name") == ["error: 'method' has to be a string literal; name is not one"])
    #expect(errors("\"class\"") == ["error: 'class' cannot be the name of a method"])
    #expect(errors("\"\"") == ["error: '' cannot be the name of a method"])
    #expect(errors("\"load\"") == [])
    #expect(errors("\"`class`\"") == [])
  }

  @Test(
    "An endpoint is one stored closure of a value",
    arguments: [
      (
        "static var a: () -> Void",
        "'@DependencyEndpoint' cannot be applied to a static property; 'a' is static"
      ),
      (
        "var a: () -> Void, b: () -> Void",
        "'@DependencyEndpoint' declares one endpoint; write a 'var' for each"
      ),
      (
        "var a: () -> Void { {} }",
        "an endpoint stores a closure; 'a' is computed or has observers"
      ),
    ])
  func wrongVariables(property: String, message: String) {
    let expanding = Expanding("DependencyEndpoint", "@DependencyEndpoint \(property)")
    #expect(expanding.diagnostics(.peer) == ["error: \(message)"])
    #expect(expanding(.peer) == "")
  }

  @Test("A refused variable gets an accessor if it has none, so that the compiler adds no error")
  func placeholder() {
    func accessor(_ property: String) -> String {
      Expanding("DependencyEndpoint", "@DependencyEndpoint \(property)")(.accessor)
    }
    #expect(accessor("static var a: () -> Void") == "{\nget { Swift.fatalError() }\nset {}\n}")
    // The initializer of a client sets it.
    #expect(
      accessor("var a: () -> Int")
        == "{\ninit(initialValue) {}\nget { Swift.fatalError() }\nset {}\n}")
    #expect(accessor("var a: () -> Void { {} }") == "")
  }

  @Test("A default must be a closure, and fatalError() is a warning")
  func wrongDefaults() {
    #expect(
      Expanding("DependencyEndpoint", "@DependencyEndpoint var a: () -> Int = make()").diagnostics(
        .peer)
        == ["error: the default value of the endpoint 'a' has to be a closure in braces"])
    #expect(
      Expanding("DependencyEndpoint", "@DependencyEndpoint var a: () -> Int = { fatalError() }")
        .diagnostics(.peer)
        == [
          "warning: 'fatalError' ends the program when the endpoint 'a' is not overridden; return a value or throw"
        ])
    #expect(
      Expanding("DependencyEndpoint", "@DependencyEndpoint var a: Int = 1").diagnostics(.peer)
        == ["error: '@DependencyEndpoint' needs a 'var' with the type of a closure"])
  }
}

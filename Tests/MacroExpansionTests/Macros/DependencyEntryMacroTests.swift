import Testing

@testable import MacroExpansion

@Suite("@DependencyEntry")
struct DependencyEntryMacroTests {
  @Test("The property reads its key, which holds the test value")
  func testValue() {
    let expanding = Expanding("DependencyEntry", "@DependencyEntry var api: API = .test")
    #expect(
      expanding(.accessor)
        == "{\nget { self[__Key_api.self] }\nset { self[__Key_api.self] = newValue }\n}")
    #expect(
      expanding(.peer) == """
        enum __Key_api: ComposableArchitecture.TestDependencyKey {
          static var testValue: API { .test }
        }
        """)
  }

  @Test("Live and preview values and the key's name are arguments")
  func values() {
    #expect(
      Expanding(
        "DependencyEntry",
        "@DependencyEntry(liveValue: API(url: a, b), previewValue: .mock, key: \"APIKey\") public var api: API = .test"
      )(.peer) == """
        public enum APIKey: ComposableArchitecture.DependencyKey {
          public static var liveValue: API { API(url: a, b) }
          public static var previewValue: API { .mock }
          public static var testValue: API { .test }
        }
        """)
  }

  @Test("The compiler infers the type of a value that names it")
  func inferredType() {
    #expect(
      Expanding("DependencyEntry", "@DependencyEntry(liveValue: .live) var api = API.test")(.peer)
        == """
        enum __Key_api: ComposableArchitecture.DependencyKey {
          static var liveValue: API { .live }
          static let testValue = API.test
        }
        """)
  }

  @Test("A preview value alone, and the name of the key, are arguments")
  func otherArguments() {
    #expect(
      Expanding(
        "DependencyEntry", "@DependencyEntry(previewValue: API.mock) var api: API = .test")(.peer)
          == """
          enum __Key_api: ComposableArchitecture.TestDependencyKey {
            static var previewValue: API { API.mock }
            static var testValue: API { .test }
          }
          """)
    let named = Expanding("DependencyEntry", "@DependencyEntry(\"APIKey\") var api: API = .test")
    #expect(
      named(.accessor) == "{\nget { self[APIKey.self] }\nset { self[APIKey.self] = newValue }\n}")
    #expect(
      named(.peer) == """
        enum APIKey: ComposableArchitecture.TestDependencyKey {
          static var testValue: API { .test }
        }
        """)
  }

  @Test(
    "A value is needed",
    arguments: ["var a: Int", "let a: Int = 1", "var a: Int { 1 }"])
  func errors(property: String) {
    #expect(
      Expanding("DependencyEntry", "@DependencyEntry \(property)").diagnostics(.peer) == [
        "error: '@DependencyEntry' needs a 'var' with a test value, such as '@DependencyEntry var api: API = .test'"
      ])
  }

  @Test(
    "A wrong argument is an error that says what to write",
    arguments: [
      (
        "testValue: API.mock",
        "'@DependencyEntry' has no argument 'testValue'; the test value is the value of the variable: 'var api: API = API.mock'"
      ),
      (
        "liveValue: API.live, testValue: .mock",
        "'@DependencyEntry' has no argument 'testValue'; the test value is the value of the variable: 'var api: API = .mock'"
      ),
      (
        "API.live",
        "an argument of '@DependencyEntry' without a label is the name of the key in quotation marks; write 'liveValue: API.live' for the live value"
      ),
      ("key: name", "the name of the key has to be a string literal; 'name' is not one"),
      ("key: \"my key\"", "'my key' cannot be the name of a type"),
      ("\"\"", "'' cannot be the name of a type"),
      ("\"class\"", "'class' cannot be the name of a type"),
    ])
  func wrongArguments(arguments: String, message: String) {
    for property in ["var api: API", "var api: API = .test"] {
      let expanding = Expanding("DependencyEntry", "@DependencyEntry(\(arguments)) \(property)")
      #expect(expanding.diagnostics(.peer) == ["error: \(message)"])
      #expect(expanding(.accessor) == "{\nget { Swift.fatalError() }\nset {}\n}")
    }
  }

  @Test("A dependency is a property of the values, and in an extension of them")
  func wrongPlaces() {
    #expect(
      Expanding("DependencyEntry", "@DependencyEntry static var a: Int = 1").diagnostics(.peer) == [
        "error: '@DependencyEntry' cannot be applied to a static property; remove 'static'"
      ])
  }
}

import Foundation
import Testing

@testable import ShellCore

/// Dependencies that are structs of closures, whose test values a macro makes.
struct ClientTests {
  private func edition(_ text: String) -> String {
    let first = Modernizer([("A.swift", text)], clients: true).files[0].text
    #expect(Modernizer([("A.swift", first)], clients: true).changed.isEmpty)
    return first
  }

  private static let client = """
    import ComposableArchitecture

    /// The weather.
    public struct Weather: Sendable {
      var search: @Sendable (_ text: String) async throws -> [Int]
      public var log: @Sendable (String) -> Void
    }

    extension Weather: DependencyKey {
      static let liveValue = Weather(search: { _ in [] }, log: { print($0) })
      static let testValue = Self(
        search: unimplemented("\\(Self.self).search"),
        log: XCTUnimplemented("Weather.log")
      )
    }
    """

  @Test func `The macro makes a test value in which nothing is implemented`() {
    #expect(
      edition(Self.client) == """
        import ComposableArchitecture

        /// The weather.
        @DependencyClient
        public struct Weather: Sendable {
          var search: @Sendable (_ text: String) async throws -> [Int]
          public var log: @Sendable (String) -> Void
        }

        extension Weather: DependencyKey {
          static let liveValue = Weather(search: { _ in [] }, log: { print($0) })
          static let testValue = Self()
        }
        """)
    #expect(ClientPass.kept(in: [edition(Self.client)]).isEmpty)
  }

  @Test(
    "The initializer can be named in each way",
    arguments: ["Weather", "Weather.init", ".init", "Self.init"])
  func initializers(name: String) {
    let text = Self.client.replacing("= Self(", with: "= \(name)(")
    #expect(edition(text).contains("static let testValue = \(name)()\n}"))
  }

  @Test func `The test value of another type, and a struct in a type, are recognized`() {
    let text = """
      import ComposableArchitecture
      enum Services {
        struct Log {
          var add: (String) async -> ()
        }
      }
      private enum LogKey: DependencyKey {
        static let liveValue = Services.Log(add: { _ in })
        static let testValue = Services.Log(add: unimplemented("add"))
      }
      """
    let new = edition(text)
    #expect(new.contains("\n  @DependencyClient\n  struct Log {"))
    #expect(new.contains("static let testValue = Services.Log()\n"))
  }

  @Test func `A function with other labels does not hide the one of the architecture`() {
    let other = "\nstruct Dates {\n  static func unimplemented(date: Int) -> Dates { Dates() }\n}\n"
    #expect(edition(Self.client + other) == edition(Self.client) + other)
  }

  @Test func `Dependencies stay without the option`() {
    #expect(Modernizer([("A.swift", Self.client)]).changed.isEmpty)
  }

  @Test(
    "What the macro might do otherwise stays, and is named",
    arguments: [
      // It needs a default value.
      ("(String) -> Void", "(String) -> Int"),
      ("(String) -> Void", "(String) throws(CancellationError) -> Int"),
      // Another test value.
      (#"XCTUnimplemented("Weather.log")"#, "{ _ in }"),
      (#"XCTUnimplemented("Weather.log")"#, #"unimplemented("Weather.log", placeholder: ())"#),
      ("log: XCT", "// Nobody listens.\n    log: XCT"),
      ("static let testValue = Self(", "static var testValue: Self { live }\n  let other = Self("),
      ("extension Weather:", "func unimplemented(_ name: String) {}\nextension Weather:"),
      // A value that the macro would lose, and an initializer that it would replace.
      ("(String) -> Void", "(String) -> Void = { _ in }"),
      ("  public var log", "  init(search: Int) {}\n  public var log"),
      // Fields that are not endpoints, or that the initializers of the macro treat otherwise.
      ("  public var log", "  let key: String\n  public var log"),
      ("  public var log", "  var key = 1\n  public var log"),
      ("public var log", "private var log"),
      ("public var log", "public let log"),
      ("public var log", "@Box public var log"),
      ("public struct Weather", "@dynamicMemberLookup struct Weather"),
      ("struct Weather", "struct Weather<Value>"),
      // No macro is imported.
      ("import ComposableArchitecture", "import Dependencies"),
    ])
  func uncertain(_ before: String, _ after: String) {
    let text = Self.client.replacing(before, with: after)
    #expect(text != Self.client && edition(text) == text)
    let kept = ClientPass.kept(in: [text])
    #expect(kept.map(\.name) == ["Weather"] && kept.map(\.line) == [4])
  }

  @Test func `A struct without closures, or without a test value, is not such a dependency`() {
    let withoutClosures = Self.client.replacing("(_ text: String) async throws ->", with: "")
      .replacing("(String) -> Void", with: "Int")
    for text in [
      Self.client.replacing("testValue", with: "previewValue"), withoutClosures,
    ] {
      #expect(edition(text) == text && ClientPass.kept(in: [text]).isEmpty)
    }
  }

  /// The client, and its values in another file.
  private static let parts: (client: String, values: String) = {
    let parts = client.components(separatedBy: "extension")
    return (parts[0], "import ComposableArchitecture\n\nextension" + parts[1])
  }()

  @Test func `A test value in another file is rewritten with its client`() {
    let files = [("Live.swift", Self.parts.values), ("Client.swift", Self.parts.client)]
    let new = Modernizer(files, clients: true).files.map(\.text)
    #expect(new[0].hasSuffix("  static let testValue = Self()\n}"))
    #expect(new[1].contains("\n@DependencyClient\npublic struct Weather"))
    #expect(ClientPass.kept(in: new).isEmpty)
    #expect(Modernizer(zip(["A", "B"], new).map { ($0, $1) }, clients: true).changed.isEmpty)
  }

  @Test func `A client whose test value in another file is not certain stays, and is listed`() {
    let values = Self.parts.values.replacing("XCTUnimplemented(\"Weather.log\")", with: "{ _ in }")
    let files = [("Client.swift", Self.parts.client), ("Live.swift", values)]
    #expect(Modernizer(files, clients: true).changed.isEmpty)
    let kept = ClientPass.kept(in: files.map(\.1))
    #expect(kept.map(\.name) == ["Weather"] && kept.map(\.file) == [0] && kept.map(\.line) == [4])
  }

  @Test func `Of two types with one name, nobody knows whose test value it is`() {
    let files = [
      ("A.swift", Self.parts.client), ("B.swift", Self.parts.client),
      ("C.swift", Self.parts.values),
    ]
    #expect(Modernizer(files, clients: true).changed.isEmpty)
  }
}

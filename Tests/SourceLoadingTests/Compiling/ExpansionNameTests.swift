import Testing

@testable import SourceLoading

@Suite("Errors in the code of macros")
struct ExpansionNameTests {
  @Test(
    "The name of a file says which macro was attached to which declaration",
    arguments: [
      (
        "9Feature_13ApiO6ClientV5fetch18DependencyEndpointfMp_", "DependencyEndpoint",
        "Api.Client.fetch"
      ),
      ("9Feature_13ApiO6ClientV5fetch010DependencyC0fMr_", "DependencyClient", "Api.Client.fetch"),
      ("9Feature_13ApiO6ClientV5other010DependencyC0fMr0_", "DependencyClient", "Api.Client.other"),
      (
        "9Feature_19APIClientV11toDirURLFor18DependencyEndpointfMp_", "DependencyEndpoint",
        "APIClient.toDirURLFor"
      ),
      (
        "9Feature_122BalanceFormatterClient010DependencyD0fMm_", "DependencyClient",
        "BalanceFormatterClient"
      ),
      (
        "9Feature_17counter33_0123456789ABCDEF0123456789ABCDEFLLV5StateV15ObservableStatefMm_",
        "ObservableState", "counter.State"
      ),
    ])
  func names(_ name: String, _ macro: String, _ path: String) throws {
    let found = try #require(ExpansionName(file: "/tmp/x/@__swiftmacro_\(name).swift"))
    #expect(found.macro == macro)
    #expect(found.path.joined(separator: ".") == path)
  }

  @Test(
    "Other files have no such name",
    arguments: [
      "A.swift", "@__swiftmacro_.swift", "@__swiftmacro_99A.swift", "@__swiftmacro_0z.swift",
    ])
  func others(_ file: String) {
    #expect(ExpansionName(file: file) == nil)
  }

  private static let sources = SourceSet(files: [
    .init(name: "A.swift", text: "enum Api {}\n"),
    .init(
      name: "B.swift",
      text: """
        extension Api {
          @DependencyClient struct Client {
            var fetch: @Sendable (Query) async throws -> Int
          }
        }
        """),
  ])
  private static let path =
    "/tmp/tca-1/swift-generated-sources/@__swiftmacro_9Feature_13ApiO6ClientV5fetch18DependencyEndpointfMp_.swift"

  @Test("An unknown name in the code of a macro is located in the declaration")
  func unknownName() {
    let errors = CompilerMessage.errors(
      in: "\(Self.path):2:18: error: cannot find type 'Query' in scope", of: Self.sources)
    #expect(errors.map(\.location) == [.init(file: "B.swift", line: 3, column: 27)])
  }

  @Test("Another error is located at the declaration, unless there are errors in the sources")
  func consequence() {
    let other = "\(Self.path):2:18: error: circular reference"
    let own = "B.swift:3:27: error: cannot find type 'Query' in scope"
    #expect(
      CompilerMessage.errors(in: other, of: Self.sources).map(\.location)
        == [.init(file: "B.swift", line: 3, column: 5)])
    #expect(
      CompilerMessage.errors(in: "\(other)\n\(own)", of: Self.sources).map(\.text)
        == ["cannot find type 'Query' in scope"])
  }

  @Test("No message shows a path of the code of a macro")
  func paths() {
    let message = "\(Self.path):2:18: error: no"
    var transcript = CompilerTranscript()
    transcript.add("\(message)\n/tmp/@__swiftmacro_zz.swift:1:1: error: no")
    #expect(
      transcript.text
        == "@DependencyEndpoint of Api.Client.fetch:2:18: error: no\n@macro:1:1: error: no"
    )
    let causes = RootCauses(CompilerReport(isSuccess: false, text: message), in: Self.sources).text
    #expect(causes.hasPrefix("B.swift:3:5: error: no"))
    let unknown = RootCauses(
      CompilerReport(isSuccess: false, text: message), in: SourceSet(files: [])
    ).text
    #expect(unknown == "@DependencyEndpoint of Api.Client.fetch:2:18: error: no")
  }
}

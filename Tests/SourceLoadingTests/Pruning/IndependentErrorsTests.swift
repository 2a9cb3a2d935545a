import Testing

@testable import SourceLoading

/// What one run of the compiler decides, so that no other has to find it again. Nothing is compiled here.
@Suite("Errors that are decided in one step")
struct IndependentErrorsTests {
  private static let feature = "import Nuke\n@Reducer struct Feed { struct State { var n = 0 } }\n"

  /// The pruning of a folder's file, and the errors at the first places of texts.
  private func start(
    _ text: String, _ errors: [(at: String, text: String)]
  ) -> (pruning: Pruning, errors: [CompilerMessage]) {
    let text = Self.feature + text
    var pruning = Pruning(SourceSet(files: [.init(name: "A.swift", text: text, isFound: true)]))
    _ = pruning.leaveOutAbsentImports(existing: ["SwiftUI"])
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let messages = errors.map { place, message -> CompilerMessage in
      let line = lines.firstIndex { $0.contains(place) } ?? 0
      let start = lines[line].firstRange(of: place)?.lowerBound ?? lines[line].startIndex
      return CompilerMessage(
        location: .init(
          file: "A.swift", line: line + 1, column: lines[line][..<start].utf8.count + 1),
        text: message)
    }
    return (pruning, messages)
  }

  private static let client = """
    struct Client {
      func load() { ImagePipeline.shared.load() }
      func save() { table.create(); print("saved") }
    }
    """
  private static let inLoad = (at: "ImagePipeline", text: "cannot find 'ImagePipeline' in scope")
  private static let inSave = (at: "create", text: RemainingEditsTests.call)

  @Test("Two functions with different causes become stops in one step, if all declarations stand")
  func bodies() {
    var (pruning, errors) = start(Self.client, [Self.inLoad, Self.inSave])
    _ = pruning.next(after: errors, stage: .bodies)
    #expect(
      pruning.leftOut.dropFirst().map(\.name) == ["ImagePipeline in Client.load", "Client.save"])
  }

  @Test("Otherwise, the second error may be a consequence, and waits")
  func everything() {
    var (pruning, errors) = start(Self.client, [Self.inLoad, Self.inSave])
    _ = pruning.next(after: errors, stage: .everything)
    #expect(pruning.leftOut.dropFirst().map(\.name) == ["ImagePipeline in Client.load"])
  }

  @Test("So does an error in a function of which something else is left out")
  func sameFunction() {
    let text = "struct Client {\n  func load() { ImagePipeline.shared.load()\n create() }\n}"
    var (pruning, errors) = start(text, [Self.inLoad, Self.inSave])
    _ = pruning.next(after: errors, stage: .bodies)
    #expect(pruning.leftOut.dropFirst().map(\.name) == ["ImagePipeline in Client.load"])
  }

  @Test(
    "An error in a property that outlasts a step is not a consequence, and is decided")
  func outlasting() {
    let text = """
      struct Client { var pipeline: ImagePipeline }
      enum Log { static let level: Int = make(.verbose) }
      struct Loader { var task: ImageTask }
      """
    let value = (
      at: ".verbose", text: "cannot infer contextual base in reference to member 'verbose'"
    )
    func type(_ name: String) -> (at: String, text: String) {
      (at: name, text: "cannot find type '\(name)' in scope")
    }
    var (pruning, errors) = start(text, [type("ImagePipeline"), value, type("ImageTask")])
    _ = pruning.next(after: Array(errors[0...1]), stage: .declarations)
    #expect(pruning.leftOut.dropFirst().map(\.name) == ["ImagePipeline"])
    _ = pruning.next(after: Array(errors[1...2]), stage: .declarations)
    #expect(pruning.leftOut.dropFirst(2).map(\.name) == ["ImageTask", "Log.level"])
  }

  @Test("A mistake is refused as before")
  func mistake() {
    let text =
      "struct Client {\n  func load() { ImagePipeline.shared.load() }\n  func save() { savd() }\n func saved() {} }"
    let typo = (at: "savd()", text: "cannot find 'savd' in scope")
    var (pruning, errors) = start(text, [Self.inLoad, typo])
    _ = pruning.next(after: errors, stage: .bodies)
    #expect(pruning.sources.files[0].text.contains("{ savd() }"))
    #expect(pruning.next(after: [errors[1]], stage: .bodies) == .refuse)
  }

  @Test("Where a declaration uses a type that is left out, the compiler would say so")
  func uses() {
    let text = """
      struct Box { var page: Page?; var own: Sheet.Page; func show() { Page() } }
      extension Page {}
      // Page
      """
    let sources = SourceSet(files: [.init(name: "A.swift", text: text)])
    let errors = AbsentUses(of: ["Sheet.Page", "extension Other", "run"], in: sources).errors
    #expect(errors.map(\.location.column) == [24])
    #expect(errors.map(\.text) == ["cannot find type 'Page' in scope"])
    let declared = SourceSet(files: [.init(name: "A.swift", text: text + "\nstruct Page {}")])
    #expect(AbsentUses(of: ["Page"], in: declared).errors.isEmpty)
  }
}

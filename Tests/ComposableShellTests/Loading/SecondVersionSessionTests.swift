import Testing

@testable import ComposableShell

/// What sessions with features of 2.0 keep, list, and write.
@Suite("Sessions with features of 2.0", .serialized)
@MainActor
struct SecondVersionSessionTests {
  private static let browser = """
    import ComposableArchitecture2

    @Feature struct Browser {
      @Feature enum Path { case folder(Folder), help }
      struct State {
        var path: [Path.State] = []
        var sheet: Folder.State?
        var opened = 0
      }
      enum Action { case open(String), help, path(Path.State.ID, Path.Action), sheet(Folder.Action) }
      @FeatureState var total = 0
      var body: some Feature {
        Update { state, action in
          switch action {
          case .open(let name):
            total += 1
            state.opened = total
            state.path.append(.folder(.init(name: name)))
          case .help: state.path.append(.help)
          case .path, .sheet: break
          }
        }
        .forEach(\\.path, action: \\.path, dismissStyle: .stack) { Path.body }
        .ifLet(\\.sheet, action: \\.sheet) { Folder() }
      }
    }

    @Feature struct Folder {
      struct State { var name: String; var mounts = 0 }
      enum Action { case close }
      var body: some Feature {
        Update { _, _ in store.addTask { try store.dismiss() } }
          .onMount { $0.mounts += 1 }
          .onDismount { print("closed") }
      }
    }
    """

  private func outputs(_ lines: String...) async throws -> [String] {
    try await WrittenFile.outputs(of: Self.browser, then: lines)
  }

  @Test("`undo` and `goto` restore what features keep beside the state")
  func memory() async throws {
    let outputs = try await outputs(
      ".open(\"a\")", ".open(\"b\")", ".open(\"c\")", "undo", "undo", ".open(\"d\")",
      "state opened", "goto 0", ".open(\"e\")", "state opened", "goto 1", ".open(\"f\")",
      "state opened")
    #expect(outputs[6] == "2")
    #expect(outputs[9] == "1")
    #expect(outputs[12] == "2")
  }

  @Test("A log lists only what has changed, also among values without `==`")
  func log() async throws {
    let outputs = try await outputs(".help", ".open(\"a\")", "log", ".sheet(.close)")
    #expect(outputs[2].contains("path[0] added\n"))
    #expect(outputs[2].hasSuffix("path[#0] added, opened 0 -> 1"))
    #expect(outputs[3].contains("note:") == false)
  }

  @Test("A hook at the end of a feature has no state to change")
  func end() async throws {
    let outputs = try await outputs(
      ".open(\"a\")", "trace on", ".path[#0].folder(.close)")
    #expect(outputs[2].contains("onDismount Folder"))
    #expect(outputs[2].contains("() -> ()") == false)
  }

  @Test("An exported test removes elements, and writes none of them anew")
  func export() async throws {
    let outputs = try await outputs(
      ".open(\"a\")", ".help", ".open(\"b\")", "back", "export test XTests.swift",
      "load X.swift XTests.swift Browser", "test")
    #expect(outputs[6].contains("1 test passed"))
  }

  @Test("The ID of an element is typed with its position")
  func elementIDs() async throws {
    let outputs = try await outputs(".open(\"a\")", ".path[0].folder(.close)")
    #expect(
      outputs[1] == """
        error: `path` takes a FeatureID
          .path[0].folder(.close)
                ^ expected the ID of an element, such as #0
        """)
  }

  @Test(
    "Names that the preview does not have are refused by name",
    arguments: [
      (
        "struct State { @FeatureBinding var n = 0 }",
        "'FeatureBinding' is unavailable: only the name of FeatureBinding is known; every writable property of a State has a binding"
      ),
      (
        "struct State { var child = Child.State() }\n  var body: some Feature { EmptyFeature().spawn(\\.child) { store in Child() } }",
        "'spawn' is unavailable: it is not public what the closure of spawn receives, nor which property it names; declare the property as Spawn<F>, and embed the feature with Scope, ifLet, or forEach"
      ),
    ])
  func refusals(member: String, message: String) async throws {
    let text = """
      import ComposableArchitecture2

      @Feature struct Host {
        \(member)
      }
      @Feature struct Child { struct State { var n = 0 } }
      """
    let output = try await WrittenFile.output(of: text)
    #expect(output.contains(message))
  }
}

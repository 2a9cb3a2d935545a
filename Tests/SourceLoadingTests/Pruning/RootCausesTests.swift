import Testing

@testable import SourceLoading

@Suite("Root causes of compiler errors")
struct RootCausesTests {
  private let sources = SourceSet(files: [
    SourceSet.File(
      name: "A.swift",
      text: """
        struct A: Reducer {
          struct State: Equatable { var alert: Alarm? }
          var body: some View { Gauge() }
        }
        """)
  ])

  private func causes(_ text: String) -> String {
    RootCauses(CompilerReport(isSuccess: false, text: text), in: sources).text
  }

  @Test("An unknown name hides its consequences, and notes about candidates are dropped")
  func unknownName() {
    let consequences = (0..<200).map {
      """
      A.swift:1:8: error: type 'A\($0)' does not conform to protocol 'Reducer'
      Swift.==:1:24: note: candidate would match if 'A' conformed to 'RawRepresentable'
      """
    }
    #expect(
      causes(
        """
        A.swift:2:40: error: cannot find type 'Alarm' in scope
          struct State: Equatable { var alert: Alarm? }
                                               ^~~~~
        A.swift:3:25: error: cannot find type 'Alarm' in scope
        \(consequences.joined(separator: "\n"))
        """) == """
          A.swift:2:40: error: cannot find type 'Alarm' in scope
            2 | struct State: Equatable { var alert: Alarm? }
              |                                      ^
            if another file declares it, load that file, too: `load FILE OTHER.swift` or `load FOLDER`
          201 more errors, probably a consequence; `explain` shows the compiler's full text
          """)
  }

  @Test("A case of an enum reducer that holds data is located at the case")
  func dataInEnumReducer() {
    let source = """
      @Reducer
      enum Destination {
        case row(Row)
        @ReducerCaseIgnored case note(Page)
        case page(Page)
      }
      """
    let report = CompilerReport(
      isSuccess: false,
      text: "A.swift:1:1: error: 'State' is not a member type of struct 'A_1.Page'")
    let sources = SourceSet(files: [SourceSet.File(name: "A.swift", text: source)])
    #expect(
      RootCauses(report, in: sources).text == """
        A.swift:5:13: error: this type is not a reducer
          5 | case page(Page)
            |           ^
          a case of a `@Reducer` enum holds a reducer; mark one with other data with `@ReducerCaseIgnored`
        """)
  }

  @Test("At most three causes are shown, in the order of the file")
  func several() {
    let text = causes(
      (1...4).reversed().map { "A.swift:\($0):1: error: cannot find 'Name\($0)' in scope" }
        .joined(separator: "\n"))
    let lines = text.split(separator: "\n").filter { $0.hasPrefix("A.swift") }
    #expect(lines.map { $0.prefix(9) } == ["A.swift:1", "A.swift:2", "A.swift:3"])
    #expect(text.hasSuffix("\n1 more error; `explain` shows the compiler's full text"))
  }

  @Test("A syntax error hides everything else in its file")
  func syntax() {
    let text = causes(
      "A.swift:3:1: error: cannot find 'x' in scope\nA.swift:4:2: error: expected '}' in struct")
    #expect(text.hasPrefix("A.swift:4:2: error: expected '}' in struct\n"))
    #expect(!text.contains("cannot find"))
  }

  @Test("An error in the code of a macro is located at the macro")
  func macros() {
    let errors = CompilerMessage.errors(
      in: """
        /tmp/@__swiftmacro_1X.swift:3:5: error: no
        A.swift:1:1: note: in expansion of macro 'Reducer' on struct 'A' here
        """)
    #expect(errors.map(\.location.file) == ["A.swift"])
  }

  @Test("A crash of the compiler is named, with its first error")
  func crash() {
    let text = causes("A.swift:1:1: error: cannot find 'Alarm' in scope\nStack dump:\n0. frontend")
    #expect(text.hasPrefix("error: the Swift compiler itself crashed; "))
    #expect(text.contains("\nA.swift:1:1: error: cannot find 'Alarm' in scope\n"))
  }

  @Test("A compiler that lacks a library is named with the library")
  func missingLibrary() {
    #expect(
      causes(
        "/usr/bin/swiftc: error while loading shared libraries: libncurses.so.6: cannot open shared object file"
      )
        == "error: `swiftc` in PATH cannot run, because libncurses.so.6 is not installed; install the package that contains it"
    )
  }

  @Test("What the code of @ObservableState reports about a wrong initial value is a consequence")
  func observableState() {
    let macro = "'Sequence' cannot be constructed because it has no accessible initializers"
    let errors = CompilerMessage.errors(
      in: "A.swift:1:3: error: \(macro)\nA.swift:2:9: error: extra argument 'b' in call")
    #expect(RootCauses.causes(of: errors).map(\.location.line) == [2])
  }

  @Test("Output without errors is shown as it is")
  func unreadable() {
    #expect(causes("<unknown>:0: error: module map not found").hasPrefix("<unknown>:0: error:"))
    #expect(causes("") == "error: the compiler failed without a message")
  }

  @Test("Only views, previews, app entry points, UIKit classes and imports are left out")
  func leavingOut() {
    var leaving = Pruning(sources)
    func error(_ line: Int, _ column: Int) -> CompilerMessage {
      CompilerMessage(
        location: .init(file: "A.swift", line: line, column: column),
        text: "cannot find 'Gauge' in scope")
    }
    let (ofState, ofView) = (
      leaving.next(after: [error(2, 40)]), leaving.next(after: [error(3, 25)])
    )
    #expect(ofState == .refuse)
    #expect(ofView == .compile(leaving.sources))
    #expect(
      leaving.leftOut.map(\.line) == ["left out: A (A.swift:3: cannot find 'Gauge' in scope)"])
    #expect(leaving.sources.files[0].text.contains("{ SwiftUI.Text(\"[A is left out]\") }"))
    #expect(leaving.next(after: [error(3, 25)]) == .refuse)
  }

  /// The sources after leaving out what an error is in, and the lines about it.
  private func leavingOut(
    _ text: String, _ errors: [(line: Int, column: Int, text: String)]
  ) -> (text: String, lines: [String]) {
    var leaving = Pruning(SourceSet(files: [.init(name: "A.swift", text: text)]))
    _ = leaving.next(
      after:
        errors.map {
          CompilerMessage(
            location: .init(file: "A.swift", line: $0.line, column: $0.column), text: $0.text)
        })
    return (leaving.sources.files[0].text, leaving.leftOut.map(\.line))
  }

  private static let view = """
    struct A: View {
      var body: some View {
        VStack {
          Text("1")
            .glass {
              1
            }
            .bold()
          Gauge(1)
        }
      }
    }
    """

  @Test("A modifier that does not exist is left out alone, and lines keep their numbers")
  func modifier() {
    let (text, lines) = leavingOut(
      Self.view, [(5, 10, "value of type 'Text' has no member 'glass'")])
    #expect(lines == ["left out: .glass of A (A.swift:5: unknown modifier)"])
    #expect(text.contains("Text(\"1\")\n        \n\n\n        .bold()"), "\(text)")
  }

  @Test("A view that does not exist is replaced by a text")
  func statement() {
    let (text, lines) = leavingOut(Self.view, [(9, 7, "cannot find 'Gauge' in scope")])
    #expect(lines == ["left out: Gauge in A (A.swift:9: cannot find 'Gauge' in scope)"])
    #expect(text.contains("      SwiftUI.Text(\"[Gauge is left out]\")\n    }"), "\(text)")
  }

  @Test("Errors that may be consequences wait until names are corrected")
  func consequences() {
    let (_, lines) = leavingOut(
      Self.view,
      [
        (8, 10, "cannot infer contextual base"),
        (5, 10, "value of type 'Text' has no member 'glass'"),
      ]
    )
    #expect(lines.count == 1)
  }

  @Test("A placeholder that does not compile makes the body around it go")
  func escalation() {
    let (text, lines) = leavingOut(
      Self.view.replacing("Gauge(1)", with: "SwiftUI.Text(\"[Gauge is left out]\")"),
      [(9, 8, "cannot convert value")])
    #expect(lines == ["left out: A (A.swift:9: cannot convert value)"])
    #expect(text.contains("{ SwiftUI.Text(\"[A is left out]\")"), "\(text)")
  }

  @Test("A dependency whose declaration was left out is not said to be unknown")
  func dependencyLeftOut() {
    let sources = SourceSet(files: [
      SourceSet.File(name: "A.swift", text: "@Dependency(\\.api) var api")
    ])
    let text =
      "A.swift:1:13: error: cannot infer key path type from context; consider explicitly specifying a root type"
    let gone = LeftOut(name: "DependencyValues", reason: "API.swift:9: it uses API")
    let other = LeftOut(name: "API", reason: "API.swift:3: cannot find 'AF' in scope")
    let causes = RootCauses(
      CompilerReport(isSuccess: false, text: text), in: sources, leftOut: [gone, other]
    ).text
    #expect(causes.hasPrefix("A.swift:1:13: error: the dependency 'api' is missing\n"))
    #expect(causes.hasSuffix("its declaration was left out (API.swift:9: it uses API)"))
  }
}

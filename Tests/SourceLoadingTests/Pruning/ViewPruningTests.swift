import Testing

@testable import SourceLoading

/// What is said about views that are left out, by the errors of the compiler. Nothing is compiled here.
@Suite("Views that are left out")
struct ViewPruningTests {
  @Test("A view that uses a view which was left out says so, without another run")
  func consequence() {
    let text = """
      struct Row: View { let store: Storage; var body: some View { Text("") } }
      struct Rows: View { var body: some View { Row(store: 1) } }
      """
    func error(_ line: Int, _ column: Int, _ text: String) -> CompilerMessage {
      CompilerMessage(location: .init(file: "A.swift", line: line, column: column), text: text)
    }
    var pruning = Pruning(SourceSet(files: [.init(name: "A.swift", text: text)]))
    _ = pruning.next(after: [error(1, 31, "cannot find type 'Storage' in scope")])
    #expect(
      pruning.leftOut.map(\.line) == [
        "left out: Row (A.swift:1: cannot find type 'Storage' in scope)",
        "left out: Rows (A.swift:2: it uses Row, which was left out)",
      ])
  }

  /// The pruning after the errors about a name at all its places.
  private func pruning(_ text: String, missing name: String, isType: Bool = false) -> Pruning {
    var pruning = Pruning(SourceSet(files: [.init(name: "A.swift", text: text, isFound: true)]))
    _ = pruning.leaveOutAbsentImports(existing: [])
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    _ = pruning.next(
      after: lines.enumerated().compactMap { index, line in
        guard let place = line.firstRange(of: name) else { return nil }
        return CompilerMessage(
          location: .init(
            file: "A.swift", line: index + 1, column: line[..<place.lowerBound].utf8.count + 1),
          text: "cannot find \(isType ? "type " : "")'\(name)' in scope")
      })
    return pruning
  }

  @Test("What shows a view that goes is left out without another run, and what shows that")
  func generations() {
    let text = """
      struct Row: View { init() { Gauge() }; var body: some View { Text("a") } }
      struct Rows: View { let row = Row(); var body: some View { Text("b") } }
      struct Page: View { var body: some View { VStack { Text("c"); Rows() } } }
      struct Other: View { var body: some View { Text("d") } }
      """
    let pruning = pruning(text, missing: "Gauge")
    #expect(
      pruning.leftOut.map(\.line) == [
        "left out: Row (A.swift:1: cannot find 'Gauge' in scope)",
        "left out: Rows (A.swift:2: it uses Row, which was left out)",
        "left out: Rows in Page (A.swift:3: it uses Rows, which was left out)",
      ])
  }

  @Test("A function without a result in an extension of a class for screens stops, and remains")
  func extensionOfClass() {
    let text = """
      extension UIApplication {
        func hideTabs(_ isHidden: Bool) { find(UITabs.self)?.isHidden = isHidden }
        func tabs() -> [Int] { [UITabs.count] }
      }
      """
    let pruning = pruning(text, missing: "UITabs")
    #expect(
      pruning.leftOut.map(\.line) == [
        "stops: UIApplication.hideTabs (A.swift:2: cannot find 'UITabs' in scope)",
        "left out: UIApplication.tabs (A.swift:3: cannot find 'UITabs' in scope)",
      ])
    #expect(pruning.sources.files[0].text.contains("func hideTabs(_ isHidden: Bool) {"))
  }

  @Test(
    "A function or a property of a view goes without the view, and a function for actions stops")
  func helper() {
    let text = """
      import Symbols
      struct Page: View {
        let title = "a"
        var count: Int { Symbol.count }
        func row(_ symbol: Int) -> String { Symbol.name }
        func tap() { print(1); Symbol.tap() }
        var body: some View { Text(title) }
      }
      struct Cell: View {
        init() { Symbol.load() }
        var body: some View { Text("a") }
      }
      """
    let pruning = pruning(text, missing: "Symbol")
    let reason = "cannot find 'Symbol' in scope"
    #expect(
      pruning.leftOut.map(\.line).filter { !$0.contains("import") } == [
        "left out: Page.count (A.swift:4: \(reason))", "left out: Page.row (A.swift:5: \(reason))",
        "stops: Page.tap (A.swift:6: \(reason))", "left out: Cell (A.swift:10: \(reason))",
      ])
    #expect(
      pruning.sources.files[0].text.contains(
        "{ print(1); Swift.fatalError(\"stop: \(reason) (A.swift:6)\") }"))
  }

  @Test(
    "A stored property of a view is not declared without values: each screen with the view would stop"
  )
  func storedProperty() {
    let text = """
      import Symbols
      struct Page: View { let symbol: Symbol; var body: some View { Text("a") } }
      """
    let pruning = pruning(text, missing: "Symbol", isType: true)
    #expect(pruning.leftOut.last?.name == "Page" && pruning.standIns.isEmpty)
  }

  @Test("A view of UIKit keeps its place on the screen, because nothing calls its functions")
  func viewOfUIKit() {
    let text = """
      import UIKit
      struct Sheet: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> UIViewController { Picker() }
        final class Coordinator: NSObject {
          func done() { Picker.end() }
        }
      }
      """
    let bodies = pruning(text, missing: "Picker")
    #expect(
      bodies.leftOut.dropFirst().map(\.name) == ["Sheet.makeUIViewController", "Sheet.done"])
    #expect(
      bodies.sources.files[0].text.contains(
        "{ Swift.fatalError(\"stop: Sheet.done is left out\") }"))
  }

  @Test("A controller remains for the view that creates it, without the body that does not compile")
  func controller() {
    let text = """
      import UIKit
      struct Swipe: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> Controller { Controller() }
        final class Controller: UIViewController {
          override func viewDidLoad() { gesture = Picker.gesture }
        }
      }
      final class Page: UIViewController { let picker = Picker.shared }
      """
    let bodies = pruning(text, missing: "Picker")
    #expect(bodies.leftOut.dropFirst().map(\.name) == ["Swipe.Controller.viewDidLoad", "Page"])
    #expect(bodies.sources.files[0].text.contains("final class Controller: UIViewController {"))
  }

  @Test("A view that uses what is left out at the same time says so, also in another file")
  func simultaneousConsequence() {
    let row = "struct Row: View { let store: Storage; var body: some View { Text(\"\") } }"
    let rows = "struct Rows: View { var body: some View { Row(store: 1) } }"
    var pruning = Pruning(
      SourceSet(files: [.init(name: "A.swift", text: rows), .init(name: "B.swift", text: row)]))
    _ = pruning.next(after: [
      CompilerMessage(
        location: .init(file: "A.swift", line: 1, column: 43), text: "cannot convert value"),
      CompilerMessage(
        location: .init(file: "B.swift", line: 1, column: 31),
        text: "cannot find type 'Storage' in scope"),
    ])
    #expect(
      pruning.leftOut.map(\.line) == [
        "left out: Rows (A.swift:1: it uses Row, which was left out)",
        "left out: Row (B.swift:1: cannot find type 'Storage' in scope)",
      ])
  }

  /// The line about a view with an error that the compiler does not explain.
  private func undiagnosed(_ view: String, _ others: String = "") -> String? {
    let text = "struct A: View { var body: some View { \(view) } }\n\(others)"
    var pruning = Pruning(SourceSet(files: [.init(name: "A.swift", text: text)]))
    _ = pruning.next(after: [
      CompilerMessage(
        location: .init(file: "A.swift", line: 1, column: 40),
        text: "failed to produce diagnostic for expression; please submit a bug report")
    ])
    return pruning.leftOut.first?.line
  }

  @Test("A misspelled case of an enum is the reason for a view that the compiler does not explain")
  func qualifiedCase() {
    let path = "struct Root { enum Path { case detail(Detail) } }"
    #expect(
      undiagnosed("Link(Root.Path.State.detial(1))", path)
        == "left out: A (A.swift:1: 'Root.Path.State' has no case 'detial'; did you mean `detail`?)"
    )
    #expect(
      undiagnosed("Link(Root.Path.detial(1))", path)
        == "left out: A (A.swift:1: 'Root.Path' has no case 'detial'; did you mean `detail`?)")
    let unknown =
      "left out: A (A.swift:1: the compiler finds an error in this declaration, but does not locate it)"
    #expect(undiagnosed("Link(Root.Path.State.detail(1))", path) == unknown)
    #expect(undiagnosed("Link(Other.detial(1))", path) == unknown)
  }

  @Test("Of a view, a property with a wrapper that does not exist here is left out")
  func wrapper() {
    let text = """
      import Inject
      struct Row: View {
        @ObserveInjection var inject
        var body: some View { Text("") }
      }
      """
    var pruning = Pruning(SourceSet(files: [.init(name: "A.swift", text: text)]))
    _ = pruning.leaveOutAbsentImports(existing: [])
    _ = pruning.next(after: [
      CompilerMessage(
        location: .init(file: "A.swift", line: 3, column: 4),
        text: "unknown attribute 'ObserveInjection'")
    ])
    #expect(
      pruning.leftOut.last?.line
        == "left out: inject of Row (A.swift:3: unknown attribute 'ObserveInjection')")
    #expect(pruning.sources.files[0].text.hasSuffix("}\n}"))
  }
}

import Testing

@testable import SourceLoading

/// Which runs of the compiler follow from what the runs before have found. Nothing is compiled here.
@Suite("The plan of a compilation")
struct CompilationPlanTests {
  private static let comments = String(repeating: "// A long file is read first.\n", count: 700)
  private static let view = "struct Page: View { var body: some View { Text(unknown) } }\n"

  private func plan(
    _ text: String, isLarge: Bool = true, isFound: Bool = false
  ) -> CompilationPlan {
    let sources = SourceSet(files: [
      .init(name: "A.swift", text: text, isFound: isFound),
      .init(
        name: "B.swift", text: isLarge ? Self.comments : "struct B {}\n", isFound: isFound),
    ])
    return CompilationPlan(
      sources, existing: ["SwiftUI"], shims: ShimForecast { _ in LoaderShim() })
  }

  /// The attempts after the reports of the compiler, each with the text of one error or none.
  private func attempts(
    _ plan: CompilationPlan, _ errors: [String?], elapsed: Duration = .zero
  ) -> (attempts: [CompilationPlan.Attempt], step: CompilationPlan.Step) {
    var plan = plan
    var (attempts, step) = ([plan.attempt], CompilationPlan.Step.attempt)
    for error in errors {
      let report = CompilerReport(isSuccess: error == nil, text: error ?? "")
      step = plan.next(after: report, elapsed: elapsed)
      attempts.append(plan.attempt)
    }
    return (attempts, step)
  }

  private static let inView = "A.swift:2:50: error: cannot find 'unknown' in scope"

  @Test("A few files are compiled at once, and again without what is absent")
  func small() {
    let found = attempts(plan("import Nuke\n" + Self.view, isLarge: false), [Self.inView, nil])
    #expect(found.attempts == [.library, .library, .library])
    #expect(found.step == .loaded)
  }

  @Test("Many files that import nothing absent are compiled at once")
  func complete() {
    let found = attempts(plan("import SwiftUI\n" + Self.view), [nil])
    #expect(found.attempts[0] == .library)
    #expect(found.step == .loaded)
  }

  @Test("Of many files with an absent import, the declarations come first, and then the bodies")
  func interfaces() {
    let found = attempts(plan("import Nuke\n" + Self.view), [nil, Self.inView, nil, nil])
    #expect(
      found.attempts == [.interfaces, .library, .bodies(["A.swift"]), .library, .library])
    #expect(found.step == .loaded)
  }

  @Test("In a folder with an absent import, all bodies are checked once before the library")
  func bodies() {
    let found = attempts(
      plan("import Nuke\n" + Self.view, isFound: true), [nil, Self.inView, nil, nil])
    #expect(
      found.attempts == [
        .interfaces, .bodies(["A.swift", "B.swift"]), .bodies(["A.swift"]), .library, .library,
      ])
    #expect(found.step == .loaded)
  }

  @Test("Many files that do not compile at once are read first, and then only those with errors")
  func failed() {
    let found = attempts(plan("import SwiftUI\n" + Self.view), [Self.inView, nil, nil, nil])
    #expect(
      found.attempts == [.library, .interfaces, .bodies(["A.swift"]), .library, .library])
  }

  @Test("What is left out may be missing in other files, so those that name it are checked, too")
  func removed() {
    let text =
      "import Nuke\nstruct Delegate: UIApplicationDelegate { var a: Int { UIPasteboard() } }\n"
    let error = "A.swift:2:55: error: cannot find 'UIPasteboard' in scope"
    let other = "// \(Self.comments)let delegate: Delegate? = nil\nfunc f() { print(unknown) }\n"
    let line = other.count { $0 == "\n" }
    let sources = SourceSet(files: [
      .init(name: "A.swift", text: text), .init(name: "B.swift", text: other),
    ])
    let plan = CompilationPlan(
      sources, existing: ["SwiftUI"], shims: ShimForecast { _ in LoaderShim() })
    let found = attempts(plan, [nil, error])
    #expect(found.attempts == [.interfaces, .library, .bodies(["A.swift", "B.swift"])])
    let inBody = "B.swift:\(line):18: error: cannot find 'unknown' in scope"
    let declaration = "B.swift:\(line - 1):15: error: cannot find type 'Delegate' in scope"
    let again = attempts(plan, [nil, error, "\(inBody)\n\(declaration)"])
    // The error in the body may be a consequence of the other one.
    #expect(again.attempts.last == .interfaces)
  }

  @Test("The functions of the shim that do not compile are found before the library")
  func shim() {
    let function = LoaderShim.Function.reducer("Feature_1.Cart")
    var plan = CompilationPlan(
      SourceSet(files: [
        .init(name: "A.swift", text: "import Nuke\nimport UIKit\n"),
        .init(name: "B.swift", text: Self.comments),
      ]), existing: ["SwiftUI"], shims: ShimForecast { _ in LoaderShim(functions: [function]) })
    #expect(plan.attempt == .interfaces)
    _ = plan.next(after: CompilerReport(isSuccess: true, text: ""), elapsed: .zero)
    #expect(plan.attempt == .bodies([]))
    let report = CompilerReport(isSuccess: false, text: "\(function.name):1:1: error: no value")
    #expect(plan.next(after: report, elapsed: .zero) == .attempt)
    #expect(plan.attempt == .library)
    #expect(plan.shims.shim.functions.isEmpty)
    #expect(plan.shims.impossible == [function.name])
  }

  @Test("A declaration of a reducer that does not stand is refused before any body is compiled")
  func refused() {
    let text = "import Nuke\n@Reducer struct Cart { var a = price }\n"
    let found = attempts(plan(text), ["A.swift:2:32: error: cannot find 'price' in scope"])
    #expect(found.attempts == [.interfaces, .interfaces])
    #expect(found.step == .refused)
  }

  @Test("When the time is over, a view goes as a whole, and declarations are not tried any more")
  func late() {
    let text =
      "import Nuke\nstruct Page: View { var body: some View { VStack { Text(unknown); Text(\"1\") } } }\n"
    let error = "A.swift:2:59: error: cannot find 'unknown' in scope"
    func lines(_ elapsed: Duration) -> [String] {
      var plan = plan(text)
      _ = plan.next(after: CompilerReport(isSuccess: true, text: ""), elapsed: elapsed)
      _ = plan.next(after: CompilerReport(isSuccess: false, text: error), elapsed: elapsed)
      return plan.pruning.leftOut.map(\.name)
    }
    #expect(lines(.seconds(19)) == ["import Nuke", "Text in Page"])
    #expect(lines(.seconds(20)) == ["import Nuke", "Page"])
    #expect(attempts(plan(text), [nil, error], elapsed: .seconds(27)).step == .attempt)
    #expect(attempts(plan(text), [nil, error], elapsed: .seconds(28)).step == .late)
    let view = "import Nuke\nstruct Page: View { let a = unknown }\n"
    let found = "A.swift:2:29: error: cannot find 'unknown' in scope"
    #expect(attempts(plan(view), [found], elapsed: .seconds(19)).step == .attempt)
    #expect(attempts(plan(view), [found], elapsed: .seconds(20)).step == .late)
  }

  @Test(
    "In a project, an expression that exceeds the bound twice is left out with the other errors")
  func tooLong() {
    func page(_ name: String) -> String {
      "struct \(name): View { var body: some View { VStack { Text(unknown); Text(\"1\") } } }\n"
    }
    func report(_ line: Int) -> CompilerReport {
      let effort = "the compiler is unable to type-check this expression in reasonable time; try it"
      return CompilerReport(
        isSuccess: false,
        text:
          "A.swift:2:55: error: \(effort)\nA.swift:\(line):55: error: cannot find 'unknown' in scope"
      )
    }
    var plan = plan("import Nuke\n" + page("A") + page("B") + page("C"))
    _ = plan.next(after: CompilerReport(isSuccess: true, text: ""), elapsed: .zero)
    _ = plan.next(after: report(3), elapsed: .zero)
    #expect(plan.pruning.leftOut.map(\.name) == ["import Nuke", "Text in B"])
    _ = plan.next(after: report(4), elapsed: .zero)
    #expect(
      plan.pruning.leftOut.map(\.name) == ["import Nuke", "Text in B", "Text in A", "Text in C"])
  }

  @Test("The compiler is stopped when the time is over, unless there are only a few files")
  func limit() {
    #expect(plan("import Nuke\n" + Self.view).limit == .seconds(28))
    #expect(plan("import SwiftUI\n" + Self.view).limit == .seconds(60))
    #expect(plan("import SwiftUI\n" + Self.view, isLarge: false).limit == nil)
  }

  @Test("A library without known errors is finished, also on a busy machine")
  func finishing() {
    var plan = plan("import Nuke\n" + Self.view)
    let limits = [nil, Self.inView, nil, Self.inView].map { error in
      let report = CompilerReport(isSuccess: error == nil, text: error ?? "")
      _ = plan.next(after: report, elapsed: .seconds(1))
      return plan.limit
    }
    #expect(limits == [.seconds(60), .seconds(28), .seconds(60), .seconds(28)])
  }
}

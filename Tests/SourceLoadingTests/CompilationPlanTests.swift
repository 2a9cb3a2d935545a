import Testing

@testable import SourceLoading

/// Which runs of the compiler follow from what the runs before have found. Nothing is compiled here.
@Suite("The plan of a compilation")
struct CompilationPlanTests {
  private static let comments = String(repeating: "// A long file is read first.\n", count: 700)
  private static let view = "struct Page: View { var body: some View { Text(unknown) } }\n"

  private func plan(
    _ text: String, isLarge: Bool = true, isFound: Bool = false, done: Int = 0
  ) -> CompilationPlan {
    let sources = SourceSet(files: [
      .init(name: "A.swift", text: text, isFound: isFound),
      .init(
        name: "B.swift", text: isLarge ? Self.comments : "struct B {}\n", isFound: isFound),
    ])
    return CompilationPlan(
      sources, existing: ["SwiftUI"], shims: ShimForecast { _ in LoaderShim() },
      work: CompilationWork(bytes: done))
  }

  /// The attempts after the reports of the compiler, each with the text of one error or none.
  private func attempts(
    _ plan: CompilationPlan, _ errors: [String?]
  ) -> (attempts: [CompilationPlan.Attempt], step: CompilationPlan.Step) {
    var plan = plan
    var (attempts, step) = ([plan.attempt], CompilationPlan.Step.attempt)
    for error in errors {
      let report = CompilerReport(isSuccess: error == nil, text: error ?? "")
      step = plan.next(after: report)
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
    #expect(again.attempts.last == .declarations(["B.swift"]))
    let standing = attempts(plan, [nil, error, "\(inBody)\n\(declaration)", nil])
    #expect(standing.attempts.last == .bodies(["B.swift"]))
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
    _ = plan.next(after: CompilerReport(isSuccess: true, text: ""))
    #expect(plan.attempt == .bodies([]))
    let report = CompilerReport(isSuccess: false, text: "\(function.name):1:1: error: no value")
    #expect(plan.next(after: report) == .attempt)
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

  @Test("After errors in declarations, only files with errors or what is gone are read again")
  func declarations() {
    let text =
      "import Nuke\nstruct Delegate: UIApplicationDelegate { var a: UIPasteboard }\n"
    let sources = SourceSet(files: [
      .init(name: "A.swift", text: text), .init(name: "B.swift", text: Self.comments),
      .init(name: "C.swift", text: "let delegate: Delegate? = nil\n"),
    ])
    let plan = CompilationPlan(
      sources, existing: ["SwiftUI"], shims: ShimForecast { _ in LoaderShim() })
    let error = "A.swift:2:49: error: cannot find type 'UIPasteboard' in scope"
    let found = attempts(plan, [error, nil])
    #expect(found.attempts == [.interfaces, .declarations(["A.swift", "C.swift"]), .library])
  }

  @Test("After much work, a view goes as a whole, and declarations are not tried any more")
  func late() {
    let text =
      "import Nuke\nstruct Page: View { var body: some View { VStack { Text(unknown); Text(\"1\") } } }\n"
    let error = "A.swift:2:59: error: cannot find 'unknown' in scope"
    func lines(_ done: Int) -> [String] {
      var plan = plan(text, done: done)
      _ = plan.next(after: CompilerReport(isSuccess: true, text: ""))
      _ = plan.next(after: CompilerReport(isSuccess: false, text: error))
      return plan.pruning.leftOut.map(\.name)
    }
    // Two runs take less than 500,000.
    let (budget, limit) = (CompilationWork.budget, CompilationWork.limit)
    #expect(lines(budget - 500_000) == ["import Nuke", "Text in Page"])
    #expect(lines(budget) == ["import Nuke", "Page"])
    func step(_ text: String, _ errors: [String?], _ done: Int) -> CompilationPlan.Step {
      attempts(plan(text, done: done), errors).step
    }
    #expect(step(text, [nil, error], limit - 500_000) == .attempt)
    #expect(step(text, [nil, error], limit) == .late)
    let view = "import Nuke\nstruct Page: View { let a = unknown }\n"
    let found = "A.swift:2:29: error: cannot find 'unknown' in scope"
    #expect(step(view, [found], budget - 500_000) == .attempt)
    #expect(step(view, [found], budget) == .late)
  }

  @Test("The work of a run follows from the sizes of the files that it checks")
  func work() {
    let sources = SourceSet(files: [
      .init(name: "A.swift", text: String(repeating: "a", count: 1000)),
      .init(name: "B.swift", text: String(repeating: "b", count: 500)),
    ])
    func bytes(_ attempt: CompilationPlan.Attempt, _ isSuccess: Bool = true) -> Int {
      var work = CompilationWork()
      work.add(attempt, in: sources, isSuccess: isSuccess)
      return work.bytes - 100_000
    }
    #expect(bytes(.interfaces) == 1500)
    #expect(bytes(.declarations(["B.swift"])) == 650)
    #expect(bytes(.bodies(["A.swift"])) == 5150)
    #expect(bytes(.library) == 30_000)
    #expect(bytes(.library, false) == 7500)
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
    _ = plan.next(after: CompilerReport(isSuccess: true, text: ""))
    _ = plan.next(after: report(3))
    #expect(plan.pruning.leftOut.map(\.name) == ["import Nuke", "Text in B"])
    _ = plan.next(after: report(4))
    #expect(
      plan.pruning.leftOut.map(\.name) == ["import Nuke", "Text in B", "Text in A", "Text in C"])
  }

  @Test("The compiler is stopped when the time is over, unless there are only a few files")
  func limit() {
    #expect(plan("import SwiftUI\n" + Self.view).isLimited)
    #expect(!plan("import SwiftUI\n" + Self.view, isLarge: false).isLimited)
  }
}

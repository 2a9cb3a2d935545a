import Foundation

/// Builds the test targets of a package with this project in place of the architecture, and runs them.
struct PackageCheck {
  let package: String
  let manifest: PackageManifest
  let tool: SwiftPackageTool
  let copy: PackageCopy
  /// Tells the user what is being done.
  let progress: (String) -> Void
  /// Receives the output of SwiftPM and of the tests.
  let output: (String) -> Void

  /// Resolves, builds, and runs.
  func run(_ plan: MirrorPlan) async throws -> PackageReport {
    var report = PackageReport(package: manifest.name)
    let files = PackageFiles(package: package, manifest: manifest)
    let obstacles = files.obstacles(), additions = files.additions()
    var selection = TargetSelection(manifest, obstacles: obstacles)
    report.problems = plan.problems
    if report.problems.isEmpty, !selection.tests.isEmpty {
      try copy.write(manifest, keeping: selection.kept, adding: additions)
      progress("resolving the dependencies")
      let resolution = try await tool.resolve(copy)
      output(resolution.text)
      if resolution.status == 0 {
        (selection, report.problems) = try await build(files, obstacles, additions)
        if report.problems.allSatisfy(\.isOfTarget), !selection.tests.isEmpty {
          try await runTests(&report)
        }
      } else {
        let error = BuildOutput.firstError(in: copy.original(resolution.text))
        report.problems = [.unresolvable(error ?? "no message")]
      }
    }
    report.leftOut = selection.leftOut
    report.unused = selection.unused
    report.testsLeftOut = files.tests(in: Set(selection.leftOut.map(\.target)))
    if report.problems.isEmpty, report.run == 0 {
      report.problems = [.noTests(leftOut: report.leftOut.count)]
    }
    return report
  }

  /// Builds. A target that cannot be built is left out, and the others are built without it.
  private func build(
    _ files: PackageFiles, _ obstacles: [String: String], _ additions: TargetAdditions
  ) async throws -> (TargetSelection, [PackageProblem]) {
    var (obstacles, problems) = (obstacles, [PackageProblem]())
    let folders = Dictionary(
      manifest.targets.map { ($0.name, "\(copy.folder)/\(files.folder(of: $0))") }
    ) { first, _ in first }
    while true {
      let selection = TargetSelection(manifest, obstacles: obstacles)
      if selection.tests.isEmpty { return (selection, problems) }
      try copy.write(manifest, keeping: selection.kept, adding: additions)
      progress("building \(selection.kept.count) targets; the first build takes several minutes")
      let result = try await tool.build(copy)
      output(result.text)
      if result.status == 0 { return (selection, problems) }
      let failures = BuildOutput.failures(in: result.text, folders: folders, root: copy.folder)
        .filter { selection.kept.contains($0.key) }
      guard !failures.isEmpty else {
        let error = BuildOutput.firstError(in: copy.original(result.text)) ?? "no message"
        let isOwn = BuildOutput.isOwn(result.text)
        return (selection, problems + [isOwn ? .ownFailure(error) : .buildFailed(error)])
      }
      for (target, errors) in failures.sorted(by: { $0.key < $1.key }) {
        obstacles[target] = "cannot be built"
        problems.append(.cannotBuild(target: target, errors: errors))
      }
    }
  }

  /// Runs the tests of both libraries.
  private func runTests(_ report: inout PackageReport) async throws {
    let bundle = "\(tool.scratch)/debug/\(manifest.name)PackageTests.xctest"
    progress("running the tests")
    let old = try await tool.runXCTest(bundle, in: copy.folder)
    output(old.text)
    add(XCTestOutput.read(copy.original(old.text)), old, "XCTest", to: &report)
    let events = "\(tool.work)/events.jsonl"
    try? FileManager.default.removeItem(atPath: events)
    let new = try await tool.runSwiftTesting(bundle, in: copy.folder, events: events)
    output(new.text)
    let text = (try? String(contentsOfFile: events, encoding: .utf8)) ?? ""
    // JSON writes slashes with a backslash.
    let readable = copy.original(text.replacing("\\/", with: "/"))
    add(TestEvents.read(readable), new, "Swift Testing", to: &report)
  }

  private func add(
    _ run: TestRun, _ result: ChildProcess.Result, _ library: String, to report: inout PackageReport
  ) {
    report.results += run.results.map { $0.withPaths(relativeTo: package) }
    if result.wasSignaled {
      report.problems.append(
        .crashed(test: run.unfinished ?? "the first test of \(library)", signal: result.status))
    } else if !run.isComplete {
      report.problems.append(.noResults(library: library))
    }
  }
}

extension PackageProblem {
  /// Whether the other targets can still be tested.
  fileprivate var isOfTarget: Bool { if case .cannotBuild = self { true } else { false } }
}

extension TestResult {
  fileprivate func withPaths(relativeTo folder: String) -> TestResult {
    guard case .failed(let failures) = outcome else { return self }
    var copy = self
    copy.outcome = .failed(
      failures.map { failure in
        var failure = failure
        failure.file = failure.file?.replacing(folder + "/", with: "")
        return failure
      })
    return copy
  }
}

import Foundation

/// Builds the test targets of a package with this project in place of the architecture, and runs them.
struct PackageCheck {
  let graph: PackageGraph
  let tool: SwiftPackageTool
  let copy: PackageCopy
  /// Tells the user what is being done.
  let progress: (String) -> Void
  /// Receives the output of SwiftPM and of the tests.
  let output: (String) -> Void

  /// Resolves, builds, and runs.
  func run(_ plan: MirrorPlan) async throws -> PackageReport {
    var report = PackageReport(package: name)
    var work = Work(graph.survey())
    report.problems = plan.problems
    if plan.problems.isEmpty {
      try await resolve(&work)
      if work.canGoOn { try await build(&work) }
      report.problems = work.problems
      if work.canGoOn, !selection(work).tests.isEmpty { try await runTests(&report) }
    }
    let selection = selection(work)
    report.leftOut = graph.leftOut(selection, work.survey)
    let own = Set(graph.parts[0].manifest.targets.map(\.name))
    report.unused = selection.unused.filter(own.contains)
    report.testsLeftOut = graph.tests(in: report.leftOut)
    if report.problems.isEmpty, report.run == 0 {
      report.problems = [.noTests(leftOut: report.leftOut.count)]
    }
    return report
  }

  private var name: String { graph.manifest.name }
  private var package: String { graph.parts[0].package }

  /// What is known while a package is prepared.
  private struct Work {
    let survey: PackageSurvey
    /// Why targets are left out, by name.
    var obstacles: [String: String]
    var problems: [PackageProblem] = []
    /// Whether the other targets can still be tested.
    var canGoOn = true

    init(_ survey: PackageSurvey) { (self.survey, obstacles) = (survey, survey.obstacles) }
  }

  private func selection(_ work: Work) -> TargetSelection {
    TargetSelection(graph.manifest, obstacles: work.obstacles)
  }

  /// Resolves the dependencies. The targets that need a package whose repository cannot be reached are left out.
  private func resolve(_ work: inout Work) async throws {
    while true {
      let selection = selection(work)
      if selection.tests.isEmpty { return }
      try write(selection, work.survey)
      progress("resolving the dependencies")
      let resolution = try await tool.resolve(copy)
      output(resolution.text)
      if resolution.status == 0 { return }
      let error = BuildOutput.firstError(in: copy.original(resolution.text)) ?? "no message"
      work.problems.append(.unresolvable(error))
      let missing = graph.parts.flatMap(\.manifest.dependencies).first {
        $0.url.map { error.hasPrefix("Failed to clone repository \($0):") } ?? false
      }
      let targets = graph.manifest.targets.filter {
        selection.kept.contains($0.name) && $0.packages.contains(missing?.identity)
      }
      guard let missing, !targets.isEmpty else { return work.canGoOn = false }
      for target in targets {
        work.obstacles[target.name] = "needs \(missing.identity), which cannot be resolved"
      }
    }
  }

  /// Builds. A target that cannot be built is left out, and the others are built without it.
  private func build(_ work: inout Work) async throws {
    let folders = graph.folders(in: copy)
    while true {
      let selection = selection(work)
      if selection.tests.isEmpty { return }
      try write(selection, work.survey)
      progress("building \(selection.kept.count) targets; the first build takes several minutes")
      let result = try await tool.build(copy)
      output(result.text)
      if result.status == 0 { return }
      let failures = BuildOutput.failures(in: result.text, folders: folders, root: copy.folder)
        .filter { selection.kept.contains($0.key) }
      guard !failures.isEmpty else {
        let error = BuildOutput.firstError(in: copy.original(result.text)) ?? "no message"
        work.problems.append(
          BuildOutput.isOwn(result.text) ? .ownFailure(error) : .buildFailed(error))
        return work.canGoOn = false
      }
      for (target, errors) in failures.sorted(by: { $0.key < $1.key }) {
        let errors = errors.map(copy.original)
        if let reason = work.survey.reason(ofFailed: target, errors[0], in: graph.manifest) {
          work.obstacles[target] = reason
        } else {
          work.obstacles[target] = "cannot be built"
          work.problems.append(.cannotBuild(target: target, errors: errors))
        }
      }
    }
  }

  /// Writes the manifests of what is built.
  private func write(_ selection: TargetSelection, _ survey: PackageSurvey) throws {
    for part in graph.parts {
      var own = part.manifest.targets.filter { selection.kept.contains($0.name) }
      // SwiftPM refuses a package without products.
      if own.isEmpty { own = part.manifest.targets.filter { !$0.isTest } }
      let files = own.flatMap { target in
        survey.files.filter { $0.target == target.name }.compactMap(\.file).map {
          (target.name, String($0.trimmingPrefix(part.folder(of: target) + "/")))
        }
      }
      try copy.write(
        part.manifest, of: part.package, keeping: Set(own.map(\.name)), adding: survey.additions,
        without: files)
    }
  }

  /// Runs the tests of both libraries.
  private func runTests(_ report: inout PackageReport) async throws {
    let bundle = "\(tool.scratch)/debug/\(name)PackageTests.xctest"
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

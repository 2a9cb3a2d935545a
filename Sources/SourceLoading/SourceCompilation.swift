import Foundation

/// The compiler is not the one that built the modules that the sources import.
package struct ForeignCompiler: Error {}

/// Compiles the sources of a feature. Declarations that do not compile and that no reducer needs are left out.
package struct SourceCompilation {
  /// What was compiled.
  package struct Result {
    package let sources: SourceSet
    /// The run of the compiler that succeeded.
    package let job: CompilerJob
    /// Those of the modules beneath, the lowest first.
    package var beneath: [CompilerJob] = []
    /// The names of the modules.
    package var modules: [String] { beneath.map(\.module) + [job.module] }
    /// The folder of the sources.
    package let folder: String
    package var leftOut: [LeftOut] = []
    /// What the compiler said about the declarations that were left out.
    package var compilerText = ""
    /// The functions that were compiled together with the sources.
    package var shim = LoaderShim()
    /// The names of functions that do not compile.
    package var impossible: Set<String> = []

    /// What is known about some of the files.
    package func part(_ names: Set<String>) -> Result {
      let files = sources.files.filter { names.contains($0.name) }
      return Result(
        sources: SourceSet(files: files, products: sources.products), job: job, beneath: beneath,
        folder: folder,
        leftOut: leftOut.filter { left in names.contains { left.reason.hasPrefix("\($0):") } },
        compilerText: CompilerReport(isSuccess: true, text: compilerText).parting(names).messages
          .text,
        shim: shim, impossible: impossible)
    }
  }

  let toolchain: any Toolchain
  /// What to compile, without the names of the sources.
  let job: CompilerJob
  /// The shim that some sources will probably need.
  let prediction: @Sendable (SourceSet) -> LoaderShim
  /// The files around the sources, for errors about names that one of them declares.
  private let neighbors: NeighboringFiles?
  /// The files of the folder that the sources do not need, which may have another feature.
  private let others: [SourceSet.File]
  /// The time after which the compiler is stopped.
  private let longestTime: Duration

  package init(
    toolchain: any Toolchain, job: CompilerJob, neighbors: NeighboringFiles? = nil,
    others: [SourceSet.File] = [],
    longestTime: Duration = CompilationWork.longestTime,
    prediction: @escaping @Sendable (SourceSet) -> LoaderShim
  ) {
    self.toolchain = toolchain
    self.job = job
    self.prediction = prediction
    (self.neighbors, self.others) = (neighbors, others)
    self.longestTime = longestTime
  }

  /// Compiles sources, as several modules if they have to be.
  ///
  /// - Throws: `LoadFailure`; `ForeignCompiler`; `CompilerErrors` if a reducer needs a declaration that does not compile;
  ///   `CancellationError`.
  package func run(_ sources: SourceSet) async throws -> Result {
    if !EnvironmentFeatures.areIn(sources.files), let old = OldReducer.error(in: sources) {
      throw Self.refusal(because: old, sources)
    }
    let end = ContinuousClock.now + longestTime
    let units = SourceUnits(sources, name: job.module)
    var done: [(plan: CompilationPlan, job: CompilerJob)] = []
    for (index, unit) in units.units.enumerated() {
      let isLast = index == units.units.indices.last
      let beneath = done.map(\.job)
      let shims = isLast ? ShimForecast(prediction) : ShimForecast { _ in LoaderShim() }
      var plan = CompilationPlan(
        unit, existing: toolchain.moduleNames.map { $0.union(beneath.map(\.module)) },
        shims: shims, after: done.last?.plan.pruning)
      let job = try await run(
        &plan, of: unit, job.unit(named: units.name(of: index), above: beneath), until: end)
      done.append((plan, job))
      if !isLast { try await makeImportable(job) }
    }
    return result(of: done, in: sources)
  }

  /// What several modules consist of together, with their files in the order of the sources.
  private func result(
    of done: [(plan: CompilationPlan, job: CompilerJob)], in sources: SourceSet
  ) -> Result {
    let places = Dictionary(
      sources.files.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    let files = done.flatMap(\.plan.pruning.sources.files)
      .sorted { places[$0.name, default: 0] < places[$1.name, default: 0] }
    let (plan, job) = done[done.count - 1]
    return Result(
      sources: SourceSet(files: files, products: sources.products), job: job,
      beneath: done.dropLast().map(\.job), folder: folder(of: job),
      leftOut: plan.pruning.leftOut, compilerText: done.map(\.plan.history.text).joined(),
      shim: plan.shims.shim, impossible: plan.shims.impossible)
  }

  /// Performs the attempts of a plan.
  ///
  /// - Returns: The one that has made a library.
  private func run(
    _ plan: inout CompilationPlan, of unit: SourceSet, _ job: CompilerJob,
    until end: ContinuousClock.Instant
  ) async throws -> CompilerJob {
    while true {
      let (report, done): (CompilerReport, CompilerJob)
      do {
        (report, done) = try await perform(plan, job, until: plan.isLimited ? end : nil)
      } catch is Expired { throw refusal(plan, of: unit, isLate: true) }
      switch plan.next(after: report) {
      case .attempt: continue
      case .loaded: return done
      case .refused: throw refusal(plan, of: unit, isLate: false)
      case .late: throw refusal(plan, of: unit, isLate: true)
      }
    }
  }

  /// Lets the modules above import the one of a library.
  private func makeImportable(_ job: CompilerJob) async throws {
    guard job.product != .library else { return }
    var module = job
    module.product = .module
    let report = try await run(module, until: nil)
    guard report.isSuccess else { throw CompilerErrors(text: report.text, full: report.text) }
  }

  /// The errors of a refusal, in the lines that the user wrote.
  private func refusal(
    _ plan: CompilationPlan, of written: SourceSet, isLate: Bool
  ) -> CompilerErrors {
    let leftOut = plan.pruning.leftOut
    var late = LateRefusal(sources: written, others: others, leftOut: leftOut)
    if plan.history.last == nil {
      return CompilerErrors(text: late.unfinished, full: plan.history.text, leftOut: leftOut)
    }
    let errors = plan.history.causes(in: written)
    let causes = RootCauses(
      errors, in: plan.history.last?.report ?? .silence, of: written, leftOut: leftOut,
      neighbors: neighbors)
    late.errors = errors
    let lines =
      isLate ? [late.lateness, causes.text] : [causes.text, late.alternative].compactMap(\.self)
    return CompilerErrors(
      text: lines.joined(separator: "\n"), full: plan.history.text, leftOut: leftOut)
  }

  /// The refusal of sources that were only read.
  private static func refusal(
    because error: CompilerMessage, _ sources: SourceSet
  ) -> CompilerErrors {
    let place = "\(error.location.file):\(error.location.line):\(error.location.column)"
    let report = CompilerReport(isSuccess: false, text: "\(place): error: \(error.text)")
    let causes = RootCauses([error], in: report, of: sources, leftOut: [])
    return CompilerErrors(text: causes.text, full: report.text)
  }
}

// Runs of the compiler.
extension SourceCompilation {
  /// Runs the compiler for the attempt of a plan.
  private func perform(
    _ plan: CompilationPlan, _ job: CompilerJob, until end: ContinuousClock.Instant?
  ) async throws -> (CompilerReport, CompilerJob) {
    var job = job
    job.isBounded = plan.isBounded
    if case .modifiers(let probe, of: _) = plan.attempt {
      job.isBounded = false
      job.product = .errors
      job.sources = [ModifierProbe.fileName]
      try write(probe.source, to: ModifierProbe.fileName, of: job)
      return (try await run(job, until: end), job)
    }
    let sources = plan.pruning.sources
    for file in sources.files {
      try write(file.compiledText, to: file.compiledName, of: job)
      job.sources.append(file.compiledName)
    }
    if plan.attempt.includesShim, !plan.shims.shim.functions.isEmpty {
      try write(
        plan.shims.shim.source(importing: job.unitsBeneath), to: LoaderShim.fileName, of: job)
      job.sources.append(LoaderShim.fileName)
    }
    if let aliases = EnvironmentFeatures.aliases(for: sources) {
      try write(aliases, to: EnvironmentFeatures.fileName, of: job)
      job.sources.append(EnvironmentFeatures.fileName)
    }
    if !plan.pruning.standIns.isEmpty {
      try write(plan.pruning.standIns.text(for: sources), to: StandIns.fileName, of: job)
      job.sources.append(StandIns.fileName)
    }
    switch plan.attempt {
    case .interfaces: job.product = .interfaces
    case .declarations(let files):
      let others = [StandIns.fileName, EnvironmentFeatures.fileName]
      job.product = .declarations(
        of: Set(job.sources.filter { files.contains($0) || others.contains($0) }))
    case .bodies(let files):
      let sizes = Dictionary(
        sources.files.map { ($0.compiledName, $0.text.utf8.count) },
        uniquingKeysWith: { first, _ in first })
      let own = job.sources.filter { files.contains($0) || $0 == LoaderShim.fileName }
      return (try await runBodies(of: own, sizes: sizes, job, until: end), job)
    case .library, .modifiers:
      return (try await runDivided(&job, size: sources.size, until: end), job)
    }
    return (try await run(job, until: end), job)
  }

  /// Checks bodies, in two processes if there are many.
  private func runBodies(
    of files: [String], sizes: [String: Int], _ job: CompilerJob,
    until end: ContinuousClock.Instant?
  ) async throws -> CompilerReport {
    let count = files.count < Self.manyBodies ? 1 : 2
    var parts = Array(repeating: (files: Set<String>(), size: 0), count: count)
    for file in files.sorted(by: { sizes[$0, default: 0] > sizes[$1, default: 0] }) {
      let part = parts[0].size <= parts[count - 1].size ? 0 : count - 1
      parts[part].files.insert(file)
      parts[part].size += sizes[file, default: 0]
    }
    let reports = try await withThrowingTaskGroup(of: CompilerReport.self) { group in
      for part in parts {
        var job = job
        job.product = .bodies(of: part.files)
        group.addTask { [job] in try await run(job, until: end) }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    return CompilerReport(
      isSuccess: reports.allSatisfy(\.isSuccess), text: reports.map(\.text).joined(separator: "\n")
    ).ordered(by: job.sources)
  }

  /// The number of files from which on the bodies are worth another process, which has to read all declarations.
  private static let manyBodies = 24

  /// Compiles a library in several processes if there is much to compile. They print their errors in any order.
  private func runDivided(
    _ job: inout CompilerJob, size: Int, until end: ContinuousClock.Instant?
  ) async throws -> CompilerReport {
    let processes = min(4, job.sources.count, ProcessInfo.processInfo.activeProcessorCount)
    guard size >= CompilerJob.dividedSize, processes > 1 else {
      return try await run(job, until: end)
    }
    job.product = .incrementalLibrary(processes: processes)
    try toolchain.write(job.objectMap(scratch: toolchain.scratch), to: job.objectMapName)
    let report = try await run(job, until: end)
    if report.isSuccess { return report }
    let ordered = report.ordered(by: job.sources)
    if !CompilerMessage.errors(in: ordered.text).isEmpty, !ordered.isCrash { return ordered }
    job.product = .errors
    let errors = try await run(job, until: end)
    job.product = .library
    // Some errors, such as about a missing `return`, are found only when code is generated.
    return errors.isSuccess ? try await run(job, until: end) : errors
  }

  /// The compiler was stopped, because the time is over.
  private struct Expired: Error {}

  /// - Throws: `Expired` at a time.
  private func run(_ job: CompilerJob, until end: ContinuousClock.Instant?) async throws
    -> CompilerReport
  {
    let (toolchain, folder) = (toolchain, folder(of: job))
    let report = try await withThrowingTaskGroup(of: CompilerReport?.self) { group in
      group.addTask { try await toolchain.compile(job, in: folder) }
      if let end {
        group.addTask {
          try await Task.sleep(until: end, clock: .continuous)
          return nil
        }
      }
      defer { group.cancelAll() }
      return try await group.next() ?? nil
    }
    guard let report else { throw Expired() }
    if !report.isSuccess, report.isOfAnotherToolchain { throw ForeignCompiler() }
    return report
  }

  private func write(_ text: String, to name: String, of job: CompilerJob) throws {
    _ = try toolchain.write(text, to: "sources/\(job.module)/\(name)")
  }

  /// The folder of the sources.
  private func folder(of job: CompilerJob) -> String {
    "\(toolchain.scratch)/sources/\(job.module)"
  }
}

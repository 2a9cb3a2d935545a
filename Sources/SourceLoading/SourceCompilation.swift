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
        sources: SourceSet(files: files, products: sources.products), job: job, folder: folder,
        leftOut: leftOut.filter { left in names.contains { left.reason.hasPrefix("\($0):") } },
        compilerText: CompilerReport(isSuccess: true, text: compilerText).parting(names).messages
          .text,
        shim: shim, impossible: impossible)
    }
  }

  package let toolchain: any Toolchain
  /// What to compile, without the names of the sources.
  package let job: CompilerJob
  /// The shim that some sources will probably need.
  package let prediction: @Sendable (SourceSet) -> LoaderShim
  /// The files around the sources, for errors about names that one of them declares.
  private let neighbors: NeighboringFiles?

  package init(
    toolchain: any Toolchain, job: CompilerJob, neighbors: NeighboringFiles? = nil,
    prediction: @escaping @Sendable (SourceSet) -> LoaderShim
  ) {
    self.toolchain = toolchain
    self.job = job
    self.prediction = prediction
    self.neighbors = neighbors
  }

  /// Compiles sources.
  ///
  /// - Throws: `LoadFailure`; `ForeignCompiler`; `CompilerErrors` if a reducer needs a declaration that does not compile;
  ///   `CancellationError`.
  package func run(_ sources: SourceSet) async throws -> Result {
    var pruning = Pruning(sources)
    var impossible: Set<String> = []
    var isForeseen = true
    var isBounded = true
    var transcript = CompilerTranscript()
    var first: FailedRun?
    if let text = pruning.leaveOutAbsentImports(existing: toolchain.moduleNames) {
      transcript.add(text)
    }
    while true {
      var shim = isForeseen ? prediction(pruning.sources) : LoaderShim()
      shim.remove(impossible)
      let (report, job) = try await compile(pruning, with: shim, isBounded: isBounded)
      if report.isSuccess {
        return Result(
          sources: pruning.sources, job: job, folder: "\(toolchain.scratch)/\(folder)",
          leftOut: pruning.leftOut, compilerText: transcript.text,
          shim: shim, impossible: impossible)
      }
      let (inShim, rest) = report.parting(shim.files)
      let (inStandIns, others) = rest.parting([StandIns.fileName])
      let errors = CompilerMessage.errors(in: others.text)
      if !pruning.standIns.isEmpty, !inStandIns.text.isEmpty {
        pruning.removeStandIns(with: CompilerMessage.errors(in: inStandIns.text))
        continue
      }
      guard !errors.isEmpty || inShim.text.isEmpty else {
        let failed = Set(CompilerMessage.errors(in: inShim.text).map(\.location.file))
        isForeseen = !failed.isEmpty && !failed.contains(LoaderShim.fileName)
        impossible.formUnion(failed)
        continue
      }
      if isBounded, Self.areOnlyOfBound(errors) {
        let unknown = try await unknownModifiers(errors, pruning.sources)
        if unknown.isEmpty || pruning.next(after: unknown) == .refuse { isBounded = false }
        continue
      }
      let run = FailedRun(report: others, errors: errors, sources: pruning.sources)
      if first?.hasStarted != true { first = run }
      transcript.add(others.text)
      let mistakes = isBounded ? errors.filter { !$0.isAboutEffort } : errors
      guard pruning.next(after: mistakes) != .refuse else {
        throw refusal(after: run, first ?? run, pruning, sources, transcript)
      }
    }
  }

  /// The errors of a refusal, in the lines that the user wrote.
  private func refusal(
    after run: FailedRun, _ first: FailedRun, _ pruning: Pruning, _ written: SourceSet,
    _ transcript: CompilerTranscript
  ) -> CompilerErrors {
    let causes = RootCauses(
      run.causes(since: first, written), in: run.report, of: written, leftOut: pruning.leftOut,
      neighbors: neighbors)
    return CompilerErrors(
      text: causes.text, full: transcript.text, leftOut: pruning.leftOut)
  }
}

// Runs of the compiler.
extension SourceCompilation {
  /// The modifiers that do not exist in views which exceed the bound.
  private func unknownModifiers(
    _ errors: [CompilerMessage], _ sources: SourceSet
  ) async throws -> [CompilerMessage] {
    let probe = ModifierProbe(after: errors, in: sources)
    guard !probe.isEmpty else { return [] }
    var job = job
    job.product = .errors
    job.sources = [ModifierProbe.fileName]
    try write(probe.source, to: ModifierProbe.fileName)
    return probe.errors(in: try await run(job))
  }

  /// Whether an expression exceeds the bound although no name in the sources is missing, so that the sources may be correct.
  private static func areOnlyOfBound(_ errors: [CompilerMessage]) -> Bool {
    errors.contains(where: \.isAboutEffort) && !errors.contains(where: \.isAboutName)
  }

  private func compile(
    _ pruning: Pruning, with shim: LoaderShim, isBounded: Bool
  ) async throws -> (CompilerReport, CompilerJob) {
    var job = job
    let sources = pruning.sources
    job.isBounded = isBounded
    for file in sources.files {
      try write(file.compiledText, to: file.compiledName)
      job.sources.append(file.compiledName)
    }
    if !shim.functions.isEmpty {
      try write(shim.source(importing: nil), to: LoaderShim.fileName)
      job.sources.append(LoaderShim.fileName)
    }
    if !pruning.standIns.isEmpty {
      try write(pruning.standIns.text(for: sources), to: StandIns.fileName)
      job.sources.append(StandIns.fileName)
    }
    return (try await run(&job, size: sources.size), job)
  }

  /// Runs the compiler, in several processes if there is much to compile.
  ///
  /// Several processes print their errors in any order. After the first run, only files that have changed are compiled, so the
  /// errors are collected by another run over all sources.
  private func run(_ job: inout CompilerJob, size: Int) async throws -> CompilerReport {
    let processes = min(4, job.sources.count, ProcessInfo.processInfo.activeProcessorCount)
    guard size >= Self.dividedSize, processes > 1 else { return try await run(job) }
    job.product = .incrementalLibrary(processes: processes)
    let isFirst = try toolchain.write(
      job.objectMap(scratch: toolchain.scratch), to: job.objectMapName)
    let report = try await run(job)
    if report.isSuccess { return report }
    if isFirst {
      let ordered = report.ordered(by: job.sources)
      if !CompilerMessage.errors(in: ordered.text).isEmpty, !ordered.isCrash { return ordered }
    }
    job.product = .errors
    let errors = try await run(job)
    job.product = .library
    // Some errors, such as about a missing `return`, are found only when code is generated.
    return errors.isSuccess ? try await run(job) : errors
  }

  private func run(_ job: CompilerJob) async throws -> CompilerReport {
    let report = try await toolchain.compile(job, in: "\(toolchain.scratch)/\(folder)")
    if !report.isSuccess, report.isOfAnotherToolchain { throw ForeignCompiler() }
    return report
  }

  private func write(_ text: String, to name: String) throws {
    _ = try toolchain.write(text, to: "\(folder)/\(name)")
  }

  /// The folder of the sources in the scratch folder.
  private var folder: String { "sources/\(job.module)" }

  /// The number of bytes from which on several processes are faster. Each one begins with half a second in which it reads the
  /// modules that the sources import.
  private static let dividedSize = 16_384
}

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
  }

  package let toolchain: any Toolchain
  /// What to compile, without the names of the sources.
  package let job: CompilerJob
  /// The shim that some sources will probably need.
  package let forecast: @Sendable (SourceSet) -> LoaderShim

  package init(
    toolchain: any Toolchain, job: CompilerJob,
    forecast: @escaping @Sendable (SourceSet) -> LoaderShim
  ) {
    self.toolchain = toolchain
    self.job = job
    self.forecast = forecast
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
    var hasReport = false
    var firstText = pruning.leaveOutAbsentImports()
    while true {
      var shim = isForeseen ? forecast(pruning.sources) : LoaderShim()
      shim.remove(impossible)
      let (report, job) = try await compile(
        pruning.sources, with: shim, isBounded: isBounded)
      if report.isSuccess {
        return Result(
          sources: pruning.sources, job: job, folder: "\(toolchain.scratch)/\(folder)",
          leftOut: pruning.leftOut, compilerText: firstText ?? "",
          shim: shim, impossible: impossible)
      }
      let (inShim, others) = report.parting(shim.files)
      let errors = CompilerMessage.errors(in: others.text)
      guard !errors.isEmpty || inShim.text.isEmpty else {
        let failed = Set(CompilerMessage.errors(in: inShim.text).map(\.location.file))
        isForeseen = !failed.isEmpty && !failed.contains(LoaderShim.fileName)
        impossible.formUnion(failed)
        continue
      }
      if isBounded, Self.areOnlyOfBound(errors) {
        isBounded = false
        continue
      }
      if !hasReport {
        firstText = (firstText.map { $0 + "\n" } ?? "") + others.text
        hasReport = true
      }
      let mistakes = isBounded ? errors.filter { !$0.isAboutEffort } : errors
      if pruning.next(after: mistakes) == .refuse {
        let causes = RootCauses(others, in: pruning.sources, leftOut: pruning.leftOut)
        throw CompilerErrors(text: causes.text, full: others.text)
      }
    }
  }
}

// Runs of the compiler.
extension SourceCompilation {
  /// Whether an expression exceeds the bound although no name in the sources is missing, so that the sources may be correct.
  private static func areOnlyOfBound(_ errors: [CompilerMessage]) -> Bool {
    errors.contains(where: \.isAboutEffort) && !errors.contains(where: \.isAboutName)
  }

  private func compile(
    _ sources: SourceSet, with shim: LoaderShim, isBounded: Bool
  ) async throws -> (CompilerReport, CompilerJob) {
    var job = job
    job.isBounded = isBounded
    for file in sources.files {
      try write(file.compiledText, to: file.compiledName)
      job.sources.append(file.compiledName)
    }
    if !shim.functions.isEmpty {
      try write(shim.source(importing: nil), to: LoaderShim.fileName)
      job.sources.append(LoaderShim.fileName)
    }
    return (try await run(&job, size: sources.size), job)
  }

  /// Runs the compiler, in several processes if there is much to compile.
  ///
  /// Several processes print their errors in any order, and only those of files that have changed. The errors are therefore
  /// collected by another run over all sources.
  private func run(_ job: inout CompilerJob, size: Int) async throws -> CompilerReport {
    let processes = min(4, job.sources.count, ProcessInfo.processInfo.activeProcessorCount)
    guard size >= Self.dividedSize, processes > 1 else { return try await run(job) }
    job.product = .incrementalLibrary(processes: processes)
    try toolchain.write(job.objectMap(scratch: toolchain.scratch), to: job.objectMapName)
    let report = try await run(job)
    if report.isSuccess { return report }
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
    try toolchain.write(text, to: "\(folder)/\(name)")
  }

  /// The folder of the sources in the scratch folder.
  private var folder: String { "sources/\(job.module)" }

  /// The number of bytes from which on several processes are faster. Each one begins with half a second in which it reads the
  /// modules that the sources import.
  private static let dividedSize = 16_384
}

extension SourceCompilation.Result {
  /// The errors of the sources with other options, in the order of files and lines. Functions that were compiled with them are not checked.
  ///
  /// - Throws: `LoadFailure` if the compiler fails without an error in the sources; `CancellationError`.
  package func errors(
    with options: [String], by toolchain: any Toolchain
  ) async throws -> [CompilerMessage] {
    var errors: [CompilerMessage] = []
    try await compileAgain(by: toolchain) { job in
      (job.product, job.isBounded) = (.diagnostics, false)
      job.options += options
    } report: { report in
      guard !report.isSuccess else { return }
      let found = CompilerMessage.errors(in: report.text, of: sources)
      if found.isEmpty { throw LoadFailure("the compiler fails without an error in the files") }
      errors += found.filter { sources.line(at: $0.location) != nil }
    }
    return errors.sorted { $0.location < $1.location }
  }

  /// The expressions that the compiler needs longest for, the slowest first.
  ///
  /// - Parameter limit: The shortest time that counts, in milliseconds.
  /// - Throws: `LoadFailure`; `CancellationError`.
  package func slowExpressions(
    limit: Int, by toolchain: any Toolchain
  ) async throws -> [SlowExpression] {
    var output = ""
    try await compileAgain(by: toolchain) { job in
      (job.product, job.isBounded) = (.errors, false)
      job.options += ["-Xfrontend", "-warn-long-expression-type-checking=\(limit)"]
    } report: {
      output += $0.text + "\n"
    }
    return SlowExpression.all(in: output, of: sources)
  }

  /// Compiles the sources of each module once more.
  ///
  /// - Parameters:
  ///   - change: Says what is made of them, and how.
  ///   - report: Receives the output.
  private func compileAgain(
    by toolchain: any Toolchain, _ change: (inout CompilerJob) -> Void,
    report take: (CompilerReport) throws -> Void
  ) async throws {
    for var job in beneath + [job] {
      let folder = "\(toolchain.scratch)/settings/\(job.module)"
      let files = sources.files.filter { job.sources.contains($0.compiledName) }
      guard !files.isEmpty else { continue }
      job.sources = files.map(\.compiledName)
      for file in files {
        try toolchain.write(
          Self.withoutNames(file.compiledText),
          to: "settings/\(job.module)/\(file.compiledName)")
      }
      if job.module != self.job.module {
        job.product = .module
        let report = try await toolchain.compile(job, in: folder)
        guard report.isSuccess else {
          throw LoadFailure("the module \(job.module) does not compile")
        }
      }
      change(&job)
      try take(await toolchain.compile(job, in: folder))
    }
  }

  /// A text whose previews are those of an app. The shell gives them names, which are not isolated.
  private static func withoutNames(_ text: String) -> String {
    text.replacing(
      "ComposableArchitecture.RegisteredPreview {", with: "ComposableArchitecture.PreviewProvider {"
    )
  }

  /// Whether names of packages that do not exist here have stand-ins.
  package var hasStandIns: Bool {
    (beneath + [job]).contains { $0.sources.contains(StandIns.fileName) }
  }
}

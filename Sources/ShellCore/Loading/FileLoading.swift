import ActionSyntax
import ComposableArchitecture

/// Loads one file: compiles it, finds the reducer, and compiles a ``LoaderShim`` for it.
struct FileLoading {
  let file: SwiftFile
  let argument: FileArgument
  let toolchain: any Toolchain

  var line: String { argument.line }

  /// Returns the feature of the file.
  ///
  /// - Throws: `ShellError`, `CompilerErrors`, `LoadFailure`, `CancellationError`.
  func feature() async throws -> Feature {
    let module = file.moduleName(ModuleNumber.next())
    let job = CompilerJob(
      module: module, source: file.name, library: "\(toolchain.scratch)/\(module).so")
    try check(await run(job, in: file.folder))
    let library = try toolchain.open(job.library)
    let reducer = try chosen(ReducerChoice(library.types))
    return try await feature(reducer, library.types, job)
  }

  private func run(_ job: CompilerJob, in folder: String) async throws -> CompilerReport {
    try await toolchain.compile(
      job.arguments(toolchain.build, scratch: toolchain.scratch), in: folder)
  }

  private func check(_ report: CompilerReport) throws {
    if report.isSuccess { return }
    if report.isOfAnotherToolchain {
      throw error("the compiler in PATH is not the one that built this shell")
    }
    if let macro = report.macro {
      throw error(
        "\(argument.path) uses \(macro == "Preview" ? "#" : "@")\(macro), which is not available",
        hint: Self.macroHints[macro] ?? "docs/ApiCoverage.md lists what is available")
    }
    throw CompilerErrors(text: report.text)
  }

  private static let macroHints = [
    "Presents": "use an optional property and `ifLet(\\.child, action: \\.child)`",
    "Preview": "add `import ComposableArchitecture`, which declares it",
  ]

  private func chosen(_ choice: ReducerChoice) throws -> ReducerChoice.Candidate {
    switch choice.decide(argument.reducer?.name) {
    case .one(let reducer): return reducer
    case .none:
      throw error(
        "\(argument.path) has no reducer", hint: "expected a type that conforms to Reducer")
    case .several(let several):
      throw ShellError(
        .ambiguous, "\(argument.path) has several features", in: line, at: argument.fieldsOffset,
        hint: "expected one of them here: \(alternatives(several.map(\.name)))")
    case .unknown(let name):
      throw ShellError(
        .unknownFeature, "\(argument.path) has no reducer `\(abbreviated(name))`", in: line,
        at: argument.reducer?.offset ?? 0, hint: "expected \(alternatives(choice.names))",
        suggestion: NearestName.to(name, in: choice.names))
    }
  }

  private func feature(
    _ reducer: ReducerChoice.Candidate, _ types: [Any.Type], _ file: CompilerJob
  ) async throws -> Feature {
    let fields = try StateFields(line: line, from: argument.fieldsOffset, of: reducer.state)
    let (shim, parameters) = try await makeShim(for: reducer, fields, file)
    let arguments = parameters.compactMap { fields.typed[$0] }
    func make<R: Reducer>(_: R.Type) throws -> Feature {
      try FileFeature<R>(
        shim: shim, given: fields.whole, arguments: arguments,
        views: ViewChoice.candidates(types), summary: argument.path
      ).feature()
    }
    return try make(reducer.type)
  }

  /// Returns a library that creates the reducer and its state, and the parameters of the state's initializer. The
  /// compiler's errors tell which parameters are required.
  private func makeShim(
    for reducer: ReducerChoice.Candidate, _ fields: StateFields, _ file: CompilerJob
  ) async throws -> (any CodeLibrary, parameters: [String]) {
    let type = _typeName(reducer.type, qualified: true)
    guard !type.contains("(") else {
      throw error("\(reducer.name) is private: the shell cannot create it")
    }
    var parameters: [String]? = fields.whole == nil ? [] : nil
    while true {
      let job = shimJob(for: file)
      let shim = LoaderShim(
        module: file.module, reducerType: type, stateParameters: parameters)
      try toolchain.write(shim.source, to: Self.shimFile)
      let report = try await run(job, in: toolchain.scratch)
      if report.isSuccess { return (try toolchain.open(job.library), parameters ?? []) }
      let errors = LoaderShimErrors(report)
      let missing = errors.missing(beyond: parameters ?? [])
      guard let missing, missing.allSatisfy({ fields.typed[$0] != nil }) else {
        throw error(errors, missing, reducer)
      }
      parameters = missing
    }
  }

  private static let shimFile = "shim.swift"

  private func shimJob(for file: CompilerJob) -> CompilerJob {
    let number = ModuleNumber.next()
    return CompilerJob(
      module: "LoaderShim_\(number)", source: Self.shimFile,
      library: "\(toolchain.scratch)/LoaderShim_\(number).so", against: file.library)
  }

  func error(_ summary: String, hint: String? = nil) -> ShellError {
    ShellError(.notLoadable, summary, in: line, at: argument.pathOffset, hint: hint)
  }
}

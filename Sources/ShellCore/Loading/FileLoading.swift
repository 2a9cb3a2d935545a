import ActionSyntax
import ComposableArchitecture

/// Loads one file: compiles it, finds the reducer, and compiles what makes its values.
struct FileLoading {
  let file: SwiftFile
  let argument: FileArgument
  let bench: any CodeBench

  var line: String { argument.line }

  /// The file's feature.
  ///
  /// - Throws: `ShellError`, `CompilerErrors`, `LoadFailure`, `CancellationError`.
  func feature() async throws -> Feature {
    let module = file.moduleName(ModuleNumber.next())
    let job = CompilerJob(
      module: module, source: file.name, library: "\(bench.scratch)/\(module).so")
    try check(await run(job, in: file.folder))
    let library = try bench.open(job.library)
    let reducer = try chosen(ReducerChoice(library.types))
    return try await feature(reducer, library.types, job)
  }

  private func run(_ job: CompilerJob, in folder: String) async throws -> CompilerReport {
    try await bench.compile(
      job.arguments(bench.build, scratch: bench.scratch), in: folder)
  }

  private func check(_ report: CompilerReport) throws {
    if report.isSuccess { return }
    if report.isOfAnotherToolchain {
      throw error("the compiler here is another than the one that built this shell")
    }
    if let macro = report.macro {
      let sign = macro == "Preview" ? "#" : "@"
      throw error(
        "\(argument.path) uses the macro \(sign)\(macro): there are no macros here yet",
        hint: macro == "Preview" ? "leave it out, or use a PreviewProvider" : Self.withoutMacros)
    }
    throw CompilerErrors(text: report.text)
  }

  private static let withoutMacros =
    "write plain `struct Feature: Reducer`, `struct State` and `enum Action`"

  private func chosen(_ choice: ReducerChoice) throws -> ReducerChoice.Candidate {
    switch choice.decide(argument.reducer?.name) {
    case .one(let reducer): return reducer
    case .none: throw error("\(argument.path) has no reducer", hint: "expected a `: Reducer`")
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
    let (companion, parameters) = try await companion(of: reducer, fields, file)
    let arguments = parameters.compactMap { fields.typed[$0] }
    func make<R: Reducer>(_: R.Type) throws -> Feature {
      try FileFeature<R>(
        companion: companion, given: fields.whole, arguments: arguments,
        views: ViewChoice.candidates(types), summary: argument.path
      ).feature()
    }
    return try make(reducer.type)
  }

  /// The library that makes the reducer and its state, and what the state's initializer takes: what
  /// it cannot do without is asked of the compiler.
  private func companion(
    of reducer: ReducerChoice.Candidate, _ fields: StateFields, _ file: CompilerJob
  ) async throws -> (any CodeLibrary, parameters: [String]) {
    let type = _typeName(reducer.type, qualified: true)
    guard !type.contains("(") else {
      throw error("\(reducer.name) is private: the shell cannot make it")
    }
    var parameters: [String]? = fields.whole == nil ? [] : nil
    while true {
      let job = companionJob(for: file)
      let companion = Companion(
        module: file.module, reducerType: type, stateParameters: parameters)
      try bench.write(companion.source, to: "companion.swift")
      let report = try await run(job, in: bench.scratch)
      if report.isSuccess { return (try bench.open(job.library), parameters ?? []) }
      let missing = CompanionFault(report).missing(beyond: parameters ?? [])
      guard let missing, missing.allSatisfy({ fields.typed[$0] != nil }) else {
        throw fault(CompanionFault(report), missing, reducer)
      }
      parameters = missing
    }
  }

  private func companionJob(for file: CompilerJob) -> CompilerJob {
    let number = ModuleNumber.next()
    return CompilerJob(
      module: "Companion_\(number)", source: "companion.swift",
      library: "\(bench.scratch)/Companion_\(number).so", against: file.library)
  }

  func error(_ summary: String, hint: String? = nil) -> ShellError {
    ShellError(.notLoadable, summary, in: line, at: argument.pathOffset, hint: hint)
  }
}

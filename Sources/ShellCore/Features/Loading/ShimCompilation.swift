/// Compiles the library that creates what a feature of some code consists of.
@MainActor
struct ShimCompilation {
  let code: LoadedCode
  let module: String
  let toolchain: any Toolchain
  let errors: LoadingErrors

  /// Returns a library that creates the reducer, its state and views, and the parameters of the state's initializer. The
  /// compiler's errors tell which parameters are required, and which views cannot be created.
  func library(
    for reducer: ReducerChoice.Candidate, _ state: InitialState, _ views: inout [StoreView],
    _ initializers: inout [SourceInitializer], _ members: inout [SourceMember]
  ) async throws -> (any CodeLibrary, parameters: [String]) {
    guard !_typeName(reducer.type, qualified: true).contains("(") else {
      throw errors.error("\(reducer.name) is private: the shell cannot create it")
    }
    var parameters: [String]? = state.fields.map { $0.whole == nil } == true ? [] : nil
    var impossible = code.compiled.impossible.union(code.prediction.impossibleViews)
    while true {
      views.removeAll { impossible.contains($0.function.name) }
      initializers.removeAll { impossible.contains($0.function.name) }
      members.removeAll { impossible.contains($0.function.name) }
      let shim = LoaderShim(
        functions: functions(reducer, parameters, state)
          + views.map(\.function) + initializers.map(\.function) + members.map(\.function)
          + LoaderShim.Function.endpoints(in: code.compiled.sources)
          .filter { !impossible.contains($0.name) })
      if code.compiled.shim.covers(shim) { return (code.library, parameters ?? []) }
      let number = LibraryNumber.next()
      let job = CompilerJob(
        module: "LoaderShim_\(number)", sources: [LoaderShim.fileName],
        library: "\(toolchain.scratch)/LoaderShim_\(number).so",
        against: code.compiled.job.library)
      let report = try await compile(shim, job)
      if report.isSuccess { return (try toolchain.open(job), parameters ?? []) }
      let found = LoaderShimErrors(report)
      if found.reducer == nil, !found.optional.isEmpty {
        impossible.formUnion(found.optional)
        continue
      }
      let missing = parameters.flatMap { found.missing(beyond: $0) }
      guard let missing, missing.allSatisfy({ state.fields?.typed[$0] != nil })
      else {
        throw errors.creation(found, missing, reducer)
      }
      parameters = missing
    }
  }

  /// The functions that create a reducer, unless it is an enum, whose body is static, and its state, unless the line contains it.
  private func functions(
    _ reducer: ReducerChoice.Candidate, _ parameters: [String]?, _ state: InitialState
  ) -> [LoaderShim.Function] {
    let type = _typeName(reducer.type, qualified: true)
    let creation: [LoaderShim.Function] =
      reducer.type is any CaseReducer.Type ? [] : [.reducer(type)]
    if let expression = state.expression {
      return creation + [.state(of: type, expression: expression)]
    }
    return creation + (parameters.map { [.state(of: type, parameters: $0)] } ?? [])
  }

  /// Compiles a shim on its own, against the library of the sources.
  private func compile(
    _ shim: LoaderShim, _ job: CompilerJob
  ) async throws -> CompilerReport {
    guard code.scratch == toolchain.scratch else { throw LoadedCode.Gone() }
    if !code.hasModule {
      var module = code.compiled.job
      module.product = .module
      let report = try await toolchain.compile(module, in: code.compiled.folder)
      guard report.isSuccess else { return report }
      code.hasModule = true
    }
    try toolchain.write(shim.source(importing: code.compiled.modules), to: LoaderShim.fileName)
    return try await toolchain.compile(job, in: toolchain.scratch)
  }
}

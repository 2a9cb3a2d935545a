import ActionSyntax
import ComposableArchitecture
import Foundation
import Reflection
import SourceLoading
import TestFunctions

/// Loads files: compiles them, finds the reducer, and compiles a ``LoaderShim`` for it.
@MainActor
package struct FileLoading {
  package let file: FeatureSources
  package let argument: FileArgument
  /// The module of the file.
  package let module: String
  package let toolchain: any Toolchain

  package init(
    file: FeatureSources, argument: FileArgument, module: String, toolchain: any Toolchain
  ) {
    self.file = file
    self.argument = argument
    self.module = module
    self.toolchain = toolchain
  }

  var line: String { argument.line }

  /// Returns the feature of the file, and what was left out.
  ///
  /// - Throws: `ShellError`, `IncompleteFeature`, `CompilerErrors`, `LoadFailure`, `CancellationError`.
  package func contents() async throws -> FileContents {
    let selection = try selection()
    let compiled = try await compiledSources(selection)
    let library = try toolchain.open(compiled.job)
    let code = LoadedCode(compiled, library)
    ErrorTypes.register(library.types)
    let choice = ReducerChoice(library.types)
    let absent = compiled.leftOut.filter(\.isLastResort)
    var leftOut = LeftOutReport(compiled.leftOut, compilerText: compiled.compilerText)
    leftOut.lines += [selection.notice].compactMap { $0 } + file.skipped.lines
    let (feature, views, hasTypedState): (Feature, ViewChoice, Bool)
    do {
      (feature, views, hasTypedState) = try await self.feature(
        choice, selection.reducer, absent, code)
    } catch let error as ShellError where leftOut.explains(error) {
      throw IncompleteFeature(error: error, leftOut: leftOut)
    }
    func child<R: Reducer>(_: R.Type) -> Feature? {
      FileFeature<R>(
        shim: views.shim, given: nil, arguments: [], isDefault: true, views: views,
        summary: argument.path
      ).child()
    }
    return FileContents(
      feature: feature, children: choice.candidates.compactMap { child($0.type) },
      hasTypedState: hasTypedState, previews: code.previews,
      tests: Self.tests(among: library.types),
      sources: compiled.sources,
      leftOut: leftOut)
  }

  private func compiledSources(
    _ selection: FeatureSelection
  ) async throws -> SourceCompilation.Result {
    let sources = selection.sources
    let job = CompilerJob(
      module: module, sources: [],
      library: "\(toolchain.scratch)/\(module)_\(LibraryNumber.next()).so",
      implicitImports: sources.implicitImports)
    let module = module
    let (name, preferred) = (selection.reducer ?? argument.reducer?.name, file.preferredNames)
    let compilation = SourceCompilation(toolchain: toolchain, job: job) {
      ShimForecast($0, module: module).shim(reducer: name, preferred: preferred)
    }
    do { return try await compilation.run(sources) } catch is ForeignCompiler {
      throw error("the compiler in PATH is not the one that built this shell")
    }
  }

  /// The sources after compilation.
  private final class LoadedCode {
    let compiled: SourceCompilation.Result
    let library: any CodeLibrary
    let previews: [FilePreview]
    /// Whether the module that a shim imports is that of the sources.
    var hasModule: Bool

    init(_ compiled: SourceCompilation.Result, _ library: any CodeLibrary) {
      (self.compiled, self.library) = (compiled, library)
      previews = FilePreview.all(among: library.types)
      hasModule = compiled.job.product == .library
    }
  }

  /// The tests of the files, in the order of the files.
  private static func tests(among types: [Any.Type]) -> [RegisteredTest] {
    types.compactMap { $0 as? any RegisteredTests.Type }
      .sorted { _typeName($0, qualified: false) < _typeName($1, qualified: false) }
      .flatMap { $0._registeredTests }
  }

  /// The feature that the line names, a reducer's or a preview's, and whether it starts with an expression that the user typed.
  ///
  /// A reducer or state that cannot be created without arguments is taken from a preview. Without one, the state is that of a store
  /// that the sources create elsewhere, such as in an app delegate.
  private func feature(
    _ choice: ReducerChoice, _ read: String?, _ absent: [LeftOut], _ code: LoadedCode
  ) async throws -> (Feature, ViewChoice, hasTypedState: Bool) {
    let memberwise = ViewChoice(
      code.library.types, created: [], shim: code.library, previews: code.previews)
    if let number = argument.preview {
      return (try preview(number, of: code.previews, choice), memberwise, false)
    }
    let reducer = try chosen(choice, read, absent)
    do { return try await feature(of: reducer, choice, memberwise, code) } catch {
      // The last feature that the steps show may need a value.
      for other in otherSteps(than: reducer, choice) {
        if let made = try? await feature(of: other, choice, memberwise, code) { return made }
      }
      throw error
    }
  }

  /// The other features of the steps of a tutorial, the last one first; none if the line names one, or values for its state.
  private func otherSteps(
    than reducer: ReducerChoice.Candidate, _ choice: ReducerChoice
  ) -> [ReducerChoice.Candidate] {
    guard file.hasSteps, argument.reducer == nil, argument.fieldsOffset >= line.count else {
      return []
    }
    return choice.roots(in: file.preferredNames).filter { $0.type != reducer.type }
  }

  private func feature(
    of reducer: ReducerChoice.Candidate, _ choice: ReducerChoice, _ memberwise: ViewChoice,
    _ code: LoadedCode
  ) async throws -> (Feature, ViewChoice, hasTypedState: Bool) {
    func make(_ state: InitialState) async throws -> (Feature, ViewChoice) {
      try await feature(reducer, from: state, code)
    }
    do {
      let fields = try StateFields(line: line, from: argument.fieldsOffset, of: reducer.state)
      let (feature, views) = try await make(.fields(fields))
      return (feature, views, false)
    } catch let error as ShellError {
      if argument.fieldsOffset < line.count {
        // Default values of a payload's initializer are known to the compiler only.
        let typed = String(line.dropFirst(argument.fieldsOffset))
        guard EnumLayout.of(reducer.state) != nil, let made = try? await make(.expression(typed))
        else { throw error }
        return (made.0, made.1, true)
      }
      if let feature = Self.preview(of: reducer, among: code.previews, choice, argument.path) {
        return (feature, memberwise, false)
      }
      for expression in InitialStateSource.expressions(in: file.sources).prefix(4) {
        if let made = try? await make(.expression(expression)) { return (made.0, made.1, false) }
      }
      throw error
    }
  }

  private func preview(
    _ number: Int, of previews: [FilePreview], _ choice: ReducerChoice
  ) throws -> Feature {
    guard let preview = previews.first(where: { $0.number == number }) else {
      let count = previews.count == 1 ? "1 preview" : "\(previews.count) previews"
      throw ShellError(
        .unknownFeature, "\(argument.path) has \(previews.isEmpty ? "no previews" : count)",
        in: line, at: argument.fieldsOffset)
    }
    guard let feature = preview.feature(name: choice.name(for:_:), summary: argument.path) else {
      throw ShellError(
        .notLoadable, "preview \(number) creates no store", in: line, at: argument.fieldsOffset,
        hint: "expected a preview with `Store(initialState: ...)`")
    }
    return feature
  }

  /// The feature of the first preview that shows a reducer.
  private static func preview(
    of reducer: ReducerChoice.Candidate, among previews: [FilePreview], _ choice: ReducerChoice,
    _ summary: String
  ) -> Feature? {
    previews.lazy.compactMap { $0.feature(name: choice.name(for:_:), summary: summary) }
      .first { $0.stateType == reducer.state && $0.actionType == reducer.action }
  }

  private func chosen(
    _ choice: ReducerChoice, _ read: String?, _ absent: [LeftOut]
  ) throws -> ReducerChoice.Candidate {
    let decision = choice.decide(
      read ?? argument.reducer?.name, target: file.target, preferred: file.preferredNames)
    switch decision {
    case .one(let reducer): return reducer
    case .none:
      throw error(
        "\(argument.path) has no reducer", hint: "expected a type that conforms to Reducer")
    case .several(let several): throw ambiguity(several.map(\.name), absent)
    case .unknown(let name):
      if let absent = absent.first(where: { $0.name.lowercased() == name.lowercased() }) {
        throw ShellError(
          .notLoadable, "\(absent.name) was left out", in: line,
          at: argument.reducer?.offset ?? 0, hint: "\(absent.reason)")
      }
      throw ShellError(
        .unknownFeature, "\(argument.path) has no reducer `\(abbreviated(name))`", in: line,
        at: argument.reducer?.offset ?? 0, hint: "expected \(alternatives(choice.names))",
        suggestion: NearestName.to(name, in: choice.names))
    }
  }

  private func ambiguity(_ names: [String], _ absent: [LeftOut]) -> ShellError {
    ShellError(
      .ambiguous, "\(argument.path) has several features", in: line, at: argument.fieldsOffset,
      hint: "expected one of them here: \(alternatives(names))\(Self.note(absent))")
  }

  /// The sources that the feature needs. The numbers of previews count those of all files.
  private func selection() throws -> FeatureSelection {
    let sources = PassTable.apply(to: file.sources)
    guard !file.hasSteps, argument.preview == nil else { return FeatureSelection(all: sources) }
    func selection(_ name: String?) throws(FeatureSelection.Ambiguity) -> FeatureSelection {
      try FeatureSelection(of: sources, reducer: name, preferred: file.preferredNames)
    }
    do {
      let named = try selection(argument.reducer?.name)
      // The name may be that of a target.
      return try named.reducer == nil && file.target != nil ? selection(nil) : named
    } catch {
      throw ambiguity(error.names, [])
    }
  }

  /// Names what was left out because it uses types that do not exist here.
  private static func note(_ absent: [LeftOut]) -> String {
    let names =
      absent.prefix(3).map(\.name) + (absent.count > 3 ? ["\(absent.count - 3) more"] : [])
    return names.isEmpty ? "" : "; left out: \(names.joined(separator: ", "))"
  }

  private func feature(
    _ reducer: ReducerChoice.Candidate, from state: InitialState, _ code: LoadedCode
  ) async throws -> (Feature, ViewChoice) {
    let types = code.library.types
    var created = StoreView.all(among: types)
    var initializers = SourceInitializer.all(in: file.sources, of: types, action: reducer.action)
    let (shim, parameters) = try await makeShim(for: reducer, state, &created, &initializers, code)
    for initializer in initializers { initializer.register(shim) }
    let views = ViewChoice(types, created: created, shim: shim, previews: code.previews)
    let arguments = parameters.compactMap { state.fields?.typed[$0] }
    func make<R: Reducer>(_: R.Type, _ body: (String, R)?) throws -> Feature {
      try FileFeature<R>(
        shim: shim, given: state.fields?.whole, arguments: arguments, isDefault: state.isDefault,
        views: views, summary: argument.path, body: body
      ).feature()
    }
    func make<R: CaseReducer>(of type: R.Type) throws -> Feature {
      try make(R.Body.self, (TypeName.of(type), R.body))
    }
    if let type = reducer.type as? any CaseReducer.Type { return (try make(of: type), views) }
    func make<R: Reducer>(of type: R.Type) throws -> Feature { try make(type, nil) }
    return (try make(of: reducer.type), views)
  }

  /// Returns a library that creates the reducer, its state and views, and the parameters of the state's initializer. The
  /// compiler's errors tell which parameters are required, and which views cannot be created.
  private func makeShim(
    for reducer: ReducerChoice.Candidate, _ state: InitialState, _ views: inout [StoreView],
    _ initializers: inout [SourceInitializer], _ code: LoadedCode
  ) async throws -> (any CodeLibrary, parameters: [String]) {
    guard !_typeName(reducer.type, qualified: true).contains("(") else {
      throw error("\(reducer.name) is private: the shell cannot create it")
    }
    var parameters: [String]? = state.fields.map { $0.whole == nil } == true ? [] : nil
    var impossible = code.compiled.impossible.union(
      ShimForecast(code.compiled.sources, module: module).impossibleViews)
    while true {
      views.removeAll { impossible.contains($0.function.name) }
      initializers.removeAll { impossible.contains($0.function.name) }
      let shim = LoaderShim(
        functions: functions(reducer, parameters, state)
          + views.map(\.function) + initializers.map(\.function))
      if code.compiled.shim.covers(shim) { return (code.library, parameters ?? []) }
      let job = shimJob(for: code)
      let report = try await compile(shim, job, code)
      if report.isSuccess { return (try toolchain.open(job), parameters ?? []) }
      let errors = LoaderShimErrors(report)
      if errors.reducer == nil, !errors.optional.isEmpty {
        impossible.formUnion(errors.optional)
        continue
      }
      let missing = parameters.flatMap { errors.missing(beyond: $0) }
      guard let missing, missing.allSatisfy({ state.fields?.typed[$0] != nil })
      else {
        throw error(errors, missing, reducer)
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
    _ shim: LoaderShim, _ job: CompilerJob, _ code: LoadedCode
  ) async throws -> CompilerReport {
    if !code.hasModule {
      var module = code.compiled.job
      module.product = .module
      let report = try await toolchain.compile(module, in: code.compiled.folder)
      guard report.isSuccess else { return report }
      code.hasModule = true
    }
    try toolchain.write(shim.source(importing: module), to: LoaderShim.fileName)
    return try await toolchain.compile(job, in: toolchain.scratch)
  }

  private func shimJob(for code: LoadedCode) -> CompilerJob {
    let number = LibraryNumber.next()
    return CompilerJob(
      module: "LoaderShim_\(number)", sources: [LoaderShim.fileName],
      library: "\(toolchain.scratch)/LoaderShim_\(number).so",
      against: code.compiled.job.library)
  }

  func error(_ summary: String, hint: String? = nil) -> ShellError {
    ShellError(.notLoadable, summary, in: line, at: argument.pathOffset, hint: hint)
  }
}

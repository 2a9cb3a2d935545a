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
  /// The code that is loaded already.
  private let compiled: CompiledFiles?
  /// Whether to compile what has not changed.
  private let isAnew: Bool
  /// The files around those of the line, for errors about names that one of them declares.
  private let neighbors: NeighboringFiles?

  package init(
    file: FeatureSources, argument: FileArgument, module: String, toolchain: any Toolchain,
    compiled: CompiledFiles? = nil, isAnew: Bool = false, neighbors: NeighboringFiles? = nil
  ) {
    self.file = file
    self.argument = argument
    self.module = module
    self.toolchain = toolchain
    self.compiled = compiled
    self.isAnew = isAnew
    self.neighbors = neighbors
  }

  var line: String { argument.line }

  /// Returns the feature of the file, and what was left out.
  ///
  /// - Parameter willStart: Called with what was left out, before the feature is created, which can end the process.
  /// - Throws: `ShellError`, `IncompleteFeature`, `CompilerErrors`, `LoadFailure`, `CancellationError`.
  package func contents(
    willStart: @MainActor ([String]) -> Void = { _ in }
  ) async throws -> FileContents {
    let selection = try selection()
    if let code = loadedCode(of: selection) {
      do { return try await contents(of: selection, code, willStart) } catch is LoadedCode.Gone {}
    }
    do { return try await contents(of: selection, compiledCode(selection), willStart) } catch var
      errors
      as CompilerErrors
    {
      errors.text = errors.text(after: notices(of: selection))
      throw errors
    }
  }

  /// What was not compiled, and what was skipped.
  private func notices(of selection: FeatureSelection) -> [String] {
    [selection.notice].compactMap { $0 } + file.skipped.lines
  }

  private func contents(
    of selection: FeatureSelection, _ code: LoadedCode, _ willStart: @MainActor ([String]) -> Void
  ) async throws -> FileContents {
    let compiled = code.compiled
    ErrorTypes.register(code.types)
    let choice = ReducerChoice(code.types)
    let absent = compiled.leftOut.filter(\.isLastResort)
    var leftOut = LeftOutReport(compiled.leftOut, compilerText: compiled.compilerText)
    leftOut.lines += notices(of: selection)
    willStart(leftOut.lines)
    let (feature, views, hasTypedState): (Feature, ViewChoice, Bool)
    do {
      (feature, views, hasTypedState) = try await self.feature(
        choice, selection.reducer, absent, code)
    } catch let error as ShellError where leftOut.explains(error) {
      throw IncompleteFeature(error: error, leftOut: leftOut)
    }
    func child<R: Reducer>(_: R.Type) -> Feature? {
      FileFeature<R>(
        shim: views.shim, type: "", given: nil, arguments: [], isDefault: true, views: views,
        summary: argument.path
      ).child()
    }
    return FileContents(
      feature: feature, children: choice.candidates.compactMap { child($0.type) },
      hasTypedState: hasTypedState, previews: code.previews,
      tests: Self.tests(among: code.types),
      sources: compiled.sources,
      leftOut: leftOut)
  }

  /// The code of a selection, if it is a part of what is compiled already.
  private func loadedCode(of selection: FeatureSelection) -> LoadedCode? {
    guard !file.hasSteps, !isAnew, let compiled else { return nil }
    return compiled.code(ofModule: module).lazy.compactMap { $0.part(selection.sources) }.first {
      $0.scratch == toolchain.scratch || isNothingTyped
    }
  }

  /// Whether the line contains no values for the state.
  private var isNothingTyped: Bool { argument.fieldsOffset >= line.count }

  private func compiledCode(_ selection: FeatureSelection) async throws -> LoadedCode {
    let compiled = try await compiledSources(selection)
    let code = LoadedCode(
      compiled, of: selection.sources, try toolchain.open(compiled.job), scratch: toolchain.scratch)
    self.compiled?.keep(code, ofModule: module)
    return code
  }

  private func compiledSources(
    _ selection: FeatureSelection
  ) async throws -> SourceCompilation.Result {
    let sources = selection.sources
    let job = CompilerJob(
      module: module, sources: [],
      library: "\(toolchain.scratch)/\(module)_\(LibraryNumber.next()).so",
      // Those of all files, so that an object file serves all features of a folder.
      implicitImports: file.sources.implicitImports)
    let module = module
    let (name, preferred) = (selection.reducer ?? argument.reducer?.name, file.preferredNames)
    let compilation = SourceCompilation(
      toolchain: toolchain, job: job, neighbors: file.hasSteps ? nil : neighbors
    ) {
      ShimPrediction($0, module: module).shim(reducer: name, preferred: preferred)
    }
    do { return try await compilation.run(sources) } catch is ForeignCompiler {
      throw error("the compiler in PATH is not the one that built this shell")
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
      code.types, created: [], shim: code.library, previews: code.previews)
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
    guard file.hasSteps, argument.reducer == nil, isNothingTyped else { return [] }
    return choice.roots(in: file.preferredNames).filter { $0.type != reducer.type }
  }

  private func feature(
    of reducer: ReducerChoice.Candidate, _ choice: ReducerChoice, _ memberwise: ViewChoice,
    _ code: LoadedCode
  ) async throws -> (Feature, ViewChoice, hasTypedState: Bool) {
    func make(_ state: InitialState) async throws -> (Feature, ViewChoice) {
      try await feature(reducer, from: state, code)
    }
    if isNothingTyped, code.prediction.needsArguments(reducer.name),
      let feature = Self.preview(of: reducer, among: code.previews, choice, argument.path)
    {
      return (feature, memberwise, false)
    }
    do {
      let fields = try StateFields(line: line, from: argument.fieldsOffset, of: reducer.state)
      let (feature, views) = try await make(.fields(fields))
      return (feature, views, false)
    } catch let error as ShellError {
      if !isNothingTyped {
        // Default values of a payload's initializer are known to the compiler only.
        let typed = String(line.dropFirst(argument.fieldsOffset))
        guard EnumLayout.of(reducer.state) != nil, let made = try? await make(.expression(typed))
        else { throw error }
        return (made.0, made.1, true)
      }
      if let feature = Self.preview(of: reducer, among: code.previews, choice, argument.path) {
        return (feature, memberwise, false)
      }
      for expression in Self.states(of: reducer, in: file.sources).prefix(4) {
        if let made = try? await make(.expression(expression)) { return (made.0, made.1, false) }
      }
      throw error
    }
  }

  /// The expressions that sources give stores, without those that name the state of another reducer.
  private static func states(
    of reducer: ReducerChoice.Candidate, in sources: SourceSet
  ) -> [String] {
    let name = reducer.name.split(separator: ".").last.map(String.init) ?? reducer.name
    return InitialStateSource.expressions(in: sources).filter {
      let words = $0.prefix { $0 != "(" }.split(separator: ".").map(String.init)
      guard let last = words.last, words.count > 1, last == "State" else { return true }
      return words[words.count - 2] == name
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
      throw error("\(argument.path) has no reducer", hint: argument.hintWithoutReducer)
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
    let types = code.types
    var created = StoreView.all(among: types)
    var initializers = SourceInitializer.all(in: file.sources, of: types, action: reducer.action)
    let (shim, parameters) = try await makeShim(for: reducer, state, &created, &initializers, code)
    for initializer in initializers { initializer.register(shim) }
    let views = ViewChoice(types, created: created, shim: shim, previews: code.previews)
    let arguments = parameters.compactMap { state.fields?.typed[$0] }
    func make<R: Reducer>(_: R.Type, _ body: (String, R)?) throws -> Feature {
      var feature = try FileFeature<R>(
        shim: shim, type: _typeName(reducer.type, qualified: true), given: state.fields?.whole,
        arguments: arguments, isDefault: state.isDefault, views: views, summary: argument.path,
        body: body
      ).feature()
      feature.endpoints = LoaderShim.Function.endpoints(in: code.compiled.sources).compactMap {
        shim.make($0.name, from: []) as? _DependencyEndpoint
      }
      return feature
    }
    func make<R: CaseReducer>(of type: R.Type) throws -> Feature {
      try make(R.Body.self, (TypeName.of(type), R.body))
    }
    if let type = reducer.type as? any CaseReducer.Type { return (try make(of: type), views) }
    func make<R: Reducer>(of type: R.Type) throws -> Feature { try make(type, nil) }
    return (try make(of: reducer.type), views)
  }

  func error(_ summary: String, hint: String? = nil) -> ShellError {
    ShellError(.notLoadable, summary, in: line, at: argument.pathOffset, hint: hint)
  }
}

import TestFunctions

/// Loads files: compiles them, finds the reducer, and compiles a ``LoaderShim`` for it.
@MainActor
struct FileLoading {
  let file: FeatureSources
  let argument: FileArgument
  let module: String
  let toolchain: any Toolchain
  /// The code that is loaded already.
  private let cache: FeatureCache?
  /// Whether to compile what has not changed.
  private let isAnew: Bool
  /// The files around those of the line, for errors about names that one of them declares.
  private let neighbors: NeighboringFiles?
  private let folderPath: @MainActor (String) -> String?

  init(
    file: FeatureSources, argument: FileArgument, module: String, toolchain: any Toolchain,
    cache: FeatureCache? = nil, isAnew: Bool = false, neighbors: NeighboringFiles? = nil,
    folderPath: @escaping @MainActor (String) -> String? = { _ in nil }
  ) {
    self.file = file
    self.argument = argument
    self.module = module
    self.toolchain = toolchain
    self.cache = cache
    self.isAnew = isAnew
    self.neighbors = neighbors
    self.folderPath = folderPath
  }

  private var errors: LoadingErrors { LoadingErrors(argument: argument, folderPath: folderPath) }

  /// Returns the feature of the file, and what was left out.
  ///
  /// - Parameter willStart: Called with what was left out, before the feature is created, which can end the process.
  /// - Throws: `InputError`, `IncompleteFeature`, `CompilerErrors`, `LoadFailure`, `CancellationError`.
  func contents(
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
      let repeated = selection.repeated.map { [$0] } ?? []
      errors.text = errors.text(
        after: notices(of: selection, choice: selection.choice()) + repeated)
      throw errors
    }
  }

  /// What was not compiled, and what was skipped.
  ///
  /// - Parameter choice: The line about the feature that is loaded.
  private func notices(of selection: FeatureSelection, choice: String?) -> [String] {
    [choice, selection.notice].compactMap { $0 } + file.outsideLines + file.skipped.lines
  }

  private func contents(
    of selection: FeatureSelection, _ code: LoadedCode, _ willStart: @MainActor ([String]) -> Void
  ) async throws -> FileContents {
    let compiled = code.compiled
    ErrorTypes.register(code.types)
    let choice = ReducerChoice(code.types)
    let absent = compiled.leftOut.filter(\.isLastResort)
    var leftOut = LeftOutReport(compiled.leftOut, compilerText: compiled.compilerText)
    let reducer = reducer(of: selection, choice, absent)
    let other = reducer == selection.reducer ? nil : reducer
    leftOut.lines += notices(of: selection, choice: selection.choice(instead: other))
    willStart(leftOut.lines)
    let (feature, views, hasTypedState): (Feature, ViewChoice, Bool)
    do {
      let shims = ShimCompilation(
        code: code, module: module, toolchain: toolchain, errors: errors)
      (feature, views, hasTypedState) = try await FeatureCreation(
        of: code, choice, for: argument, from: file, shims
      ).feature(reducer, absent)
    } catch let error as InputError where leftOut.explains(error) {
      throw IncompleteFeature(error: error, leftOut: leftOut)
    }
    let creation = StateCreation(
      shim: views.shim, type: "", given: nil, arguments: [], isDefault: true)
    func child<R: Reducer>(_: R.Type) -> Feature? {
      FileFeature<R>(creation: creation, views: views, summary: argument.path).child()
    }
    return FileContents(
      feature: feature, children: choice.candidates.compactMap { $0.reducer.flatMap { child($0) } },
      hasTypedState: hasTypedState, previews: code.previews,
      tests: Self.tests(among: code.types),
      sources: compiled.sources,
      leftOut: leftOut)
  }

  /// The name of the feature that reading has chosen; if it was left out, that of the only one that no other one of the rest embeds.
  private func reducer(
    of selection: FeatureSelection, _ choice: ReducerChoice, _ absent: [LeftOut]
  ) -> String? {
    guard argument.reducer == nil, absent.contains(where: { $0.name == selection.reducer }),
      !choice.candidates.isEmpty
    else { return selection.reducer }
    guard case .one(let other) = choice.decide(nil, preferred: file.preferredNames) else {
      return nil
    }
    return other.name
  }

  /// The code of a selection, if it is a part of what is compiled already.
  private func loadedCode(of selection: FeatureSelection) -> LoadedCode? {
    guard !file.hasSteps, !isAnew, let cache else { return nil }
    return cache.code(ofModule: module).lazy.compactMap { $0.part(selection.sources) }.first {
      $0.scratch == toolchain.scratch || argument.hasNoValues
    }
  }

  private func compiledCode(_ selection: FeatureSelection) async throws -> LoadedCode {
    let compiled = try await compiledSources(selection)
    let beneath = try compiled.beneath.map(toolchain.open)
    let library = try toolchain.open(compiled.job)
    let code = LoadedCode(
      compiled, of: selection.sources, library, beneath: beneath, scratch: toolchain.scratch)
    cache?.keep(code, ofModule: module)
    return code
  }

  private func compiledSources(
    _ selection: FeatureSelection
  ) async throws -> SourceCompilation.Result {
    let sources = selection.sources
    var job = CompilerJob(
      module: module, sources: [],
      library: "\(toolchain.scratch)/\(module)_\(LibraryNumber.next()).so",
      // Those of all files, so that an object file serves all features of a folder.
      implicitImports: file.sources.implicitImports)
    job.options = file.sources.options
    job.versions = Set(importedBy: sources)
    let module = module
    let (name, preferred) = (selection.reducer ?? argument.reducer?.name, file.preferredNames)
    let compilation = SourceCompilation(
      toolchain: toolchain, job: job, neighbors: file.hasSteps ? nil : neighbors,
      others: selection.unneeded
    ) {
      ShimPrediction($0, module: module).shim(reducer: name, preferred: preferred)
    }
    do { return try await compilation.run(sources) } catch is ForeignCompiler {
      throw errors.error("the compiler in PATH is not the one that built this shell")
    }
  }

  /// The tests of the files, in the order of the files.
  private static func tests(among types: [Any.Type]) -> [RegisteredTest] {
    types.compactMap { $0 as? any RegisteredTests.Type }
      .sorted { _typeName($0, qualified: false) < _typeName($1, qualified: false) }
      .flatMap { $0._registeredTests }
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
      throw errors.ambiguity(error.names, [])
    }
  }
}

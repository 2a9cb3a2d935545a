/// Compiles the loaded files once more, with other settings.
@MainActor
struct SettingsCheck {
  let workspace: Workspace
  let interruption: Interruption

  /// What the compiler reports with other settings about the files that a feature was loaded from.
  func errors(
    of loaded: RunningFeature, with settings: CompilerSettings
  ) async throws -> (errors: [CompilerMessage], compiled: SourceCompilation.Result) {
    try await compiledAgain(loaded) { compiled, toolchain in
      guard !compiled.hasStandIns else {
        throw LoadFailure(
          "the files use packages that do not exist here, so it is not known what an app would be told"
        )
      }
      return (try await compiled.errors(with: settings.options, by: toolchain), compiled)
    }
  }

  /// The expressions of the loaded files that the compiler needs long for.
  func slowExpressions(of loaded: RunningFeature) async throws -> [SlowExpression] {
    try await compiledAgain(loaded) { compiled, toolchain in
      try await compiled.slowExpressions(limit: TimingsReport.limit, by: toolchain)
    }
  }

  private func compiledAgain<R>(
    _ loaded: RunningFeature,
    _ body: @escaping @MainActor (SourceCompilation.Result, any Toolchain) async throws -> R
  ) async throws -> R {
    do {
      let loader = try workspace.requireLoader()
      guard let compiled = loader.cache.compilation(of: loaded.sources) else {
        throw LoadFailure("the files of \(loaded.feature.name) are not known any more")
      }
      let toolchain = try workspace.makeToolchain(of: loader)
      defer { toolchain.removeScratch() }
      return try await interruption.stopping { try await body(compiled, toolchain) }
    } catch let failure as LoadFailure {
      throw InputError(.notLoadable, failure.text)
    } catch is CancellationError {
      throw InputError(.notLoadable, "compilation was stopped")
    }
  }
}

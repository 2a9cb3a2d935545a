import ActionSyntax
import ComposableArchitecture

extension Session {
  /// Compiles a file and loads its feature.
  ///
  /// - Parameter isAnew: Whether to compile a file that has not changed.
  func load(_ argument: FileArgument, isAnew: Bool = false) async throws -> Output {
    let line = argument.line
    let feature = try await feature(of: argument, line: line, isAnew: isAnew)
    return try load(feature, from: argument, line: line, fieldsAt: argument.fieldsOffset)
  }

  /// Returns the feature of a file.
  private func feature(
    of argument: FileArgument, line: String, isAnew: Bool
  ) async throws -> Feature {
    let (folder, home) = (argument.folder ?? folder, home)
    let loader = try requireLoader()
    func read() throws(LoadFailure) -> SwiftFile {
      try SwiftFile(argument.path, in: folder, home: home, files: loader.files)
    }
    do {
      let file = try read(), toolchain = try makeToolchain(of: loader)
      defer { toolchain.removeScratch() }
      let key = CompiledFiles.Key(path: file.path, text: file.text, line: line)
      return try await interruptibly {
        try await loader.compiled.feature(
          key, isAnew: isAnew, isCurrent: { (try? read()) == file }
        ) {
          try await FileLoading(file: file, argument: argument, toolchain: toolchain).feature()
        }
      }
    } catch let failure as LoadFailure {
      throw ShellError(
        .notLoadable, failure.text, in: line, at: argument.pathOffset,
        hint: "expected a Swift file, by its path from here")
    }
  }

  private func requireLoader() throws -> CodeLoader {
    guard let loader else { throw ShellError(.notLoadable, "this shell cannot load files") }
    return loader
  }

  /// Creates a toolchain. An error is not attributed to a part of the line.
  private func makeToolchain(of loader: CodeLoader) throws -> any Toolchain {
    do {
      return try loader.makeToolchain()
    } catch let failure as LoadFailure {
      throw ShellError(.notLoadable, failure.text)
    }
  }

  /// Returns the result of an operation that Ctrl-C cancels.
  private func interruptibly<R>(_ body: @escaping @MainActor () async throws -> R) async throws -> R
  {
    var result: Result<R, any Error> = .failure(CancellationError())
    await interruption.cancelling {
      do { result = .success(try await body()) } catch { result = .failure(error) }
    }
    do {
      return try result.get()
    } catch is CancellationError {
      throw ShellError(.notLoadable, "compilation was stopped; nothing was loaded")
    }
  }
}

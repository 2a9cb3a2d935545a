import ActionSyntax
import ComposableArchitecture

extension Session {
  /// Compiles a file and loads the feature in it.
  ///
  /// - Parameter isAnew: Whether it is compiled again although it has not changed.
  func load(_ argument: FileArgument, isAnew: Bool = false) async throws -> Output {
    let line = argument.line
    let feature = try await feature(of: argument, line: line, isAnew: isAnew)
    return try load(feature, from: argument, line: line, fieldsAt: argument.fieldsOffset)
  }

  /// The feature of a file, as the file is now.
  private func feature(
    of argument: FileArgument, line: String, isAnew: Bool
  ) async throws -> Feature {
    let (folder, home) = (argument.folder ?? folder, home)
    func look() throws(LoadFailure) -> SwiftFile {
      try SwiftFile(argument.path, in: folder, home: home)
    }
    do {
      let file = try look(), loader = try requireLoader(), bench = try makeBench(of: loader)
      defer { bench.clear() }
      let key = CompiledFiles.Key(path: file.path, text: file.text, line: line)
      return try await interruptibly {
        try await loader.compiled.feature(
          key, isAnew: isAnew, isStillRight: { (try? look()) == file }
        ) {
          try await FileLoading(file: file, argument: argument, bench: bench).feature()
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

  /// What compiles; where there is nothing, that is not the fault of the line.
  private func makeBench(of loader: CodeLoader) throws -> any CodeBench {
    do {
      return try loader.makeBench()
    } catch let failure as LoadFailure {
      throw ShellError(.notLoadable, failure.text)
    }
  }

  /// The result of something that Ctrl-C cancels.
  private func interruptibly<R>(_ body: @escaping @MainActor () async throws -> R) async throws -> R
  {
    var result: Result<R, any Error> = .failure(CancellationError())
    await interruption.cancelling {
      do { result = .success(try await body()) } catch { result = .failure(error) }
    }
    do {
      return try result.get()
    } catch is CancellationError {
      throw ShellError(.notLoadable, "stopped compiling; nothing was loaded")
    }
  }
}

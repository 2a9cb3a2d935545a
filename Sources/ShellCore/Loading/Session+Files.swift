import ComposableArchitecture

extension Session {
  /// Compiles a file and loads the feature in it.
  func load(_ argument: FileArgument) async throws -> Output {
    let line = argument.line
    let feature = try await feature(of: argument, line: line)
    return try load(feature, from: argument, line: line, fieldsAt: argument.fieldsOffset)
  }

  /// The feature of a file, compiled now.
  private func feature(of argument: FileArgument, line: String) async throws -> Feature {
    do {
      let file = try SwiftFile(argument.path, in: argument.folder ?? folder, home: home)
      let bench = try makeBench()
      defer { bench.clear() }
      return try await interruptibly {
        try await FileLoading(file: file, argument: argument, bench: bench).feature()
      }
    } catch let failure as LoadFailure {
      throw ShellError(
        .notLoadable, failure.text, in: line, at: argument.pathOffset,
        hint: "expected a Swift file, by its path from here")
    }
  }

  /// What compiles; where there is nothing, that is not the fault of the line.
  private func makeBench() throws -> any CodeBench {
    guard let loader else { throw ShellError(.notLoadable, "this shell cannot load files") }
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

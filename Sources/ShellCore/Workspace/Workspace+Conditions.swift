extension Workspace {
  /// Compiles a condition that is written in Swift.
  ///
  /// - Parameters:
  ///   - line: The line that contains it.
  ///   - offset: Where it begins in the line, in characters.
  ///   - interruption: Stops the compiler.
  /// - Throws: `InputError` if it does not compile, if there is no compiler, or if a scenario that is not trusted contains it.
  func condition(
    _ condition: SwiftCondition, in line: String, at offset: Int, until interruption: Interruption
  ) async throws -> StateCondition {
    guard !isInScenario || permissions.trusted() == nil else {
      throw InputError(
        .untrusted, "the scenario would run Swift code, and only code in trusted files is run",
        in: line,
        at: offset, hint: "expected a condition such as `amount >= 0`")
    }
    do {
      let loader = try requireLoader()
      let toolchain = try makeToolchain(of: loader)
      defer { toolchain.removeScratch() }
      return try await interruption.stopping {
        try await condition.compiled(by: toolchain, loader.cache)
      }
    } catch let failure as LoadFailure {
      throw InputError(
        .notLoadable, failure.text, in: line, at: offset,
        hint: "expected a condition such as `amount >= 0`")
    } catch is CancellationError {
      throw InputError(.notLoadable, "compilation was stopped; nothing was explored")
    }
  }
}

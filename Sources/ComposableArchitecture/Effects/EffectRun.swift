extension Effect {
  /// Runs an asynchronous operation that may send any number of actions back.
  ///
  /// ```swift
  /// return .run { send in
  ///   for await _ in clock.timer(interval: .seconds(1)) { await send(.ticked) }
  /// } catch: { error, send in
  ///   await send(.failed(error.localizedDescription))
  /// }
  /// ```
  ///
  /// A cancelled operation ends in silence: what it sends is dropped and its `CancellationError` is
  /// no error. Any other error without a `catch` is reported with the place of this call.
  ///
  /// - Parameters:
  ///   - priority: The task's priority.
  ///   - operation: What to do; it runs with the dependencies that are current here.
  ///   - handler: What to do with an error that the operation throws.
  public static func run(
    priority: TaskPriority? = nil,
    operation: @escaping @Sendable (_ send: Send<Action>) async throws -> Void,
    catch handler: (@Sendable (_ error: any Error, _ send: Send<Action>) async -> Void)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let dependencies = DependencyValues._current
    let work = EffectOperation<Action>(priority: priority, location: location) { send in
      await DependencyValues.$_current.withValue(dependencies) {
        do {
          try await operation(send)
        } catch is CancellationError {
          return
        } catch {
          guard let handler else { return RuntimeWarning.reportThrown(error, at: location) }
          await handler(error, send)
        }
      }
    }
    return Self(step: .work(.run(work)))
  }
}

extension RuntimeWarning {
  static func reportThrown(_ error: any Error, at location: SourceLocation) {
    RuntimeWarning(
      .effectThrew,
      "an effect threw \(ChangeText.short(error)) and has no `catch:` to handle it",
      causes: ["the operation of `.run` can fail, and nothing turns the failure into an action"],
      at: location
    ).report()
  }
}

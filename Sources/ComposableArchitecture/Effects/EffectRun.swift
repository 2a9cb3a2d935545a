import ViewValues

extension Effect {
  /// Runs an asynchronous operation that may send any number of actions.
  ///
  /// ```swift
  /// return .run { send in
  ///   for await _ in clock.timer(interval: .seconds(1)) { await send(.ticked) }
  /// } catch: { error, send in
  ///   await send(.failed(error.localizedDescription))
  /// }
  /// ```
  ///
  /// A cancelled operation ends silently: its actions are dropped, and its `CancellationError` is not
  /// an error. Any other error is reported as a warning at the location of this call if there is no
  /// `catch`.
  ///
  /// - Parameters:
  ///   - priority: The priority of the task.
  ///   - name: A name for debuggers. The shell shows the location of the call instead.
  ///   - operation: The operation. It runs with the current dependencies.
  ///   - handler: Handles an error that the operation throws.
  public static func run(
    priority: TaskPriority? = nil,
    name: String? = nil,
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
      // The task inherits the dependencies of the code that starts the effect, usually the same ones.
      guard dependencies.areCurrent else {
        return {
          await DependencyValues.$_current.withValue(dependencies) {
            await perform(operation, send, handler, at: location)
          }
        }
      }
      return { await perform(operation, send, handler, at: location) }
    }
    return Self(step: .work(.run(work)))
  }

  /// Runs an asynchronous operation that sends no actions: the 0.5x spelling.
  ///
  /// ```swift
  /// return .fireAndForget { await analytics.track("Counter appeared") }
  /// ```
  ///
  /// - Parameters:
  ///   - priority: The priority of the task.
  ///   - work: The operation. Errors that it throws are ignored.
  public static func fireAndForget(
    priority: TaskPriority? = nil,
    _ work: @escaping @Sendable () async throws -> Void,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    run(
      priority: priority, operation: { _ in try? await work() }, fileID: fileID,
      filePath: filePath, line: line, column: column)
  }
}

/// Performs the operation of a `.run`, and handles the error that it throws.
private nonisolated(nonsending) func perform<Action>(
  _ operation: @Sendable (Send<Action>) async throws -> Void, _ send: Send<Action>,
  _ handler: (@Sendable (any Error, Send<Action>) async -> Void)?, at location: SourceLocation
) async {
  do {
    try await operation(send)
  } catch is CancellationError {
    return
  } catch {
    guard let handler else { return RuntimeWarning.reportThrown(error, at: location) }
    await handler(error, send)
  }
}

/// Sends actions from a running effect to the store.
///
/// It is called like a function. Once the effect is cancelled, actions are dropped silently.
///
/// ```swift
/// return .run { send in
///   for await value in numbers { await send(.received(value)) }
/// }
/// ```
@MainActor
public struct Send<Action>: Sendable {
  @usableFromInline let deliver: @MainActor @Sendable (Action) -> Void

  /// Makes a `Send` that passes each action to a function.
  @inlinable
  public nonisolated init(send: @escaping @MainActor @Sendable (Action) -> Void) {
    self.deliver = send
  }

  /// Sends an action, unless the current task is cancelled.
  @inlinable
  public func callAsFunction(_ action: Action) {
    guard !Task.isCancelled else { return noteDroppedAction() }
    deliver(action)
  }

  /// Sends an action with an animation, unless the current task is cancelled.
  public func callAsFunction(_ action: Action, animation: Animation?) { self(action) }
}

/// The part of an operation that runs as a task.
///
/// It runs where its caller runs: a change of the executor takes longer than an empty operation.
@usableFromInline
package typealias EffectRest = nonisolated(nonsending) @Sendable () async -> Void

/// An operation and the location in the source of the effect that it belongs to.
@usableFromInline
struct EffectOperation<Action>: Sendable {
  @usableFromInline let priority: TaskPriority?
  @usableFromInline let location: SourceLocation
  /// Begins the operation before the `send` that caused it returns, and returns the rest of it; `nil` if the operation has
  /// ended.
  @usableFromInline let begin: @MainActor @Sendable (Send<Action>) -> EffectRest?

  init(
    priority: TaskPriority?, location: SourceLocation,
    begin: @escaping @MainActor @Sendable (Send<Action>) -> EffectRest?
  ) {
    self.priority = priority
    self.location = location
    self.begin = begin
  }

  func map<T>(_ transform: @escaping (Action) -> T) -> EffectOperation<T> {
    // `transform` embeds a child's action in its parent's. It is only called in `Send`'s main-actor
    // closure, so it never runs concurrently with itself.
    nonisolated(unsafe) let transform = transform
    return EffectOperation<T>(
      priority: priority, location: location,
      begin: { [begin] send in begin(Send { send.deliver(transform($0)) }) })
  }
}

extension RuntimeWarning {
  fileprivate static func reportThrown(_ error: any Error, at location: SourceLocation) {
    RuntimeWarning(
      .effectThrew,
      "an effect threw \(ChangeText.short(error)) and has no `catch:` to handle it",
      causes: ["the operation of `.run` can fail, and nothing turns the failure into an action"],
      at: location
    ).report()
  }
}

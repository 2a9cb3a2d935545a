extension View {
  /// Draws a button `Refresh` above the view, which does what pulling the view down does on a phone.
  ///
  /// ```swift
  /// List { Text(store.fact) }
  ///   .refreshable { await store.send(.refresh).finish() }
  /// ```
  ///
  /// - Parameters:
  ///   - file: The file of the view, for the list of effects.
  ///   - line: The line in the file.
  ///   - action: The task that a tap starts.
  public func refreshable(
    file: StaticString = #fileID, line: UInt = #line,
    @_inheritActorContext action: @escaping @Sendable () async -> Void
  ) -> some View {
    VStack(alignment: .leading, spacing: 0) {
      Button("Refresh") { ControlTasks.current?.start(action, file, line) }
      self
    }
  }
}

/// Starts the tasks of controls that are tapped. It is set while a control is operated.
@MainActor
package final class ControlTasks {
  package typealias Operation = @Sendable () async -> Void

  private let startTask:
    (_ operation: @escaping Operation, _ file: StaticString, _ line: UInt) -> Void
  package private(set) var isStarted = false

  @TaskLocal package static var current: ControlTasks?

  package init(
    startTask:
      @escaping (
        _ operation: @escaping Operation, _ file: StaticString, _ line: UInt
      ) -> Void
  ) {
    self.startTask = startTask
  }

  fileprivate func start(_ operation: @escaping Operation, _ file: StaticString, _ line: UInt) {
    isStarted = true
    startTask(operation, file, line)
  }
}

/// What happens when a view comes up and goes away. A view comes up when it is first drawn, and has gone when a drawing lacks it.
extension View {
  /// Calls a function when the view comes up.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    appearing(.appear { action?() })
  }

  /// Calls a function when the view goes away.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    appearing(.disappear { action?() })
  }

  /// Does something from when the view comes up until it goes away, which cancels it.
  ///
  /// - Parameters:
  ///   - priority: How soon a phone does it; here everything is done in order.
  ///   - file: Where the view is written: how a shell names the work.
  ///   - line: The line there.
  ///   - action: The work.
  public func task(
    priority: TaskPriority = .userInitiated, file: StaticString = #fileID, line: UInt = #line,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    appearing(.task(action, file: file, line: line))
  }

  /// Does something while the view is there, anew whenever a value changes, which cancels what was done before.
  ///
  /// - Parameters:
  ///   - value: What the work depends on.
  ///   - priority: How soon a phone does it; here everything is done in order.
  ///   - file: Where the view is written: how a shell names the work.
  ///   - line: The line there.
  ///   - action: The work.
  public func task(
    id value: some Hashable, priority: TaskPriority = .userInitiated, file: StaticString = #fileID,
    line: UInt = #line, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    appearing(.task(action, file: file, line: line), id: AnyHashable(value))
  }
}

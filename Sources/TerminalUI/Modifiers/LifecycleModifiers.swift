/// What happens when a view appears and disappears. A view appears when it is drawn first, and disappears when a drawing no
/// longer contains it.
extension View {
  /// Calls a function when the view appears.
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    handling(.appear { action?() })
  }

  /// Calls a function when the view disappears.
  public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    handling(.disappear { action?() })
  }

  /// Starts a task when the view appears, and cancels it when the view disappears.
  ///
  /// - Parameters:
  ///   - priority: Has no effect: tasks run in order.
  ///   - file: The file of the view, for the list of effects.
  ///   - line: The line in the file.
  ///   - action: The task.
  public func task(
    priority: TaskPriority = .userInitiated, file: StaticString = #fileID, line: UInt = #line,
    @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    handling(.task(action, file: file, line: line))
  }

  /// Starts a task when the view appears or a value changes. The previous task is cancelled.
  ///
  /// - Parameters:
  ///   - value: The value that the task depends on.
  ///   - priority: Has no effect: tasks run in order.
  ///   - file: The file of the view, for the list of effects.
  ///   - line: The line in the file.
  ///   - action: The task.
  public func task(
    id value: some Hashable, priority: TaskPriority = .userInitiated, file: StaticString = #fileID,
    line: UInt = #line, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
  ) -> some View {
    handling(.task(action, file: file, line: line), id: AnyHashable(value))
  }

  private func handling(
    _ work: LifecycleHandler.Work, id: AnyHashable? = nil
  ) -> HandlingView<Self> {
    HandlingView(content: self, id: id, work: work)
  }
}

/// A view with a handler.
struct HandlingView<Content: View>: View, PrimitiveView {
  let content: Content
  /// The value that the work depends on. With another one the view counts as newly appeared.
  let id: AnyHashable?
  let work: LifecycleHandler.Work

  func nodes(in context: ViewContext) -> [LayoutNode] {
    // A separate step, because a view can have several handlers.
    let inner = context.child("handler")
    let path = id.map { inner.child($0).path } ?? inner.path
    context.traversal.add(LifecycleHandler(path: path, work: work))
    return inner.nodes(of: content)
  }
}

/// What happens when a view appears and disappears. A view appears when it is drawn first, and disappears when a drawing no
/// longer contains it.
extension View {
  public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    handling(.appear { action?() })
  }

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
  ) -> some View { handling(.task(action, file: file, line: line)) }

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
  ) -> some View { handling(.task(action, file: file, line: line), id: AnyHashable(value)) }

  /// Calls a function after a value has changed from one drawing to the next.
  ///
  /// - Parameters:
  ///   - value: The value to compare.
  ///   - initial: Whether to call the function when the view appears, too.
  ///   - action: Called with the old and the new value.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false,
    _ action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    ChangeObservingView(content: self, value: value, isInitial: initial, action: action)
  }

  /// Calls a function after a value has changed from one drawing to the next.
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { onChange(of: value, initial: initial) { _, _ in action() } }

  /// Calls a function with the new value after a value has changed from one drawing to the next. This is the older form.
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (_ newValue: Value) -> Void
  ) -> some View { onChange(of: value) { _, new in action(new) } }

  /// Calls a function with the size of a screen when the view appears.
  public func onGeometryChange<Value: Equatable>(
    for type: Value.Type, of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (_ newValue: Value) -> Void
  ) -> some View { onAppear { action(transform(GeometryProxy())) } }

  /// Prints nothing.
  public static func _printChanges() {}

  private func handling(
    _ work: LifecycleHandler.Work, id: AnyHashable? = nil
  ) -> HandlingView<Self> {
    HandlingView(content: self, id: id, work: work)
  }
}

/// A view with a handler.
struct HandlingView<Content: View>: WrapperView {
  let content: Content
  /// The value that the work depends on. With another one the view counts as newly appeared.
  let id: AnyHashable?
  let work: LifecycleHandler.Work

  func nodes(in context: ViewContext) -> [LayoutNode] {
    // A separate step, because a view can have several handlers.
    let inner = context.child("handler")
    let path = id.map { inner.child($0).path } ?? inner.path
    context.traversal.add(LifecycleHandler(path: path, place: inner.path, work: work))
    return inner.nodes(of: content)
  }
}

/// A view that calls a function when a value has changed.
private struct ChangeObservingView<Content: View, Value: Equatable>: WrapperView {
  let content: Content
  let value: Value
  let isInitial: Bool
  let action: (Value, Value) -> Void

  func nodes(in context: ViewContext) -> [LayoutNode] {
    let inner = context.child("onChange")
    let last = context.memory.storage(at: inner.path, property: 0) { StoredValue<Value?>(nil) }
    if last.value == nil, !isInitial { last.value = value }
    if last.value != value {
      // A path for each change, so that the handler counts as newly appeared.
      let path = inner.child("\(String(describing: last.value)) -> \(value)").path
      context.traversal.add(
        LifecycleHandler(
          path: path, place: inner.path,
          work: .appear {
            let old = last.value ?? value
            last.value = value
            action(old, value)
          }))
    }
    return inner.nodes(of: content)
  }
}

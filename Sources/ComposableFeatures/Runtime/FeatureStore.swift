/// The store of a feature in its own code: `store` in a type with `@Feature`.
///
/// ```swift
/// Update { state, action in
///   store.addTask {
///     let fact = try await client.fact(store.count)
///     try store.modify { $0.fact = fact }
///   }
/// }
/// ```
///
/// Unchecked: tasks hold it. It is connected before one starts, and refuses to change anything on a thread that is not the main actor's.
@dynamicMemberLookup
public final class FeatureStore<State, Action>: @unchecked Sendable, FeatureBindable {
  private var node: Node<State, Action>?
  /// The way to the feature, whose node the store holds.
  @usableFromInline private(set) var way: UnsafeMutablePointer<FeatureWay<State, Action>>?
  private var scope: FeatureScope?

  /// Makes a store that belongs to no feature yet. `@Feature` writes the call.
  public init() {}

  /// Connects the property.
  public func _bind(_ binder: FeatureBinder) {
    if node !== binder.node {
      guard let node = binder.node as? Node<State, Action> else { return }
      (self.node, way) = (node, node.way)
    }
    scope = binder.scope
  }

  private var bound: Node<State, Action> {
    guard let node else {
      preconditionFailure(
        "The store of a feature was used before the feature was part of a Store or a TestStore.")
    }
    return node
  }

  /// The state of the feature. After the feature has ended, its last state.
  public var state: State {
    let node = bound
    node.way.pointee.noteRead()
    return node.state
  }

  /// A part of the state.
  @inlinable
  public subscript<Value>(dynamicMember path: KeyPath<State, Value>) -> Value {
    guard let way, way.pointee.isMounted, let state = way.pointee.state else {
      return value(path)
    }
    way.pointee.noteRead()
    return state.pointee[keyPath: path]
  }

  @usableFromInline
  func value<Value>(_ path: KeyPath<State, Value>) -> Value {
    let node = bound
    node.way.pointee.noteRead()
    guard node.isMounted, let value = node.location.read({ $0[keyPath: path] }) else {
      return node.state[keyPath: path]
    }
    return value
  }

  /// Whether something presents the feature, so that it can be dismissed.
  ///
  /// [I] A feature in a `Scope` is presented if its parent is: `dismiss()` goes to the nearest ancestor that presents.
  public var isPresented: Bool { bound.dismissal != nil }

  /// Adds a task that belongs to the feature. It runs until it first suspends before the current event is done, and is cancelled when the
  /// feature ends.
  ///
  /// - Parameters:
  ///   - id: What identifies the task, to await or to cancel it.
  ///   - name: A name for messages.
  ///   - operation: The task.
  @available(*, noasync, message: "a task is added in an Update or a hook, not in another task")
  public func addTask(
    id: StoreTaskID? = nil, name: String? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ operation: @escaping () async throws -> Void
  ) {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let node = bound
    guard MainThread.isCurrent, node.runtime.isUpdating, !node.runtime.isBuilding else {
      return FeatureIssue.report(
        "store.addTask was called in \(node.name), but not while an update or a hook was running. The task was dropped. In a task, use try store.modify or try store.send.",
        at: location)
    }
    node.runtime.add(to: node, id: id, name: name, at: location, operation)
  }

  /// Changes the state in a task.
  ///
  /// - Parameter change: Changes the state.
  /// - Returns: The result of `change`.
  /// - Throws: ``FeatureEnded`` if the feature is not there any more.
  @inlinable
  @discardableResult
  public func modify<R>(_ change: (inout State) throws -> R) throws -> R {
    guard let way, let state = way.pointee.plainState, isOnThread else {
      return try modifyFully(change)
    }
    way.pointee.begin()
    defer { if !way.pointee.end() { finish() } }
    return try change(&state.pointee)
  }

  /// Whether this is certainly the thread of the features.
  @usableFromInline var isOnThread: Bool { DrainingThread.isCurrent }

  /// Ends an event whose change is done.
  @usableFromInline
  func finish() { _ = node?.runtime.finishPlain() }

  @usableFromInline
  func modifyFully<R>(_ change: (inout State) throws -> R) throws -> R {
    let node = try changeable("modify")
    var result: R?
    var failure: (any Error)?
    node.runtime.perform(.task(node.name)) {
      _ = node.location.modify { state in
        do { result = try change(&state) } catch { failure = error }
      }
    }
    if let failure { throw failure }
    guard let result else { throw FeatureEnded(feature: node.name) }
    return result
  }

  /// Sends an action to the feature in a task.
  ///
  /// - Returns: The tasks that it starts.
  /// - Throws: ``FeatureEnded`` if the feature is not there any more.
  @discardableResult
  public func send(_ action: Action) throws -> Task<Void, Never>? {
    let node = try changeable("send")
    return node.runtime.perform(.action(node.rootAction(action), fromTask: true)) {
      node.deliver(action)
    }?.task
  }

  /// Removes the feature from the nearest ancestor that presents it. Does nothing if none does.
  public func dismiss() throws {
    let node = try changeable("dismiss")
    guard let dismissal = node.dismissal else { return }
    node.runtime.perform(.dismissal) { dismissal() }
  }

  /// Sends an event to the ancestors in a task. When it returns, their listeners have run.
  ///
  /// [I] All ancestors that listen to the key are called, from the nearest one on; without any, nothing happens.
  ///
  /// - Parameters:
  ///   - key: The kind of the event.
  ///   - value: Its value.
  public func post<Key: FeatureEventKey>(key: Key.Type, value: Key.Value) throws {
    guard RunningEffect.current != nil else {
      throw misuse(
        "store.post was called in \(bound.name), but not in a task. Call it in store.addTask.")
    }
    let node = try changeable("post")
    let id = ObjectIdentifier(key)
    let receivers = sequence(first: scope, next: { $0?.outer }).compactMap { $0?.listener }
      .filter { $0.key == id }
    guard !receivers.isEmpty else { return }
    node.runtime.perform(.event("\(key)")) { for receiver in receivers { receiver.receive(value) } }
  }

  /// Sends an event without a value to the ancestors in a task.
  public func post<Key: FeatureEventKey>(key: Key.Type) throws where Key.Value == Void {
    try post(key: key, value: ())
  }

  /// The mounted feature, if it can be changed now.
  private func changeable(_ method: String) throws -> Node<State, Action> {
    let node = bound
    guard node.isMounted else { throw FeatureEnded(feature: node.name) }
    guard MainThread.isCurrent else {
      throw misuse(
        "store.\(method) was called in \(node.name) on another thread. Call it in store.addTask.")
    }
    guard !node.runtime.isUpdating else {
      throw misuse(
        "store.\(method) was called in \(node.name) while an update or a hook was running. Change its state argument, or call store.\(method) in store.addTask."
      )
    }
    return node
  }

  private func misuse(_ text: String) -> FeatureStoreMisuse {
    FeatureIssue.report(text, at: node?.runtime.listener?.lastCall)
    return FeatureStoreMisuse(description: text)
  }
}

extension EffectGroup {
  /// A task that ends when the tasks of the group have ended; `nil` if they have.
  var task: Task<Void, Never>? {
    isFinished ? nil : Task { @MainActor in await self.finish() }
  }
}

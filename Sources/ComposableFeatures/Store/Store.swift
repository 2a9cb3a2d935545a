/// Runs a feature.
///
/// ```swift
/// let store = Store(initialState: Counter.State()) { Counter() }
/// store.send(.plus)
/// store.count = 0
/// ```
///
/// The state can be read and written by the names of its properties. A write runs the hooks of the feature, as a change by a task does.
@preconcurrency
@MainActor
@dynamicMemberLookup
public final class Store<State, Action> {
  /// The way to the feature of a root store, whose node the store holds.
  @usableFromInline let way: UnsafeMutablePointer<FeatureWay<State, Action>>?
  let runtime: FeatureRuntime
  let location: Location<State>
  /// Handles an action in the current event.
  private let deliver: (Action) -> Void
  /// The action as the root feature receives it, for records.
  private let embed: (Action) -> Any
  /// The mounted feature, if its actions can be found.
  let node: () -> AnyNode?
  /// Whether the end of this store ends the feature.
  private let isRoot: Bool
  private nonisolated(unsafe) let elementID: AnyHashable?
  private var last: State
  private var observers: FieldObservers<State>?

  /// Makes a store for a feature, which begins now.
  ///
  /// - Parameters:
  ///   - initialState: The state.
  ///   - feature: The feature.
  public convenience init<Root: FeatureProtocol<State, Action>>(
    initialState: @autoclosure () -> State,
    @FeatureBuilder<State, Action> feature: @escaping () -> Root
  ) {
    let node = RootFeature.make(initialState(), feature)
    self.init(root: node)
    runtime.start(node)
  }

  /// - Parameter endsFeature: Whether the end of the store ends the feature.
  init(root node: Node<State, Action>, endsFeature: Bool = true) {
    way = node.way
    runtime = node.runtime
    location = node.location
    deliver = { node.deliver($0) }
    embed = { $0 }
    self.node = { node }
    isRoot = endsFeature
    elementID = nil
    last = node.state
  }

  /// Makes a store for a part of the state.
  init<ParentState, ParentAction>(
    _ parent: Store<ParentState, ParentAction>, _ location: Location<State>,
    _ actions: ChildActions<ParentAction, Action>, last: State, id: AnyHashable? = nil,
    at place: @escaping () -> SpawnedAction.Place?
  ) {
    way = nil
    runtime = parent.runtime
    self.location = location
    let parentDeliver = parent.deliver
    let parentEmbed = parent.embed
    deliver = { action in if let embed = actions.embed { parentDeliver(embed(action)) } }
    embed = { action in actions.embed.map { parentEmbed($0(action)) } ?? action }
    let parentNode = parent.node
    node = { place().flatMap { parentNode()?.child(at: $0) } }
    isRoot = false
    elementID = id
    self.last = last
  }

  /// Makes a store for a feature that handles its actions alone.
  ///
  /// - Parameter place: Its place in the feature of the parent's store.
  init<ParentState, ParentAction>(
    spawnedIn parent: Store<ParentState, ParentAction>, _ location: Location<State>, last: State,
    id: AnyHashable?, at place: @escaping () -> SpawnedAction.Place?
  ) {
    way = nil
    runtime = parent.runtime
    self.location = location
    let parentNode = parent.node
    let node = { place().flatMap { parentNode()?.child(at: $0) } }
    self.node = node
    deliver = { node()?.deliver(any: $0) }
    embed = { node()?.rootAction(any: $0) ?? $0 }
    isRoot = false
    elementID = id
    self.last = last
  }

  deinit {
    guard isRoot else { return }
    let runtime = runtime
    // The last reference may be dropped in an update, which belongs to what would end.
    if MainThread.isCurrent, !runtime.isUpdating {
      _ = runtime.stop()
    } else {
      DispatchQueue.main.async { _ = runtime.stop() }
    }
  }

  /// Sends an action.
  ///
  /// - Returns: The tasks that the action starts; `nil` if there are none.
  @inlinable
  @discardableResult
  public func send(_ action: Action) -> Task<Void, Never>? {
    guard let way, let state = way.pointee.plainState else { return perform(action) }
    way.pointee.begin()
    way.update(&state.pointee, action)
    return way.pointee.end() ? nil : finish()
  }

  @usableFromInline
  func perform(_ action: Action) -> Task<Void, Never>? {
    remember()
    return runtime.perform(.action(embed(action), fromTask: false)) { deliver(action) }?.task
  }

  /// Ends an event whose change is done.
  @usableFromInline
  func finish() -> Task<Void, Never>? { runtime.finishPlain()?.task }

  /// Changes the state from outside of the feature.
  ///
  /// - Returns: The tasks that the change starts; `nil` if there are none.
  @discardableResult
  public func modify(_ change: (inout State) -> Void) -> Task<Void, Never>? {
    defer { remember() }
    return runtime.perform(.outside) { _ = location.modify(change) }?.task
  }

  /// The state. That of a child that is not there any more is its last one.
  public var state: State { observing(\.self) }

  /// A part of the state.
  public subscript<Value>(dynamicMember path: KeyPath<State, Value>) -> Value { observing(path) }

  /// A part of the state, which can be changed.
  public subscript<Value>(dynamicMember path: WritableKeyPath<State, Value>) -> Value {
    get { observing(path) }
    set { modify { $0[keyPath: path] = newValue } }
  }

  /// Keeps the state for reads after the part is gone. That of a root is never gone, and a copy of it would be copied again by the next change.
  private func remember() {
    if !isRoot { rememberPart() }
  }

  private func rememberPart() {
    if let state = location.read({ $0 }) { last = state }
  }

  private func observing<Value>(_ path: KeyPath<State, Value>) -> Value {
    remember()
    let current = isRoot ? location.read { $0[keyPath: path] } : nil
    let value = current ?? last[keyPath: path]
    guard observers != nil || areReadsTracked else { return value }
    let observers =
      observers ?? FieldObservers(state: way?.pointee.state.map { UnsafeRawPointer($0) })
    self.observers = observers
    observers.addRead(of: path, value, isStored: way != nil) { [weak self, weak observers] in
      guard let self else { return {} }
      let runtime = runtime
      guard let observers else { return {} }
      let number = runtime.observe { [weak self] in
        unsafelyOnMainActor {
          guard observers.mayHaveChanged, let self, let state = self.location.read({ $0 }) else {
            return
          }
          for field in observers.takeChanged(in: state) { field.notify() }
        }
      }
      return { runtime.endObservation(number) }
    }
    return value
  }
}

extension Store: Observable {}

extension Store: AnyStore {
  package nonisolated static var types: (state: Any.Type, action: Any.Type) {
    (State.self, Action.self)
  }

  package var anyState: Any { state }

  package func sendAny(_ action: Any) -> Bool {
    guard let action = exactly(action, as: Action.self) else { return false }
    send(action)
    return true
  }
}

extension Store: Identifiable {
  /// The ID of the element whose store it is, or the identity of the store.
  public nonisolated var id: AnyHashable { elementID ?? AnyHashable(ObjectIdentifier(self)) }
}

/// The store of a feature: `StoreOf<Counter>` is `Store<Counter.State, Counter.Action>`.
public typealias StoreOf<F: FeatureProtocol> = Store<F.State, F.Action>

/// Makes the root of a tree of features.
@MainActor
enum RootFeature {
  /// The node of a root feature, which is not mounted yet.
  static func make<F: FeatureProtocol>(
    _ state: F.State, _ feature: @escaping () -> F, in scope: FeatureScope? = nil,
    execution: EffectExecution = .current
  ) -> Node<F.State, F.Action> {
    let runtime = FeatureRuntime(execution)
    let child = ChildFeature(feature)
    let scope = scope ?? FeatureScope(dependencies: DependencyValues.ofEnclosingScope)
    return Node(
      runtime, name: child.name, at: RootLocation(state), in: scope, dismissal: nil, route: nil,
      make: child.make)
  }
}

/// A mounted feature, whatever its types.
class AnyNode {
  let runtime: FeatureRuntime
  /// The name of the feature's type.
  let name: String
  /// Removes the feature from the nearest ancestor that presents it; `nil` if nothing does.
  let dismissal: (() -> Void)?
  fileprivate(set) var isMounted = true
  /// Whether the `onDismount` hooks are running.
  fileprivate(set) var isDismounting = false
  /// The tasks in flight.
  var tasks: [FeatureTask] = [] { didSet { if !tasks.isEmpty { noteBusy() } } }
  /// Whether building the feature has read the state of a store, so that it has to be built again after changes.
  @exclusivity(unchecked)
  final var hasReadState = false { didSet { if hasReadState, !oldValue { noteBusy() } } }
  /// The feature that embeds this one; `nil` after the end.
  ///
  /// Memory safety: a feature outlives those inside of it, which end before. A weak reference would make each use of a node slower.
  private unowned(unsafe) var parent: AnyNode?
  /// Whether its state exists as long as that of the root.
  let isPermanent: Bool
  /// Is called when settling the feature, or one inside of it, may have something to do.
  var becameBusy: (() -> Void)?
  /// What hooks remember from one build to the next, in the order in which they ask for it.
  private var memories: [AnyObject] = []
  fileprivate var nextMemory = 0

  init(
    _ runtime: FeatureRuntime, name: String, inside parent: AnyNode?, dismissal: (() -> Void)?,
    isPermanent: Bool
  ) {
    self.runtime = runtime
    self.name = name
    self.parent = parent
    self.dismissal = dismissal
    self.isPermanent = isPermanent
  }

  fileprivate func noteBusy() {
    becameBusy?()
    parent?.noteBusy()
  }

  /// The memory of the hook that is being built: that of the last build, if there was one.
  func memory<Memory: AnyObject>(_ make: () -> Memory) -> Memory {
    defer { nextMemory += 1 }
    if nextMemory < memories.count, let memory = memories[nextMemory] as? Memory { return memory }
    let memory = make()
    memories.removeSubrange(min(nextMemory, memories.count)...)
    memories.append(memory)
    return memory
  }

  /// The name of the property of the state that holds an identity of tasks.
  func name(of id: StoreTaskID) -> String? { nil }

  func dismount() {}

  /// Settles the feature and its children.
  ///
  /// - Returns: Whether anything was done, so that others have to look again.
  func settle() -> Bool { false }

  /// Makes the code that handles actions of the feature and of those inside of it.
  func connectAll() {}

  /// Whether settling it never has anything to do.
  var isPassive: Bool { false }

  /// Whether it runs with other dependencies than those of the process.
  var usesDependencies: Bool { false }

  /// Notes what hooks compare with, as if they had seen the state that is there now.
  func prepare() {}

  /// What the feature and those inside of it keep beside the state, in the order of the tree.
  var cells: [any AnyFeatureCell] { memories.compactMap { $0 as? any AnyFeatureCell } }

  /// The state now; `nil` if it does not exist.
  var current: Any? { nil }

  /// The feature that is mounted in a place inside of this one.
  func child(at place: SpawnedAction.Place) -> AnyNode? { nil }

  /// The place of a feature inside of this one.
  fileprivate func place(of node: AnyNode) -> SpawnedAction.Place? { nil }

  /// The steps from the root to the feature.
  fileprivate var places: [SpawnedAction.Place] {
    guard let parent else { return [] }
    return parent.places + [parent.place(of: self)].compactMap(\.self)
  }

  /// Handles an action of the feature, whatever its type.
  func deliver(any action: Any) {}

  /// An action of the feature, whatever its type, as the root feature receives it.
  func rootAction(any action: Any) -> Any { action }

  /// The feature with its parts, as far as they are mounted.
  var outline: ReducerOutline { ReducerOutline(name: name) }

  /// What a log compares: the snapshot of the state, or a state without a snapshot.
  var logged: Any? { nil }

  /// Forgets what no hook has asked for since the last build began.
  fileprivate func forgetUnusedMemories() {
    if nextMemory < memories.count { memories.removeSubrange(nextMemory...) }
  }

  fileprivate func forgetMemories() {
    memories = []
    parent = nil
  }
}

/// A mounted feature.
final class Node<State, Action>: AnyNode {
  let location: Location<State>
  /// Makes the feature.
  var make: () -> FeatureBody<State, Action> { didSet { body = nil } }
  /// The body of the feature. It is kept unless making the feature has read a state.
  @exclusivity(unchecked)
  private var body: FeatureBody<State, Action>?
  private let scope: FeatureScope
  /// How an action of the feature reaches it.
  private let route: ActionRoute<Action>?
  @exclusivity(unchecked)
  private(set) var part: Part<State, Action> = Part() { didSet { connect() } }
  let way: UnsafeMutablePointer<FeatureWay<State, Action>>
  /// Whether it is removed when an action has reached all features.
  private let isPrompt: Bool
  /// The state that was last seen, while somebody may read it after the feature is gone.
  private var last: State?
  /// Whether a hook reads the state after the end.
  var needsLast = false { didSet { if needsLast { noteBusy() } } }

  init(
    _ runtime: FeatureRuntime, name: String, inside parent: AnyNode? = nil,
    at location: Location<State>, in scope: FeatureScope,
    isPrompt: Bool = false, isPermanent: Bool = false, dismissal: (() -> Void)?,
    route: ActionRoute<Action>?,
    make: @escaping () -> FeatureBody<State, Action>
  ) {
    self.location = location
    self.scope = scope
    self.route = route
    self.make = make
    self.isPrompt = isPrompt
    way = .allocate(capacity: 1)
    way.initialize(to: FeatureWay(flags: runtime.tasks.flags, state: location.address))
    super.init(
      runtime, name: name, inside: parent, dismissal: dismissal,
      isPermanent: isPermanent || location is RootLocation<State>)
  }

  deinit {
    way.setConstant(nil)
    way.deinitialize(count: 1)
    way.deallocate()
  }

  private func connect() {
    let update = part.makeUpdate()
    guard isPrompt, let dismissal else { return way.setConstant(ConstantUpdate(update)) }
    way.setConstant(
      ConstantUpdate { [runtime] state, action in
        update(&state, action)
        runtime.afterRouting(dismissal)
      })
  }

  override func connectAll() {
    // A body that was evaluated again may not have told its part.
    if hasReadState { rebuild() } else { connect() }
    part.visitChildren { $0.connectAll() }
  }

  /// Builds and mounts the feature.
  ///
  /// [I] The hooks of a parent run before those of its children, which are mounted when the parent settles; and `onChange` compares with the
  /// state before `onMount`.
  func mount() {
    rebuild()
    part.prepare()
    if mayBeReadLater { noteState() }
    part.mount()
  }

  /// Evaluates the body. Hooks keep what they remember.
  ///
  /// [I] The original may evaluate a body for each event. Here, it is evaluated when the feature is mounted, arguments of modifiers are
  /// evaluated whenever they are needed, and a body that itself reads the store is evaluated again after each change.
  func rebuild() {
    if renewUpdate() { return }
    let old = children(of: part)
    nextMemory = 0
    var newPart = part
    hasReadState = runtime.building(self) { scope.run { newPart = makePart() } }
    part = newPart
    if hasReadState { runtime.isPassive = false } else { runtime.checksPassive = true }
    forgetUnusedMemories()
    guard !old.isEmpty else { return }
    let kept = Set(children(of: part).map(ObjectIdentifier.init))
    for child in old where !kept.contains(ObjectIdentifier(child)) { child.dismount() }
  }

  private func makePart() -> Part<State, Action> {
    let context = BuildContext(node: self, scope: scope)
    if let body { return body.makePart(context) }
    let body = make()
    if !runtime.hasBodyReadState { self.body = body }
    return body.makePart(context)
  }

  /// Evaluates a body again that consists of an `Update`, whose part stays.
  ///
  /// - Returns: `false` if it consists of something else. An `Update` has nothing to settle.
  private func renewUpdate() -> Bool {
    guard let evaluate = body?.update else { return false }
    // Stored by the closure itself: as a result, it would cost the metadata of its type, and as a local variable, two counts of references.
    let hasReadState = RuntimeFlags.noteReads(in: way.pointee.flags) {
      scope.run {
        if let update = evaluate() {
          way.pointee.changing = update
        } else {
          body?.update = nil
        }
      }
    }
    guard body?.update != nil else { return false }
    if runtime.tracer == nil, !isPrompt {
      if way.pointee.constant != nil { way.setConstant(nil) }
    } else {
      part.renew(way.pointee.changing)
      connect()
    }
    self.hasReadState = hasReadState
    if !hasReadState { runtime.checksPassive = true }
    return true
  }

  private func children(of part: Part<State, Action>) -> [AnyNode] {
    var children: [AnyNode] = []
    part.visitChildren { children.append($0) }
    return children
  }

  override func settle() -> Bool {
    guard isMounted else { return false }
    let isUpdate = hasReadState && renewUpdate()
    if hasReadState, !isUpdate { rebuild() }
    defer { if mayBeReadLater { noteState() } }
    return !isUpdate && part.settle()
  }

  override var isPassive: Bool { part.isPassive && !hasReadState && !mayBeReadLater }

  override var usesDependencies: Bool { scope.dependencies != nil }

  override func prepare() {
    part.prepare()
    part.visitChildren { $0.prepare() }
  }

  override var cells: [any AnyFeatureCell] {
    super.cells + children(of: part).flatMap(\.cells)
  }

  /// Handles an action of the feature, beginning with the outermost ancestor.
  ///
  /// [I] If the parent has no case for the actions of a child, the child handles them alone.
  func deliver(_ action: Action) {
    if let route { return route.deliver(action) }
    scope.run { _ = location.modify { way.update(&$0, action) } }
  }

  override func deliver(any action: Any) {
    if isMounted, let action = exactly(action, as: Action.self) { deliver(action) }
  }

  /// The action as the root feature receives it; that of a spawned feature with its place.
  func rootAction(_ action: Action) -> Any {
    if let route { return route.embed(action) }
    return State.self is any SpawnedState.Type
      ? SpawnedAction(places: places, action: action) : action
  }

  override func rootAction(any action: Any) -> Any {
    exactly(action, as: Action.self).map { rootAction($0) } ?? action
  }

  override func child(at place: SpawnedAction.Place) -> AnyNode? { part.child(at: place) }

  override fileprivate func place(of node: AnyNode) -> SpawnedAction.Place? {
    part.place(of: node)
  }

  /// The state; after the end of the feature, the one that was last seen.
  var state: State {
    if isMounted || last == nil, let state = location.read({ $0 }) { return state }
    guard let last else { preconditionFailure("The state of \(name) does not exist any more.") }
    return last
  }

  /// Whether somebody may read the state after the end.
  private var mayBeReadLater: Bool { !isPermanent && (needsLast || !tasks.isEmpty) }

  private func noteState() {
    if let state = location.read({ $0 }) { last = state }
  }

  override var outline: ReducerOutline { ReducerOutline(name: name, parts: part.outline) }

  override var current: Any? { location.read { $0 } }

  override var logged: Any? {
    guard isMounted else { return nil }
    return location.read { state in
      shownSnapshot(of: state)
    }
  }

  override func name(of id: StoreTaskID) -> String? {
    let state = state
    guard let layout = StructLayout.of(State.self) else { return nil }
    return layout.fields.first {
      (layout.value(of: $0, in: state) as? StoreTaskID)?.isIdentical(to: id) == true
    }.map { $0.name.hasPrefix("_") ? String($0.name.dropFirst()) : $0.name }
  }

  /// Ends the feature: cancels its tasks, ends its children, and runs its `onDismount` hooks.
  override func dismount() {
    guard isMounted, !isDismounting else { return }
    part.visitChildren { $0.dismount() }
    if !tasks.isEmpty {
      CancelCause.endOfChild(byAction: runtime.tasks.event + 1).holding {
        for task in tasks { task.effect.cancel() }
      }
    }
    isMounted = false
    way.pointee.isMounted = false
    isDismounting = true
    part.dismount()
    isDismounting = false
    forgetMemories()
    body = nil
    part = Part()
  }
}

/// The body of a feature that has been made.
struct FeatureBody<State, Action> {
  /// Evaluates the body.
  let makePart: (BuildContext<State, Action>) -> Part<State, Action>
  /// Evaluates a body that was evaluated before, and returns what it does if it consists of an `Update`.
  var update: (() -> ((inout State, Action) -> Void)?)?
}

/// How the actions of a child reach it through its ancestors.
struct ActionRoute<Action> {
  /// Routes an action from the outermost ancestor on.
  let deliver: (Action) -> Void
  /// The action in that of the outermost ancestor.
  let embed: (Action) -> Any
}

/// What a feature needs to make its parts.
struct BuildContext<State, Action> {
  let node: Node<State, Action>
  var scope: FeatureScope

  var runtime: FeatureRuntime { node.runtime }

  /// The context of what a modifier surrounds.
  func inside(_ scope: FeatureScope) -> Self { Self(node: node, scope: scope) }
}

/// The snapshot of a state, or the state if it has none.
package func shownSnapshot(of state: Any) -> Any {
  func open<Value: DebugSnapshotConvertible>(_ value: Value) -> Any { snap(value) }
  return (state as? any DebugSnapshotConvertible).map { open($0) } ?? state
}

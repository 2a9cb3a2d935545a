/// What is read and written for each event of a store.
@usableFromInline
struct RuntimeFlags {
  @usableFromInline enum Building { case hasReadNothing, hasReadState }

  /// Whether an event needs nothing but its change, what the features do after it, and its tasks: nobody but observers is told.
  @usableFromInline var isPlain = false
  /// Whether an update or a hook is running.
  @usableFromInline var isUpdating = false
  /// Whether something follows the change of a plain event: a feature has a hook or a child that may come and go, it has added a task, it
  /// removes a prompt, or somebody observes the state.
  @usableFromInline var hasMore = false
  /// Whether a body is being evaluated, and has read the state of a store.
  @usableFromInline var building: Building?
  /// The number of the last event; the beginning of the root feature is number 0.
  @usableFromInline var event = -1

  /// Evaluates a body.
  ///
  /// - Parameter flags: Not `self`, which nobody could change meanwhile.
  /// - Returns: Whether it has read the state of a store.
  static func noteReads(in flags: UnsafeMutablePointer<Self>, _ body: () -> Void) -> Bool {
    let outer = flags.pointee.building
    flags.pointee.building = .hasReadNothing
    body()
    defer { flags.pointee.building = outer }
    return flags.pointee.building == .hasReadState
  }
}

/// The way to a mounted feature.
@usableFromInline
struct FeatureWay<State, Action> {
  /// The flags of the runtime, which outlives the feature's node.
  @usableFromInline let flags: UnsafeMutablePointer<RuntimeFlags>
  /// The address of the state, if it is the same as long as the store exists.
  @usableFromInline let state: UnsafeMutablePointer<State>?
  /// What the parts of the feature do with an action; `nil` if that changes with each event. The node owns it.
  @usableFromInline var constant: Unmanaged<ConstantUpdate<State, Action>>?
  /// What the parts of the feature do with the next action, without a constant.
  @usableFromInline var changing: (inout State, Action) -> Void = { _, _ in }
  /// Whether the feature has not ended.
  @usableFromInline var isMounted = true

  /// The address of the state, if the next event is plain.
  @inlinable var plainState: UnsafeMutablePointer<State>? {
    flags.pointee.isPlain && isMounted ? state : nil
  }

  /// Notes that the state is read, for the body that may be evaluated now.
  @inlinable
  func noteRead() {
    if flags.pointee.building != nil { flags.pointee.building = .hasReadState }
  }

  /// Begins a plain event.
  @inlinable
  func begin() {
    flags.pointee.isPlain = false
    flags.pointee.isUpdating = true
  }

  /// Ends a plain event.
  ///
  /// - Returns: `false` if something follows the change, which has to be done first.
  @inlinable
  func end() -> Bool {
    guard !flags.pointee.hasMore else { return false }
    flags.pointee.event &+= 1
    flags.pointee.isUpdating = false
    flags.pointee.isPlain = true
    return true
  }
}

/// A function that handles actions. In a constant of an object that is certain to exist, it can be called without counting a reference to
/// what it holds, which takes longer than a small update.
@usableFromInline
final class ConstantUpdate<State, Action> {
  @usableFromInline let update: (inout State, Action) -> Void

  init(_ update: @escaping (inout State, Action) -> Void) { self.update = update }
}

extension UnsafeMutablePointer {
  /// Does what the parts of a feature do with an action.
  ///
  /// A method of the way itself would count references again, because it gets a copy of the way.
  ///
  /// Memory safety: nothing sets another function while this one runs. Bodies are evaluated and features end when an action has reached all
  /// features, and the end of a store waits for the event in which it occurs.
  @inlinable
  func update<State, Action>(_ state: inout State, _ action: Action)
  where Pointee == FeatureWay<State, Action> {
    guard let constant = pointee.constant else { return pointee.changing(&state, action) }
    constant._withUnsafeGuaranteedRef { $0.update(&state, action) }
  }

  /// Sets what the parts of a feature do until its body is evaluated again; `nil` if that changes with each event, and at the end.
  func setConstant<State, Action>(_ constant: ConstantUpdate<State, Action>?)
  where Pointee == FeatureWay<State, Action> {
    pointee.constant?.release()
    if let constant {
      pointee.constant = .passRetained(constant)
    } else {
      pointee.constant = nil
    }
  }
}

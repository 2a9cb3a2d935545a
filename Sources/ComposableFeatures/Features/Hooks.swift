extension FeatureProtocol {
  /// Runs a function once, when the feature begins.
  public func onMount(
    _ mounted: @escaping (_ state: inout State) -> Void
  ) -> _ModifiedFeature<Self> {
    _ModifiedFeature(self) { base, context in MountPart(base.part(in: context), context, mounted) }
  }

  /// Runs a function when the feature begins, and again whenever a value changes. What the previous run has started is cancelled.
  public func onMount<ID: Equatable>(
    id: @autoclosure @escaping () -> ID, _ mounted: @escaping (_ state: inout State) -> Void
  ) -> _ModifiedFeature<Self> {
    changing("onMount(id:)", id, runsInitially: true) { _, _, state in mounted(&state) }
  }

  /// Runs a function when the feature has ended. Its tasks are not cancelled.
  ///
  /// - Parameter dismounted: Receives the last state. Changes of it have no effect.
  public func onDismount(
    _ dismounted: @escaping (_ state: inout State) -> Void
  ) -> _ModifiedFeature<Self> {
    _ModifiedFeature(self) { base, context in
      DismountPart(base.part(in: context), context) {
        var state = context.node.state
        dismounted(&state)
      }
    }
  }

  /// Runs a function when the feature has ended. It is not cancelled, and can read the last state in `store`.
  public func onDismount(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column,
    _ dismounted: @escaping () async throws -> Void
  ) -> _ModifiedFeature<Self> {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return _ModifiedFeature(self) { base, context in
      DismountPart(base.part(in: context), context) {
        context.runtime.add(to: context.node, id: nil, name: nil, at: location, dismounted)
      }
    }
  }

  /// Runs a function when a value has changed, whatever has changed it.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - initial: Whether it also runs when the feature begins.
  ///   - changed: Receives the old value, the new value, and the state.
  public func onChange<Value: Equatable>(
    of value: @autoclosure @escaping () -> Value, initial: Bool = false,
    _ changed: @escaping (_ old: Value, _ new: Value, _ state: inout State) -> Void
  ) -> _ModifiedFeature<Self> {
    changing("onChange", value, runsInitially: initial, changed)
  }

  /// Runs a function when a value has changed: the spelling of April 2026.
  public func onChange<Value: Equatable>(
    of value: @autoclosure @escaping () -> Value, initial: Bool = false,
    _ changed: @escaping (_ old: Value, _ state: inout State) -> Void
  ) -> _ModifiedFeature<Self> {
    changing("onChange", value, runsInitially: initial) { old, _, state in changed(old, &state) }
  }

  /// Runs a function when a value has changed.
  public func onChange<Value: Equatable>(
    of value: @autoclosure @escaping () -> Value, initial: Bool = false,
    _ changed: @escaping (_ state: inout State) -> Void
  ) -> _ModifiedFeature<Self> {
    changing("onChange", value, runsInitially: initial) { _, _, state in changed(&state) }
  }

  /// Runs a function when a trigger was called.
  ///
  /// [I] Calls of a trigger between two rounds of hooks run it once.
  public func onTrigger(
    _ trigger: @autoclosure @escaping () -> Trigger,
    _ triggered: @escaping (_ state: inout State) -> Void
  ) -> _ModifiedFeature<Self> {
    _ModifiedFeature(self) { base, context in
      let calls = { trigger().calls(in: context.runtime) }
      return ChangePart(base.part(in: context), context, "onTrigger", calls, runsInitially: false) {
        triggered(&$2)
      }
    }
  }

  private func changing<Value: Equatable>(
    _ kind: String, _ value: @escaping () -> Value, runsInitially: Bool,
    _ changed: @escaping (Value, Value, inout State) -> Void
  ) -> _ModifiedFeature<Self> {
    _ModifiedFeature(self) { base, context in
      ChangePart(
        base.part(in: context), context, kind, value, runsInitially: runsInitially, changed)
    }
  }
}

private final class MountPart<State, Action>: PartAround<State, Action> {
  private let context: BuildContext<State, Action>
  private let mounted: (inout State) -> Void
  private let memory: HookMemory

  init(
    _ content: Part<State, Action>, _ context: BuildContext<State, Action>,
    _ mounted: @escaping (inout State) -> Void
  ) {
    self.context = context
    self.mounted = mounted
    memory = context.node.memory { HookMemory("onMount", of: context.node) }
    super.init(content)
  }

  override var outline: [ReducerOutline] { super.outline + [ReducerOutline(name: memory.kind)] }

  override func mount() {
    super.mount()
    context.runtime.run(memory, in: context.scope) { _ = context.node.location.modify(mounted) }
  }
}

private final class DismountPart<State, Action>: PartAround<State, Action> {
  private let context: BuildContext<State, Action>
  private let dismounted: () -> Void
  private let memory: HookMemory

  init(
    _ content: Part<State, Action>, _ context: BuildContext<State, Action>,
    _ dismounted: @escaping () -> Void
  ) {
    self.context = context
    self.dismounted = dismounted
    memory = context.node.memory { HookMemory("onDismount", of: context.node) }
    context.node.needsLast = true
    super.init(content)
  }

  override var outline: [ReducerOutline] { super.outline + [ReducerOutline(name: memory.kind)] }

  override func dismount() {
    super.dismount()
    context.runtime.run(memory, in: context.scope, dismounted)
  }
}

/// What a hook for changes remembers.
private final class ChangeMemory<Value>: HookMemory {
  var value: Value?
}

private final class ChangePart<State, Action, Value: Equatable>: PartAround<State, Action> {
  private let context: BuildContext<State, Action>
  private let value: () -> Value
  private let runsInitially: Bool
  private let changed: (Value, Value, inout State) -> Void
  private let memory: ChangeMemory<Value>

  init(
    _ content: Part<State, Action>, _ context: BuildContext<State, Action>,
    _ kind: String, _ value: @escaping () -> Value, runsInitially: Bool,
    _ changed: @escaping (Value, Value, inout State) -> Void
  ) {
    self.context = context
    self.value = value
    self.runsInitially = runsInitially
    self.changed = changed
    memory = context.node.memory { ChangeMemory<Value>(kind, of: context.node) }
    super.init(content)
  }

  override func prepare() {
    super.prepare()
    memory.value = value()
  }

  override func mount() {
    super.mount()
    guard runsInitially else { return }
    let value = value()
    memory.value = value
    run(value, value)
  }

  override func settle() -> Bool {
    let didAnything = super.settle()
    let value = value()
    guard let old = memory.value else {
      memory.value = value
      return didAnything
    }
    guard old != value else { return didAnything }
    memory.value = value
    memory.cancelPreviousRun()
    run(old, value)
    return true
  }

  private func run(_ old: Value, _ new: Value) {
    if memory.kind != "onTrigger" {
      memory.reason = context.runtime.tracer?.change(from: old, to: new)
    }
    context.runtime.run(memory, in: context.scope) {
      _ = context.node.location.modify { changed(old, new, &$0) }
    }
  }

  override var isPassive: Bool { false }
  override var outline: [ReducerOutline] { super.outline + [ReducerOutline(name: memory.kind)] }
}

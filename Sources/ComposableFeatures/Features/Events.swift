extension FeatureProtocol {
  /// Runs a function when a descendant posts an event.
  ///
  /// - Parameters:
  ///   - key: The kind of the event.
  ///   - received: Receives the value of the event and the state.
  public func onEvent<Key: FeatureEventKey>(
    _ key: Key.Type, _ received: @escaping (_ value: Key.Value, _ state: inout State) -> Void
  ) -> _ModifiedFeature<Self> {
    _ModifiedFeature(self) { base, context in
      let memory = context.node.memory { HookMemory("onEvent \(key)", of: context.node) }
      let listener = EventListener(key: ObjectIdentifier(key)) { [context] value in
        context.runtime.run(memory, in: context.scope) {
          _ = context.node.location.modify { received(value as! Key.Value, &$0) }
        }
      }
      let inner = context.inside(FeatureScope(inside: context.scope, listener: listener))
      return ListeningPart(base.part(in: inner), memory)
    }
  }

  /// Passes a value to the ancestors of the feature.
  public func preference<Key: FeaturePreferenceKey>(
    key: Key.Type, value: @autoclosure @escaping () -> Key.Value
  ) -> _ModifiedFeature<Self> {
    _ModifiedFeature(self) { base, context in
      PreferencePart<State, Action, Key>(base.part(in: context), value)
    }
  }

  /// Runs a function when the reduced value of the preferences of the feature and its descendants has changed.
  ///
  /// [I] It begins with the default value, so that it runs when the feature begins with another one.
  public func onPreferenceChange<Key: FeaturePreferenceKey>(
    _ key: Key.Type, _ changed: @escaping (_ value: Key.Value, _ state: inout State) -> Void
  ) -> _ModifiedFeature<Self> where Key.Value: Equatable {
    _ModifiedFeature(self) { base, context in
      PreferenceChangePart<State, Action, Key>(base.part(in: context), context, changed)
    }
  }
}

/// A part with a listener. It does nothing but name it.
private final class ListeningPart<State, Action>: PartAround<State, Action> {
  private let memory: HookMemory

  init(_ content: Part<State, Action>, _ memory: HookMemory) {
    self.memory = memory
    super.init(content)
  }

  override var outline: [ReducerOutline] { super.outline + [ReducerOutline(name: memory.kind)] }
}

private final class PreferencePart<State, Action, Key: FeaturePreferenceKey>:
  PartAround<State, Action>
{
  private let value: () -> Key.Value

  init(_ content: Part<State, Action>, _ value: @escaping () -> Key.Value) {
    self.value = value
    super.init(content)
  }

  override func collect<Other: FeaturePreferenceKey>(
    _ key: Other.Type, _ visit: (Other.Value) -> Void
  ) {
    super.collect(key, visit)
    if key == Key.self, let value = value() as? Other.Value { visit(value) }
  }
}

private final class PreferenceMemory<Value>: HookMemory {
  var value: Value

  init(_ value: Value, of node: AnyNode) {
    self.value = value
    super.init("onPreferenceChange", of: node)
  }
}

private final class PreferenceChangePart<State, Action, Key: FeaturePreferenceKey>:
  PartAround<State, Action>
where Key.Value: Equatable {
  private let context: BuildContext<State, Action>
  private let changed: (Key.Value, inout State) -> Void
  private let memory: PreferenceMemory<Key.Value>

  init(
    _ content: Part<State, Action>, _ context: BuildContext<State, Action>,
    _ changed: @escaping (Key.Value, inout State) -> Void
  ) {
    self.context = context
    self.changed = changed
    memory = context.node.memory { PreferenceMemory(Key.defaultValue, of: context.node) }
    super.init(content)
  }

  override func settle() -> Bool {
    let didAnything = super.settle()
    var value = Key.defaultValue
    content.collect(Key.self) { next in Key.reduce(value: &value) { next } }
    guard value != memory.value else { return didAnything }
    memory.reason = context.runtime.tracer?.change(from: memory.value, to: value)
    memory.value = value
    memory.cancelPreviousRun()
    context.runtime.run(memory, in: context.scope) {
      _ = context.node.location.modify { changed(value, &$0) }
    }
    return true
  }

  override var isPassive: Bool { false }

  override var outline: [ReducerOutline] { super.outline + [ReducerOutline(name: memory.kind)] }
}

/// Finds the view for the scope of the prompt.
@MainActor
struct ScopedView {
  let loaded: RunningFeature
  let catalog: FeatureCatalog

  /// A view, and the memory that it is drawn with.
  enum Found {
    case whole(any View, ViewMemory)
    /// A view inside another one.
    case part(PlacedView)

    @MainActor var placed: PlacedView {
      switch self {
      case .whole(let view, let memory): PlacedView(whole: view, memory: memory)
      case .part(let placed): placed
      }
    }

    /// The name of the view's type.
    @MainActor var name: String {
      switch self {
      case .whole(let view, _): "\(type(of: view))"
      case .part(let placed): "\(type(of: placed.view))"
      }
    }
  }

  /// The view; `nil` if there is none.
  ///
  /// At the root, it is the feature's view. In a child, it is the view that a parent's view passes
  /// the child's store to, starting with the outermost parent, or else the view of a feature of the
  /// same types.
  var found: Found? {
    for length in 0...loaded.scope.steps.count {
      var scope = loaded.scope
      scope.steps.removeSubrange(length...)
      guard let view = view(of: scope) else { continue }
      let memory = loaded.store.viewMemories[scope]
      if length == loaded.scope.steps.count { return .whole(view, memory) }
      if let part = part(of: view, memory) { return .part(part) }
    }
    return nil
  }

  private func view(of scope: ScopePath) -> (any View)? {
    guard let (state, action) = scope.types else { return loaded.store.view }
    return (loaded.fileFeatures + catalog.features).lazy
      .filter { $0.stateType == state && $0.actionType == action }
      .compactMap { $0.childView?(loaded.store, scope) }.first
  }

  /// The view within a view that holds the child's store.
  private func part(of view: any View, _ memory: ViewMemory) -> PlacedView? {
    let rows = loaded.scope.steps.compactMap { $0.row?.id as? AnyHashable }
    return PlacedView.all(
      in: view, memory: memory, rowLimit: ScreenSettings.mostRows, requiredRows: Set(rows)
    ) { !stores(in: $0).isEmpty }
    .first { stores(in: $0.view).contains(where: isChilds) }
  }

  /// The stores in a view's properties that are of the child's types.
  private func stores(in view: any View) -> [any AnyStore] {
    let (state, action) = loaded.scopedTypes
    return Mirror(reflecting: view).children
      .map { ($0.value as? any ObjectWrapper)?.object ?? $0.value }.compactMap {
        $0 as? any AnyStore
      }
      .filter { type(of: $0).types.state == state && type(of: $0).types.action == action }
  }

  /// Whether a store of the child's types belongs to the child and not to another child of the same types: a sample action is sent
  /// to it, and has to reach the root as an action of the child. Nothing is reduced.
  private func isChilds(_ store: any AnyStore) -> Bool {
    guard let state = loaded.scope.state(in: loaded.store.state) else { return false }
    let sample = sampleValue(of: loaded.scopedTypes.action) { type in
      (type as? any BindingActionType.Type).flatMap { Self.write($0, in: state) }
    }
    guard let sample else { return isEqual(store.anyState, state) }
    let sent = loaded.store.recording { _ = store.sendAny(sample) }
    return sent.contains { loaded.scope.extract($0) != nil }
  }

  /// A binding action that writes the value that a field has.
  private static func write(_ type: any BindingActionType.Type, in state: Any) -> Any? {
    guard let root = ValueSearch.first(of: type.rootType, in: state) else { return nil }
    return BindingField.all(of: type.rootType).lazy.compactMap { field in
      field.value(in: root).flatMap { type.write(field, $0, witness: root) }
    }.first
  }

  private func isEqual(_ one: Any, _ other: Any) -> Bool {
    guard let one = one as? any Equatable else { return true }
    func equals<Value: Equatable>(_ one: Value) -> Bool { exactly(other, as: Value.self) == one }
    return equals(one)
  }
}

/// A property wrapper that holds an object.
private protocol ObjectWrapper {
  var object: Any { get }
}

extension Bindable: ObjectWrapper {
  fileprivate var object: Any { wrappedValue }
}

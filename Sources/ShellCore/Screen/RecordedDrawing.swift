/// The bodies that are evaluated for an action.
struct RecordedDrawing {
  let evaluations: [BodyRecorder.Evaluation]
  /// The views on the screen whose bodies could be evaluated.
  let views: [any View]
}

/// A feature whose past actions can be drawn again.
@MainActor
protocol RedrawnFeature {
  /// Repeats the changes of actions in a store of their own, and records what is drawn for each. No action is sent, and no effect runs.
  ///
  /// - Returns: `nil` without a view, or if a state was dropped.
  func drawings(of actions: Range<Int>) -> [RecordedDrawing]?
}

extension TypedSessionStore: RedrawnFeature {
  func drawings(of actions: Range<Int>) -> [RecordedDrawing]? {
    guard let makeView, let start = typedSnapshots.state(after: actions.lowerBound - 1) else {
      return nil
    }
    let store = Store<R.State, R.Action>(initialState: start) { EmptyReducer() }
    let recorder = BodyRecorder(differences: ViewDifference.names)
    FieldReads.read = recorder.read
    FieldReads.changed = { recorder.change($0, isInChildren: haveSameChildren($1, $2)) }
    defer { (FieldReads.read, FieldReads.changed) = (nil, nil) }
    let view = BodyEvaluation.run { makeView(store) }
    _ = recorder.draw(view)
    return actions.map { number in
      if let state = typedSnapshots.state(after: number) { store.replaceState(state) }
      return RecordedDrawing(evaluations: recorder.draw(view), views: recorder.views)
    }
  }
}

/// What differs between two values of a view.
enum ViewDifference {
  /// The names of the stored properties that differ, without those whose values are kept outside of the view.
  static func names(_ old: Any, _ new: Any) -> [String] {
    guard let layout = StructLayout.of(type(of: new)) else { return [] }
    return layout.fields.filter { field in
      !(field.type is any DynamicProperty.Type) && !haveSameBytes(field, old, new)
        && !areEqual(layout.value(of: field, in: old), layout.value(of: field, in: new))
    }.map { $0.name.hasPrefix("_") ? String($0.name.dropFirst()) : $0.name }
  }

  /// Whether two values are equal as far as can be known. Functions, and objects, are only equal to themselves.
  private static func areEqual(_ old: Any?, _ new: Any?) -> Bool {
    guard let old, let new, type(of: old) == type(of: new) else { return false }
    if let old = old as? any Equatable { return isEqual(old, new) }
    guard let layout = StructLayout.of(type(of: new)), layout.isMemberwise else { return false }
    return names(old, new).isEmpty
  }

  private static func isEqual<Value: Equatable>(_ old: Value, _ new: Any) -> Bool {
    exactly(new, as: Value.self) == old
  }

  private static func haveSameBytes(_ field: StructLayout.Field, _ old: Any, _ new: Any) -> Bool {
    func size<Value>(of _: Value.Type) -> Int { MemoryLayout<Value>.size }
    func bytes<Whole>(of whole: Whole) -> [UInt8] {
      let size = _openExistential(field.type, do: size)
      return withUnsafeBytes(of: whole) { Array($0[field.offset..<(field.offset + size)]) }
    }
    return _openExistential(old, do: bytes) == _openExistential(new, do: bytes)
  }
}

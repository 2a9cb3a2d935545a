/// How a feature is put together: its reducers, in the order in which they run, each with its
/// parts.
package struct ReducerOutline: Sendable {
  /// The feature's name, or the operator's: `AmountControl`, `Scope`, `Reduce`.
  package let name: String
  /// For an operator that runs a child: where and on which actions.
  package let link: ChildLink?
  /// Whether the same feature stands further up, so that its parts are not listed again.
  package let isRecursive: Bool
  package let parts: [ReducerOutline]

  /// The outline of a feature.
  package static func of<R: Reducer>(_ reducer: R) -> [ReducerOutline] {
    let recorder = OutlineRecorder()
    recorder.recordOnce(R.self) { _ = reducer._prepare(Preparation(outline: recorder)) }
    return recorder.roots
  }

  /// This reducer and all that are part of it.
  package var flattened: [ReducerOutline] { [self] + parts.flatMap(\.flattened) }
}

/// Writes an outline down while a feature is prepared for it.
@usableFromInline
final class OutlineRecorder {
  private var open: [[ReducerOutline]] = [[]]
  private var openTypes: [ObjectIdentifier] = []

  var roots: [ReducerOutline] { open[0] }

  @usableFromInline
  func record<Prepared>(_ description: ReducerDescription, _ prepare: () -> Prepared) -> Prepared {
    open.append([])
    let prepared = prepare()
    let parts = open.removeLast()
    add(
      ReducerOutline(
        name: description.name, link: description.link, isRecursive: false, parts: parts))
    return prepared
  }

  /// Records a child, unless it is part of itself.
  @usableFromInline
  func recordOnce(_ child: Any.Type, _ prepare: () -> Void) {
    let id = ObjectIdentifier(child)
    guard !openTypes.contains(id) else {
      return add(
        ReducerOutline(name: TypeName.of(child), link: nil, isRecursive: true, parts: []))
    }
    openTypes.append(id)
    prepare()
    openTypes.removeLast()
  }

  private func add(_ outline: ReducerOutline) { open[open.count - 1].append(outline) }
}

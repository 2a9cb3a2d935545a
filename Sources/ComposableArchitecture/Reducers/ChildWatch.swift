import Reflection

/// Tells whether a child is still the same after the parent has run: it is there, its `id` is the
/// same if its state is `Identifiable`, and so is its case if it is an enum.
@usableFromInline
class ChildWatch<Child> {
  private final let cases = EnumCases<Child>()
  private final var tag = 0

  fileprivate init() {}

  /// What fits the type of the child.
  @usableFromInline
  static func make() -> ChildWatch {
    func open<I: Identifiable>(_: I.Type) -> ChildWatch { IdentifiableWatch<Child, I>() }
    return (Child.self as? any Identifiable.Type).map { open($0) } ?? ChildWatch()
  }

  /// Takes down who the child is; true.
  @usableFromInline
  func remember(_ child: Child) -> Bool {
    tag = tag(of: child)
    return true
  }

  /// Whether this is the child that was taken down.
  @usableFromInline
  func isSame(_ child: Child) -> Bool { tag == tag(of: child) }

  private final func tag(of child: Child) -> Int {
    cases?.tag(of: child) ?? 0
  }
}

/// For a child with an id. `I` is `Child`, known to be identifiable.
private final class IdentifiableWatch<Child, I: Identifiable>: ChildWatch<Child> {
  private var id: I.ID?

  override func remember(_ child: Child) -> Bool {
    id = id(of: child)
    return super.remember(child)
  }

  override func isSame(_ child: Child) -> Bool {
    defer { id = nil }
    return id(of: child) == id && super.isSame(child)
  }

  private func id(of child: Child) -> I.ID {
    withIdentical(child, as: I.self) { $0.id }
  }
}

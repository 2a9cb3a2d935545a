/// Tells presented children apart: by the case of the state, if it is an enum, and by the ID of the state
/// or of the case's payload.
///
/// A new state with the same case and without an ID is the same child.
@usableFromInline
struct PresentedID: Hashable, @unchecked Sendable {
  // Unchecked: the ID is immutable here; it is only hashed and compared.
  @usableFromInline let tag: Int
  /// An object, so that the many identities without an ID are copied without a call.
  @usableFromInline let id: Identifier?

  @usableFromInline
  final class Identifier: Hashable {
    private let value: AnyHashable

    init(_ value: AnyHashable) { self.value = value }

    @usableFromInline
    static func == (lhs: Identifier, rhs: Identifier) -> Bool { lhs.value == rhs.value }

    @usableFromInline
    func hash(into hasher: inout Hasher) { hasher.combine(value) }
  }

  @inlinable
  init(tag: Int, id: Identifier? = nil) {
    self.tag = tag
    self.id = id
  }

  @inlinable
  static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.tag == rhs.tag && (lhs.id === rhs.id || lhs.id == rhs.id)
  }
}

/// What is known about the type of a presented child's state. It is found out once for each operator.
@usableFromInline
final class PresentedType<Child>: @unchecked Sendable {
  // Unchecked: immutable.
  @usableFromInline let cases = EnumCases<Child>()
  @usableFromInline let mayHaveID: Bool
  /// Whether a child may be an alert or a dialog.
  @usableFromInline let mayBeEphemeral: Bool
  private let layout = EnumLayout.of(Child.self)
  private let kinds: [PresentedKind]

  @usableFromInline
  init() {
    let own = PresentedKind(Child.self)
    kinds =
      layout.map { $0.cases.map { own.isIdentifiable ? own : PresentedKind($0.payload) } } ?? [own]
    mayHaveID = kinds.contains(where: \.isIdentifiable)
    mayBeEphemeral = kinds.contains { $0.ephemeralAction != nil }
  }

  private func kind(at tag: Int) -> PresentedKind? {
    kinds.indices.contains(tag) ? kinds[tag] : nil
  }

  @inlinable
  func id(of child: Child) -> PresentedID {
    let tag = cases?.tag(of: child) ?? 0
    return mayHaveID ? id(of: child, tag) : PresentedID(tag: tag)
  }

  @usableFromInline
  func id(of child: Child, _ tag: Int) -> PresentedID {
    guard kind(at: tag)?.isIdentifiable == true else { return PresentedID(tag: tag) }
    if let own = child as? any Identifiable { return PresentedID(tag: tag, id: anyID(of: own)) }
    let payload = layout?.payload(of: child) as? any Identifiable
    return PresentedID(tag: tag, id: payload.map { anyID(of: $0) })
  }

  private func anyID<I: Identifiable>(of value: I) -> PresentedID.Identifier {
    PresentedID.Identifier(AnyHashable(value.id))
  }

  /// Whether a child is an alert or a dialog, which is closed by any action.
  @usableFromInline
  func isEphemeral(_ id: PresentedID) -> Bool { kind(at: id.tag)?.ephemeralAction != nil }

  /// Whether an action is one of the alert's or dialog's buttons.
  @usableFromInline
  func closes<Action>(_ id: PresentedID, _ action: Action) -> Bool {
    guard let expected = kind(at: id.tag)?.ephemeralAction else { return false }
    if expected == Action.self { return true }
    return EnumLayout.of(Action.self)?.caseOf(action)?.payload == expected
  }
}

/// What a presented state, or the payload of one of its cases, is.
private struct PresentedKind {
  var isIdentifiable = false
  /// The type of the actions if the child is an alert or a dialog.
  var ephemeralAction: Any.Type?

  init(_ type: Any.Type?) {
    guard let type else { return }
    isIdentifiable = type is any Identifiable.Type
    ephemeralAction = (type as? any _EphemeralState.Type)?.actionType
  }
}

import Reflection

/// Tells presented children apart: by the case of the state, if it is an enum, and by the ID of the state
/// or of the case's payload.
///
/// A new state with the same case and without an ID is the same child.
@usableFromInline
struct PresentedID: Hashable, @unchecked Sendable {
  // Unchecked: the ID is immutable here; it is only hashed and compared.
  let tag: Int
  let id: AnyHashable?
}

/// What is known about the type of a presented child's state. It is found out once for each operator.
@usableFromInline
final class PresentedType<Child>: @unchecked Sendable {
  // Unchecked: immutable.
  private let cases = EnumCases<Child>()
  private let layout = EnumLayout.of(Child.self)
  private let kinds: [Kind]

  /// What a state, or the payload of one of its cases, is.
  private struct Kind {
    var isIdentifiable = false
    /// The type of the actions if the child is an alert or a dialog.
    var ephemeralAction: Any.Type?

    init(_ type: Any.Type?) {
      guard let type else { return }
      isIdentifiable = type is any Identifiable.Type
      ephemeralAction = (type as? any _EphemeralState.Type)?.actionType
    }
  }

  @usableFromInline
  init() {
    let own = Kind(Child.self)
    kinds = layout.map { $0.cases.map { own.isIdentifiable ? own : Kind($0.payload) } } ?? [own]
  }

  private func kind(at tag: Int) -> Kind? { kinds.indices.contains(tag) ? kinds[tag] : nil }

  /// The identity of a child.
  func id(of child: Child) -> PresentedID {
    let tag = cases?.tag(of: child) ?? 0
    guard kind(at: tag)?.isIdentifiable == true else { return PresentedID(tag: tag, id: nil) }
    if let own = child as? any Identifiable { return PresentedID(tag: tag, id: anyID(of: own)) }
    let payload = layout?.payload(of: child) as? any Identifiable
    return PresentedID(tag: tag, id: payload.map { anyID(of: $0) })
  }

  private func anyID<I: Identifiable>(of value: I) -> AnyHashable { AnyHashable(value.id) }

  /// Whether a child is an alert or a dialog, which is closed by any action.
  func isEphemeral(_ id: PresentedID) -> Bool { kind(at: id.tag)?.ephemeralAction != nil }

  /// Whether an action is one of the alert's or dialog's buttons.
  func closes<Action>(_ id: PresentedID, _ action: Action) -> Bool {
    guard let expected = kind(at: id.tag)?.ephemeralAction else { return false }
    if expected == Action.self { return true }
    return EnumLayout.of(Action.self)?.caseOf(action)?.payload == expected
  }
}

/// The state of something that any of its actions closes: an alert or a dialog.
public protocol _EphemeralState {
  /// The type of the actions.
  static var actionType: Any.Type { get }
}

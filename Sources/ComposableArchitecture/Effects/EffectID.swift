/// The identity under which effects of one store are cancelled.
///
/// Two values of different types are different ids, also where `AnyHashable` calls them equal (`1`
/// and `1.0`).
@usableFromInline
struct EffectID: Hashable, @unchecked Sendable {
  // Unchecked: the value inside is only hashed, compared and described, and never changed after it
  // was handed over.
  let base: AnyHashable
  private let type: ObjectIdentifier

  @usableFromInline
  init<ID: Hashable>(_ id: ID) {
    base = AnyHashable(id)
    type = ObjectIdentifier(Swift.type(of: base.base))
  }
}

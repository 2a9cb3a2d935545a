/// Who a child is: as long as this stays the same while the parent runs, so does the child.
@usableFromInline
struct ChildIdentity: Equatable {
  let id: EffectID?
  let tag: Int?
}

/// How to tell who a child is: by its id if its state is `Identifiable`, by its case if it is an enum, else by its being there.
struct ChildIdentification<Child> {
  private let id: ((Child) -> EffectID)?
  private let witnesses = EnumLayout.of(Child.self)?.witnesses

  init() { id = (Child.self as? any Identifiable.Type).map { Self.reader($0) } }

  func identity(of child: Child) -> ChildIdentity {
    let tag = witnesses.map { witnesses in
      withUnsafePointer(to: child) { witnesses.tag(at: $0) }
    }
    return ChildIdentity(id: id?(child), tag: tag)
  }

  private static func reader<I: Identifiable>(_: I.Type) -> (Child) -> EffectID {
    { child in exactly(child, as: I.self).map { EffectID($0.id) }! }
  }
}

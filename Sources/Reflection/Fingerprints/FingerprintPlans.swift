/// Makes fingerprints of values of any type.
///
/// How the parts of a type are read is decided once for each type. Then a value is read where it lies:
/// nothing is copied into an `Any`, which takes most of the time of ordinary reflection.
///
/// It is used by one thread.
package final class FingerprintPlans {
  /// Adds the value at an address.
  typealias Plan = (UnsafeRawPointer, inout Fingerprint) -> Void

  /// The types whose values are compared by their text, because they cannot be taken apart.
  package private(set) var opaque: [Any.Type] = []
  /// The cases of the enums that were added, of each type.
  package private(set) var seen: [SeenCases] = []
  private var plans: [ObjectIdentifier: Plan] = [:]
  private let text: ((Any) -> String)?
  /// Whether identifiers may be numbered. They may not if they are parts of elements that have no order.
  private var canNumber = true

  /// - Parameter text: The text of a value that cannot be taken apart.
  package init(text: @escaping (Any) -> String) { self.text = text }

  /// Makes fingerprints that are the same in each process. They leave out values that cannot be taken apart, such as instances of
  /// classes, whose hash values and texts can depend on the process.
  package init() { text = nil }

  package func add<T>(_ value: T, to fingerprint: inout Fingerprint) {
    let plan = plan(for: T.self)
    withUnsafePointer(to: value) { plan(UnsafeRawPointer($0), &fingerprint) }
  }

  /// A fingerprint to which a value of a type is added first.
  package func start<T>(_ value: T) -> Fingerprint {
    let plan = plan(for: T.self)
    var fingerprint = Fingerprint(isSymmetric: canNumber)
    withUnsafePointer(to: value) { plan(UnsafeRawPointer($0), &fingerprint) }
    return fingerprint
  }

  package func adding<T>(_ type: T.Type) -> (T, inout Fingerprint) -> Void {
    let plan = plan(for: type)
    return { value, fingerprint in
      withUnsafePointer(to: value) { plan(UnsafeRawPointer($0), &fingerprint) }
    }
  }

  func plan(for type: Any.Type) -> Plan {
    let key = ObjectIdentifier(type)
    if let known = plans[key] { return known }
    // A type that contains itself finds this entry.
    plans[key] = { [unowned self] in self.plans[key]!($0, &$1) }
    let made = make(type)
    plans[key] = made
    return made
  }

  private func make(_ type: Any.Type) -> Plan {
    if let type = type as? any Fingerprintable.Type { return Self.plan(type, self) }
    if let layout = TupleLayout.of(type) {
      return parts(layout.elements.map { ($0.offset, $0.type) })
    }
    if let layout = StructLayout.of(type), layout.isMemberwise, !layout.isOfCollections {
      let fields = layout.fields.filter { $0.name != "_$observationRegistrar" }
      return parts(fields.map { ($0.offset, $0.type) })
    }
    if let layout = EnumLayout.of(type), layout.isReadInPlace { return cases(layout) }
    guard let text else { return { _, _ in } }
    if let type = type as? any Hashable.Type { return hashing(type) }
    opaque.append(type)
    return described(type, text)
  }

  private func parts(_ parts: [(offset: Int, type: Any.Type)]) -> Plan {
    let plans = parts.map { (offset: $0.offset, plan: plan(for: $0.type)) }
    return { address, fingerprint in
      for part in plans { part.plan(address + part.offset, &fingerprint) }
    }
  }

  private func cases(_ layout: EnumLayout) -> Plan {
    let plans = layout.cases.map { $0.payload.map(plan(for:)) }
    let seen = SeenCases(layout)
    self.seen.append(seen)
    return { address, fingerprint in
      layout.withCase(at: address) { tag, payload in
        seen.note(tag)
        fingerprint.add(tag)
        if let plan = plans[tag] { plan(payload, &fingerprint) }
      }
    }
  }

  private func hashing<T: Hashable>(_ type: T.Type) -> Plan {
    { address, fingerprint in
      fingerprint.add(address.assumingMemoryBound(to: T.self).pointee.hashValue)
    }
  }

  private func described(_ type: Any.Type, _ text: @escaping (Any) -> String) -> Plan {
    func open<T>(_: T.Type) -> Plan {
      { address, fingerprint in
        let value = address.assumingMemoryBound(to: T.self).pointee
        // What an existential contains may be hashable, even if the existential is not.
        if let hashable = value as? any Hashable { return fingerprint.add(hashable.hashValue) }
        fingerprint.add(text(value))
      }
    }
    return _openExistential(type, do: open)
  }

  private static func plan<T: Fingerprintable>(_: T.Type, _ plans: FingerprintPlans) -> Plan {
    let add = T.adding(by: plans)
    return { add($0.assumingMemoryBound(to: T.self).pointee, &$1) }
  }

  /// A plan for elements without an order, each of which is added on its own.
  func unordered<T>(_ type: T.Type) -> (T) -> UInt64 {
    let plan = plan(for: type)
    if mayContainIdentifiers(type) { canNumber = false }
    return { value in
      var fingerprint = Fingerprint(isSymmetric: false)
      withUnsafePointer(to: value) { plan(UnsafeRawPointer($0), &fingerprint) }
      return fingerprint.value
    }
  }

  /// Whether identifiers could be parts of a type. Types that are not known for having none could.
  private func mayContainIdentifiers(_ type: Any.Type) -> Bool {
    if type is any IdentifierFree.Type { return false }
    if type is any FingerprintIdentifier.Type { return true }
    if let layout = TupleLayout.of(type) {
      return layout.elements.contains { mayContainIdentifiers($0.type) }
    }
    if let layout = StructLayout.of(type), layout.isMemberwise {
      return layout.fields.contains { mayContainIdentifiers($0.type) }
    }
    guard let layout = EnumLayout.of(type), layout.isReadable else { return true }
    return layout.cases.contains { $0.payload.map(mayContainIdentifiers) ?? false }
  }
}

/// The cases of an enum type that values were in.
package final class SeenCases {
  package let layout: EnumLayout
  private var tags: UInt64 = 0

  init(_ layout: EnumLayout) { self.layout = layout }

  @inline(__always) func note(_ tag: Int) { if tag < 64 { tags |= 1 << tag } }

  /// The names of the cases that no value was in.
  package var unseen: [String] {
    layout.cases.filter { $0.tag < 64 && tags & (1 << $0.tag) == 0 }.map(\.name).sorted()
  }
}

/// A type that knows what to add to a fingerprint, such as a collection.
package protocol Fingerprintable {
  static func adding(by plans: FingerprintPlans) -> (Self, inout Fingerprint) -> Void
}

/// A type without identifiers.
package protocol IdentifierFree {}

extension StructLayout {
  /// Whether the type is a hash table, whose parts depend on a random seed.
  fileprivate var isOfCollections: Bool { moduleName.hasSuffix("Collections") }
}

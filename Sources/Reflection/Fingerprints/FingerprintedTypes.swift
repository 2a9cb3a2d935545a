// The types of the standard library in fingerprints.

extension Fingerprintable where Self: FixedWidthInteger {
  package static func adding(by plans: FingerprintPlans) -> (Self, inout Fingerprint) -> Void {
    { $1.add(UInt64(truncatingIfNeeded: $0)) }
  }
}

extension Int: Fingerprintable, IdentifierFree {}
extension Int8: Fingerprintable, IdentifierFree {}
extension Int16: Fingerprintable, IdentifierFree {}
extension Int32: Fingerprintable, IdentifierFree {}
extension Int64: Fingerprintable, IdentifierFree {}
extension UInt: Fingerprintable, IdentifierFree {}
extension UInt8: Fingerprintable, IdentifierFree {}
extension UInt16: Fingerprintable, IdentifierFree {}
extension UInt32: Fingerprintable, IdentifierFree {}
extension UInt64: Fingerprintable, IdentifierFree {}

extension Bool: Fingerprintable, IdentifierFree {
  package static func adding(by plans: FingerprintPlans) -> (Bool, inout Fingerprint) -> Void {
    { $1.add($0 ? 1 : 0) }
  }
}

extension Double: Fingerprintable, IdentifierFree {
  package static func adding(by plans: FingerprintPlans) -> (Double, inout Fingerprint) -> Void {
    // `-0` is equal to `0`.
    { $1.add(($0 == 0 ? 0 : $0).bitPattern) }
  }
}

extension Float: Fingerprintable, IdentifierFree {
  package static func adding(by plans: FingerprintPlans) -> (Float, inout Fingerprint) -> Void {
    { $1.add(UInt64(($0 == 0 ? 0 : $0).bitPattern)) }
  }
}

extension String: Fingerprintable, IdentifierFree {
  package static func adding(by plans: FingerprintPlans) -> (String, inout Fingerprint) -> Void {
    { $1.add($0) }
  }
}

extension Array: Fingerprintable {
  package static func adding(by plans: FingerprintPlans) -> (Array, inout Fingerprint) -> Void {
    let plan = plans.plan(for: Element.self)
    return { array, fingerprint in
      fingerprint.add(array.count)
      array.withUnsafeBufferPointer { elements in
        guard var address = elements.baseAddress else { return }
        for _ in elements.indices {
          plan(UnsafeRawPointer(address), &fingerprint)
          address += 1
        }
      }
    }
  }
}

extension Set: Fingerprintable {
  package static func adding(by plans: FingerprintPlans) -> (Set, inout Fingerprint) -> Void {
    if let identifier = Element.self as? any FingerprintIdentifier.Type {
      let read = Self.reading(identifier)
      return { set, fingerprint in fingerprint.addUnordered(set.map(read)) }
    }
    let one = plans.unordered(Element.self)
    return { set, fingerprint in
      fingerprint.add(set.count)
      fingerprint.add(set.reduce(into: 0 as UInt64) { $0 &+= one($1) })
    }
  }

  private static func reading<ID: FingerprintIdentifier>(
    _: ID.Type
  ) -> (Element) -> Fingerprint.Identifier {
    { withIdentical($0, as: ID.self, \.identifier) }
  }
}

extension Dictionary: Fingerprintable {
  package static func adding(by plans: FingerprintPlans) -> (Dictionary, inout Fingerprint) -> Void
  {
    if let identifier = Key.self as? any FingerprintIdentifier.Type {
      return addingByIdentifier(identifier, plans)
    }
    let one = plans.unordered((Key, Value).self)
    return { dictionary, fingerprint in
      fingerprint.add(dictionary.count)
      fingerprint.add(dictionary.reduce(into: 0 as UInt64) { $0 &+= one(($1.key, $1.value)) })
    }
  }

  private static func addingByIdentifier<ID: FingerprintIdentifier>(
    _: ID.Type, _ plans: FingerprintPlans
  ) -> (Dictionary, inout Fingerprint) -> Void {
    let value = plans.adding(Value.self)
    return { dictionary, fingerprint in
      fingerprint.add(dictionary.count)
      var values: [Fingerprint.Identifier: Value] = [:]
      for (key, value) in dictionary {
        values[withIdentical(key, as: ID.self, \.identifier)] = value
      }
      for identifier in fingerprint.inOrder(Array(values.keys)) {
        fingerprint.add(identifier)
        value(values[identifier]!, &fingerprint)
      }
    }
  }
}

/// A type whose values identify something and mean nothing else, such as `UUID`.
package protocol FingerprintIdentifier: Fingerprintable {
  var identifier: Fingerprint.Identifier { get }
}

extension FingerprintIdentifier {
  package static func adding(by plans: FingerprintPlans) -> (Self, inout Fingerprint) -> Void {
    { $1.add($0.identifier) }
  }
}

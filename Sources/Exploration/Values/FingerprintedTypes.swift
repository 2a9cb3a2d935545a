// The types of states in fingerprints.

extension UUID: FingerprintIdentifier {
  package var identifier: Fingerprint.Identifier {
    withUnsafeBytes(of: uuid) { bytes in
      Fingerprint.Identifier(
        bytes.load(as: UInt64.self).bigEndian,
        bytes.load(fromByteOffset: 8, as: UInt64.self).bigEndian)
    }
  }
}

extension StackElementID: FingerprintIdentifier {
  // No UUID of an incrementing generator begins with the first word.
  package var identifier: Fingerprint.Identifier {
    Fingerprint.Identifier(.max, UInt64(bitPattern: Int64(number)))
  }
}

extension Date: Fingerprintable, IdentifierFree {
  package static func adding(by plans: FingerprintPlans) -> (Date, inout Fingerprint) -> Void {
    { $1.add($0.timeIntervalSinceReferenceDate.bitPattern) }
  }
}

extension IdentifiedArray: Fingerprintable {
  package static func adding(
    by plans: FingerprintPlans
  ) -> (IdentifiedArray, inout Fingerprint) -> Void {
    let add = plans.adding(Element.self)
    return { rows, fingerprint in
      fingerprint.add(rows.count)
      for row in rows { add(row, &fingerprint) }
    }
  }
}

extension StackState: Fingerprintable {
  package static func adding(
    by plans: FingerprintPlans
  ) -> (StackState, inout Fingerprint) -> Void {
    let add = plans.adding(Element.self)
    return { stack, fingerprint in
      fingerprint.add(stack.count)
      for (id, element) in zip(stack.ids, stack) {
        fingerprint.add(id.identifier)
        add(element, &fingerprint)
      }
    }
  }
}

// The ID of an alert is not a part of its value: it is another one each time the reducer runs.

extension AlertState: Fingerprintable {
  package static func adding(by plans: FingerprintPlans) -> (Self, inout Fingerprint) -> Void {
    let add = plans.adding(DialogParts<Action>.self)
    return { add(($0.title, $0.message, $0.buttons), &$1) }
  }
}

extension ConfirmationDialogState: Fingerprintable {
  package static func adding(by plans: FingerprintPlans) -> (Self, inout Fingerprint) -> Void {
    let add = plans.adding(DialogParts<Action>.self)
    return { add(($0.title, $0.message, $0.buttons), &$1) }
  }
}

private typealias DialogParts<Action> = (TextState, TextState?, [ButtonState<Action>])

extension PresentationState: Fingerprintable {
  package static func adding(
    by plans: FingerprintPlans
  ) -> (PresentationState, inout Fingerprint) -> Void {
    let add = plans.adding(State?.self)
    return { add($0.wrappedValue, &$1) }
  }
}

extension Shared: Fingerprintable {
  package static func adding(by plans: FingerprintPlans) -> (Shared, inout Fingerprint) -> Void {
    let add = plans.adding(Value.self)
    return { add($0.wrappedValue, &$1) }
  }
}

extension SharedReader: Fingerprintable {
  package static func adding(
    by plans: FingerprintPlans
  ) -> (SharedReader, inout Fingerprint) -> Void {
    let add = plans.adding(Value.self)
    return { add($0.wrappedValue, &$1) }
  }
}

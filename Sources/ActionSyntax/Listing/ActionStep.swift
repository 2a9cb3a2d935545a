import ComposableArchitecture
import Reflection

/// From a case to the cases of the enum that it carries last: what dots lead through.
package struct ActionStep {
  /// `.amountControl`, or `.todo[Int]` where something stands before the child's action.
  package let path: String

  /// The enum that follows.
  package let layout: EnumLayout

  /// nil: the case carries no enum at its end.
  package init?(_ enumCase: EnumCase) {
    let elements = CaseElement.all(of: enumCase)
    guard enumCase.isResolved, let last = elements.last, let layout = Self.cases(of: last.type)
    else { return nil }
    let before = elements.dropLast().map { TypeName.full($0.type) }.joined(separator: ", ")
    path = "." + enumCase.name + (before.isEmpty ? "" : "[\(before)]")
    self.layout = layout
  }

  /// The enum whose cases can be typed for `type`, out of optionals.
  package static func cases(of type: Any.Type) -> EnumLayout? {
    if let optional = type as? any OptionalType.Type { return cases(of: optional.wrapped) }
    guard !(type is any TextConstructible.Type), let layout = EnumLayout.of(type),
      !layout.cases.isEmpty
    else { return nil }
    return layout
  }
}

/// `Optional`, whatever it wraps.
package protocol OptionalType {
  static var wrapped: Any.Type { get }
}

extension Optional: OptionalType {
  package static var wrapped: Any.Type { Wrapped.self }
}

import ComposableArchitecture
import Reflection

/// A closure that matches an action that is not Equatable by its cases, ignoring their values.
enum ActionPattern {
  /// `{ if case .child(.loaded) = $0 { true } else { false } }`.
  static func matching(_ action: Any) throws(Unwritable) -> Code {
    guard let pattern = pattern(action) else {
      throw Unwritable(path: "action", reason: "\(TypeName.full(type(of: action))) is not an enum")
    }
    return .text("{ if case \(pattern) = $0 { true } else { false } }")
  }

  private static func pattern(_ value: Any) -> String? {
    guard let layout = EnumLayout.of(type(of: value)), !(value is any OptionalWritable),
      let found = layout.caseOf(value)
    else { return nil }
    guard let payload = layout.payload(of: value), let inner = inside(payload, found.label) else {
      return ".\(found.name)"
    }
    return ".\(found.name)(\(inner))"
  }

  /// The pattern in a case's parentheses; `nil` if it would match any value.
  private static func inside(_ payload: Any, _ label: String?) -> String? {
    guard label == nil, let layout = TupleLayout.of(type(of: payload)),
      let values = layout.values(of: payload)
    else { return pattern(payload).map { (label.map { "\($0): " } ?? "") + $0 } }
    let patterns = values.map(pattern)
    guard patterns.contains(where: { $0 != nil }) else { return nil }
    return zip(layout.elements, patterns).map { element, pattern in
      (element.label.map { "\($0): " } ?? "") + (pattern ?? "_")
    }.joined(separator: ", ")
  }
}

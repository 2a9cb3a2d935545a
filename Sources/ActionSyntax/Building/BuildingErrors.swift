import ComposableArchitecture
import Reflection

extension ValueBuilder {
  package func error(
    _ code: ActionErrorCode, _ summary: String, at range: Range<String.Index>,
    hint: String? = nil, suggestion: String? = nil
  ) -> ActionError {
    ActionError(code, summary, in: source, at: range, hint: hint, suggestion: suggestion)
  }

  /// The error for a value that is none of `type`.
  package func wrongType(_ node: Node, _ type: Any.Type) -> ActionError {
    error(
      .wrongType, subject.takes(TypeName.full(type)), at: node.range,
      hint: "expected " + Expectation.of(type), suggestion: nearCase(node, type))
  }

  /// The error for a value that has the right form, but does not exist.
  package func invalid(_ summary: String, _ node: Node, _ type: Any.Type) -> ActionError {
    error(.invalidValue, summary, at: node.range, hint: "expected " + Expectation.of(type))
  }

  package func notTypable(_ reason: String, at range: Range<String.Index>) -> ActionError {
    error(.notTypable, reason, at: range)
  }

  /// What was typed, or its first characters.
  package func shown(_ node: Node) -> String {
    let text = source[node.range]
    let head = text.prefix(24)
    return head.endIndex == text.endIndex ? String(head) : head + "…"
  }

  /// `"all"` where `.all` was meant.
  private func nearCase(_ node: Node, _ type: Any.Type) -> String? {
    guard case .string(let text) = node.kind, let layout = EnumLayout.of(type) else { return nil }
    return NearestName.to(text, in: layout.cases.map(\.name)).map { "." + $0 }
  }
}

/// An action that a user can send.
struct Candidate {
  let value: Any
  /// The index of its cases in ``CaseLabels``.
  let label: Int
  /// Whether it dismisses a child, which needs no control.
  var isDismissal = false

  /// The same candidate with another value; `nil` if that cannot be made.
  func map(_ transform: (Any) -> Any?) -> Candidate? {
    transform(value).map { Candidate(value: $0, label: label, isDismissal: isDismissal) }
  }
}

/// Numbers the paths of cases: `.todo.titleChanged`.
@MainActor
final class CaseLabels {
  private(set) var texts: [String] = []
  private var indices: [String: Int] = [:]

  func index(of path: String) -> Int {
    if let known = indices[path] { return known }
    indices[path] = texts.count
    texts.append(path)
    return texts.count - 1
  }
}

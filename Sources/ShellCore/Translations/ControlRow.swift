/// The line that says what operating a control did:
/// ```
/// [2] +: sent .plusButtonTapped
/// [1] Sound: isOn on -> off, sent .binding(.set(\.isOn, false)) and .saved
/// ```
struct ControlRow {
  /// The control and the value that was written, with the sign after them.
  private let head: Substring
  private let outcome: Substring

  private static let outcomes = ["sent ", "kept by the view", "started a task"]

  /// Reads a line; `nil` if it is not such a line.
  init?(_ line: Substring) {
    guard let end = line.firstIndex(of: "]"), line.hasPrefix("["),
      line[..<end].dropFirst().allSatisfy(\.isNumber)
    else { return nil }
    let signs = [": ", ", "]
    let start = line[end...].indices.first { index in
      signs.contains { sign in
        let rest = line[index...].dropFirst(sign.count)
        return line[index...].hasPrefix(sign)
          && Self.outcomes.contains { rest.hasPrefix($0) }
      }
    }
    guard let start else { return nil }
    let outcome = line.index(start, offsetBy: 2)
    (head, self.outcome) = (line[..<outcome], line[outcome...])
  }

  /// The line with its outcome in another language; `nil` if that is not known.
  func translated(by catalog: MessageCatalog) -> String? {
    // What a person typed can contain the words between actions.
    let isList = outcome.hasPrefix("sent .") && !outcome.contains("\"")
    let text =
      isList
      ? String(outcome).replacing(" and .", with: ", .").replacing(" and ", with: " or ")
      : String(outcome)
    return catalog.translation(of: text).map { head + $0 }
  }
}

/// A row below the numbers of `explore`, which says what was not tried or not found:
/// ```
///   not sent         .ticked (no control sends it)
///                    .response (by its name)
/// ```
struct ExplorationRow {
  /// The label; `nil` if the row continues the one above it.
  private let label: String?
  private let item: String

  private static let width = 17
  private static let labels = [
    "values": "시도한 값", "not sent": "보내지 않음", "no effect": "효과 없음", "not reached": "도달하지 않음",
    "not ended": "끝나지 않음", "not controlled": "통제 안 됨", "compared as text": "글자로 비교함",
  ]

  /// Reads a line without the spaces before it; `nil` if it is not such a row.
  init?(_ line: Substring, indent: Int) {
    guard indent == 2 else {
      guard indent == 2 + Self.width, line.hasSuffix(")") else { return nil }
      (label, item) = (nil, String(line))
      return
    }
    let head = line.prefix(Self.width)
    let label = String(head.reversed().drop { $0 == " " }.reversed())
    guard head.count == Self.width, head.last == " ", Self.labels[label] != nil else { return nil }
    (self.label, item) = (label, String(line.dropFirst(Self.width)))
  }

  /// The row with its label and its reason in another language.
  func translated(by catalog: MessageCatalog) -> String {
    let shown = label.flatMap { Self.labels[$0] } ?? ""
    // A syllable is two columns wide.
    let columns = shown.reduce(0) { $0 + ($1 == " " ? 1 : 2) }
    return "  " + shown + String(repeating: " ", count: max(1, Self.width - columns))
      + (item(by: catalog) ?? item)
  }

  /// The item with the reason in its brackets translated, or the whole item.
  private func item(by catalog: MessageCatalog) -> String? {
    if item.hasSuffix(")"), let open = item.firstIndex(of: "("), open > item.startIndex,
      let reason = catalog.translation(of: String(item[item.index(after: open)...].dropLast()))
    {
      return item[...open] + reason + ")"
    }
    return catalog.translation(of: item, least: 8)
  }
}

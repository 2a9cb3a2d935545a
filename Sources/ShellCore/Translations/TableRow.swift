/// A line with columns, or of a tree, of which the parts that the shell says are translated:
/// ```
///   @BindingState  lines 9, 23  deprecated in 1.24
/// └─ .child embeds Child
/// ```
struct TableRow {
  /// The lines of a tree before the text.
  private let lead: Substring
  /// The columns, each with the spaces after it.
  private let columns: [Substring]

  init(_ line: Substring) {
    let isBranch = line.contains("├─ ") || line.contains("└─ ")
    lead = isBranch ? line.prefix { "│├└─ ".contains($0) } : line.prefix(0)
    var columns: [Substring] = [], rest = line.dropFirst(lead.count)
    while let gap = rest.indices.first(where: { rest[$0...].hasPrefix("  ") }) {
      let end = rest[gap...].firstIndex { $0 != " " } ?? rest.endIndex
      columns.append(rest[..<end])
      rest = rest[end...]
    }
    self.columns = columns + [rest]
  }

  private var isInTree: Bool { !lead.isEmpty }
  private var last: Substring { columns[columns.count - 1] }

  /// The row with its last column translated, and the others as far as they say something; `nil` if it is not such a row.
  func translated(by translator: MessageTranslator, _ catalog: MessageCatalog) -> String? {
    guard isInTree || columns.count > 1, !(isInTree && last.contains("->")) else { return nil }
    if let row = effect(by: catalog) { return row }
    let text = String(last)
    let end = reading(by: catalog) ?? translator.message(text, least: least)
    guard let end = end ?? (isComparison || namesSpelling(catalog) ? text : nil) else { return nil }
    return columns.dropLast().reduce(String(lead)) { $0 + Self.shown($1, catalog) } + end
  }

  /// How much of the last column an entry determines at least. A feature prints no trees and no places.
  private var least: Int { isInTree || columns.dropLast().contains(where: Self.isPlace) ? 8 : 12 }

  /// Whether a line of the output before or after a change follows: `now  .tapped  no state changes`.
  private var isComparison: Bool { ["was  ", "now  "].contains(columns[0]) }

  /// Whether a spelling with a name in English precedes the code to write.
  private func namesSpelling(_ catalog: MessageCatalog) -> Bool {
    columns.count == 2 && last.hasPrefix("`") && catalog.fixed(Self.text(columns[0])) != nil
  }

  /// Why a body was evaluated, below `renders`; or the value of a field that an action binds, below `actions`.
  private func reading(by catalog: MessageCatalog) -> String? {
    let first = columns[0]
    let isCause =
      columns.count == 3 && first.first?.isNumber == true
      && (last == "appears" || ["reads ", "is given "].contains(where: last.hasPrefix))
    let isValue = columns.count == 2 && first.hasPrefix(".") && last.hasPrefix("now ")
    return isCause || isValue ? catalog.translation(of: String(last)) : nil
  }

  /// A row of `effects`: `1  asleep until 3s  Timer.swift:24  from action 1  id CancelID.timer`.
  private func effect(by catalog: MessageCatalog) -> String? {
    let texts = columns.map(Self.text)
    guard texts.count > 3, texts[0].allSatisfy(\.isNumber), texts[3].hasPrefix("from "),
      let state = catalog.translation(of: texts[1]), let origin = catalog.translation(of: texts[3])
    else { return nil }
    return ([texts[0], state, texts[2], origin] + texts[4...]).joined(separator: "  ")
  }

  private static func text(_ column: Substring) -> String {
    String(column.reversed().drop { $0 == " " }.reversed())
  }

  /// `line 3`, `lines 3, 8, +2`.
  private static func isPlace(_ column: Substring) -> Bool {
    text(column).contains(#/^lines? \d[\d, +]*$/#)
  }

  /// A column before the last one. Those below keep their places.
  private static func shown(_ column: Substring, _ catalog: MessageCatalog) -> String {
    let text = text(column), isPlace = isPlace(column)
    let isWhole = text.contains(" ") || ["was", "now"].contains(text)
    guard isPlace || isWhole, !text.hasPrefix("."),
      let known = isPlace ? catalog.translation(of: text) : catalog.fixed(text)
    else { return String(column) }
    let width = ColumnWidth.of(String(column)) - ColumnWidth.of(known)
    return known + String(repeating: " ", count: max(2, width))
  }
}

/// The bodies that actions evaluate, as text.
///
/// ```
/// action 3 evaluates 4 of 6 bodies
///   1  CartView  reads selection
///   3  RowView   is given isSelected
/// note: all 3 `RowView` are evaluated, and 1 is drawn differently
/// ```
struct RendersText {
  private let drawings: [RecordedDrawing]
  private let actions: Range<Int>

  init(_ drawings: [RecordedDrawing], of actions: Range<Int>) {
    self.actions = actions
    self.drawings = drawings.map { drawing in
      RecordedDrawing(
        evaluations: drawing.evaluations.filter { Self.isShown($0.view) }, views: drawing.views)
    }
  }

  /// How many bodies are evaluated, for all actions together.
  var count: Int { drawings.reduce(0) { $0 + $1.evaluations.count } }

  /// Marks the bodies where the view is drawn.
  @MainActor
  var marks: MarkedBodies {
    MarkedBodies(drawings.flatMap(\.evaluations), hasOwnMark: Self.isShown)
  }

  func lines(withSharedChange: Bool) -> [String] {
    let shared = "note: a shared value has changed, too; the bodies that read it are not shown"
    return [heading] + table + notes + (withSharedChange ? [shared] : [])
  }

  private var heading: String {
    let all = drawings.last.map { $0.views.count(where: Self.isShown) } ?? 0
    let bodies = all == 1 ? "1 body" : "\(countText(all)) bodies"
    let number = countText(count), first = actions.lowerBound, last = actions.upperBound - 1
    return switch (first == last, count == 0) {
    case (true, true): "action \(first) evaluates none of \(bodies)"
    case (true, false): "action \(first) evaluates \(number) of \(bodies)"
    case (false, true): "actions \(first) to \(last) evaluate none of \(bodies)"
    case (false, false):
      "actions \(first) to \(last) evaluate \(number), with \(bodies) on the screen"
    }
  }

  // MARK: Views

  /// Whether a view is one of the feature's, or observes for one.
  private static func isShown(_ view: any View) -> Bool {
    let name = String(reflecting: type(of: view))
    if name.hasPrefix("ComposableArchitecture.") { return name.hasPrefix(observing) }
    return !name.hasPrefix("TerminalUI.") && !name.hasPrefix("SwiftUI.")
  }

  private static let observing = "ComposableArchitecture.WithViewStore<"

  private func name(_ evaluation: BodyRecorder.Evaluation, in drawing: RecordedDrawing) -> String {
    var above = evaluation.above
    let name = TypeName.of(type(of: evaluation.view))
    guard String(reflecting: type(of: evaluation.view)).hasPrefix(Self.observing) else {
      return name
    }
    while let number = above {
      let view = drawing.views[number]
      let isOther = !String(reflecting: type(of: view)).hasPrefix(Self.observing)
      if Self.isShown(view), isOther { return "\(name) in \(TypeName.of(type(of: view)))" }
      above = number == 0 ? nil : number - 1
    }
    return name
  }

  // MARK: The table

  private func text(of cause: BodyRecorder.Cause) -> String {
    switch cause {
    case .appeared: "appears"
    case .reads(let names): "reads \(names.joined(separator: ", "))"
    case .values(let names): "is given \(names.joined(separator: ", "))"
    }
  }

  private var table: [String] {
    let rows = drawings.flatMap { drawing in
      drawing.evaluations.map { [name($0, in: drawing), text(of: $0.cause)] }
    }
    let counts = Dictionary(rows.map { ($0, 1) }, uniquingKeysWith: +)
    return TextTable([.init(), .init(alignment: .trailing)]).lines(
      rows.withoutRepetitions.map { ["", countText(counts[$0]!)] + $0 })
  }

  // MARK: Notes

  private var notes: [String] {
    drawings.flatMap { rowNotes($0) + unshownNotes($0) }.withoutRepetitions
  }

  /// Bodies that read what has changed and draw the same, without rows, of which another note counts those.
  private func unshownNotes(_ drawing: RecordedDrawing) -> [String] {
    drawing.evaluations.filter { one in
      one.isDrawnAsBefore
        && drawing.evaluations.count { type(of: $0.view) == type(of: one.view) } < 3
    }.compactMap { one in
      guard case .reads(let names) = one.cause else { return nil }
      let read = names.joined(separator: ", ")
      return "note: `\(name(one, in: drawing))` reads \(read), and is drawn as before"
    }
  }

  /// Rows that are all evaluated, although fewer are drawn differently.
  private func rowNotes(_ drawing: RecordedDrawing) -> [String] {
    let all = Dictionary(grouping: drawing.views) { String(reflecting: type(of: $0)) }
    let again = Dictionary(grouping: drawing.evaluations) {
      String(reflecting: type(of: $0.view))
    }
    var notes: [String] = []
    for (type, rows) in again.sorted(by: { $0.key < $1.key }) where rows.count > 2 {
      let changed = rows.count { !$0.isDrawnAsBefore }
      guard rows.count == all[type]?.count, !rows.contains(where: { $0.cause == .appeared }),
        changed < rows.count
      else { continue }
      let some = "`\(name(rows[0], in: drawing))`"
      notes.append(
        changed == 0
          ? "note: all \(rows.count) \(some) are evaluated, and none of them is drawn differently"
          : "note: all \(rows.count) \(some) are evaluated, and \(changed) of them \(changed > 1 ? "are" : "is") drawn differently"
      )
    }
    return notes
  }
}

/// What is gathered on one way through a tree of views.
@MainActor
final class ViewWalk {
  /// What the views want done when they come up, in the order of the views.
  private(set) var appearances: [ViewAppearance] = []
  /// Hears of every view on the way, outermost first.
  var visit: ((any View, ViewContext) -> Void)?
  /// The ids of rows that are walked through however many rows there are.
  let wantedRows: Set<AnyHashable>
  private var roomForRows: Int

  /// - Parameters:
  ///   - mostRows: The rows of all lists together that are walked through; nil: all.
  ///   - wantedRows: The ids of rows that are walked through in any case.
  init(mostRows: Int? = nil, wantedRows: Set<AnyHashable> = []) {
    roomForRows = mostRows ?? .max
    self.wantedRows = wantedRows
  }

  func add(_ appearance: ViewAppearance) { appearances.append(appearance) }

  /// Takes the room of one more row, if there is any left.
  func takesRow() -> Bool {
    guard roomForRows > 0 else { return false }
    roomForRows -= 1
    return true
  }
}

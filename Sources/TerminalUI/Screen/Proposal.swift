/// The room that a view is offered; nil: as much as it likes.
struct Proposal {
  /// Columns.
  var width: Int?
  /// Rows.
  var height: Int?

  /// The room that is left when some of it is taken.
  func less(columns: Int, rows: Int) -> Proposal {
    Proposal(
      width: width.map { max($0 - columns, 1) }, height: height.map { max($0 - rows, 1) })
  }
}

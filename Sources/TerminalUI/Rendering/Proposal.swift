/// The space that a node is offered. A length that is nil is unlimited.
struct Proposal {
  /// In columns.
  var width: Int?
  /// In rows.
  var height: Int?

  /// The space that is left when some of it is used.
  func less(columns: Int, rows: Int) -> Proposal {
    Proposal(
      width: width.map { max($0 - columns, 1) }, height: height.map { max($0 - rows, 1) })
  }
}

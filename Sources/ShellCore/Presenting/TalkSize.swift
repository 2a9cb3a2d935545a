/// The size of the terminal that a talk is given on.
package struct TalkSize: Sendable, Equatable {
  package let columns: Int
  package let rows: Int

  package init(columns: Int, rows: Int) {
    self.columns = max(1, columns)
    self.rows = max(1, rows)
  }

  /// The rows above the progress mark.
  var contentRows: Int { max(1, rows - 1) }
}

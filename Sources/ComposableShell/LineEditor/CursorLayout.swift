/// Where a terminal's cursor stands after text has been written from the beginning of a row on.
package struct CursorLayout: Equatable {
  /// Rows below the first.
  package private(set) var row = 0
  /// Columns from the left.
  package private(set) var column = 0
  private let columns: Int

  package init(columns: Int) {
    self.columns = columns
  }

  /// Writes a character. One that does not fit into the row begins the next; so does whatever comes
  /// after a row that is full.
  ///
  /// - Parameter width: its columns as the editor counts them.
  package mutating func advance(by width: Int) {
    if column + width > columns { newLine() }
    column += width
    if column >= columns { newLine() }
  }

  package mutating func newLine() {
    row += 1
    column = 0
  }
}

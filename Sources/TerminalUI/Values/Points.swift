/// Converts points, the unit of view files, into cells of a terminal. A column is 8 points wide, a row 16 points high.
package enum Points {
  /// Converts a length into columns and rounds.
  package static func columns(_ points: CGFloat) -> Int { cells(points / 8) }

  /// Converts a length into rows and rounds.
  package static func rows(_ points: CGFloat) -> Int { cells(points / 16) }

  /// The largest length in cells. No screen is larger.
  static let limit = 10_000

  private static func cells(_ count: CGFloat) -> Int {
    if count.isNaN { return 0 }
    return Int(min(max(count.rounded(), CGFloat(-limit)), CGFloat(limit)))
  }
}

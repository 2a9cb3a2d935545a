import Foundation

/// Lengths are points, as in a view file written for a phone; a column is 8 of them, a row 16.
package enum Points {
  /// The columns of a length, rounded.
  package static func columns(_ points: CGFloat) -> Int { cells(points / 8) }

  /// The rows of a length, rounded.
  package static func rows(_ points: CGFloat) -> Int { cells(points / 16) }

  /// More than a screen can have is as good as infinite.
  static let most = 10_000

  private static func cells(_ count: CGFloat) -> Int {
    if count.isNaN { return 0 }
    let limit = CGFloat(most)
    return Int(min(max(count.rounded(), -limit), limit))
  }
}

/// A version of the architecture, without its patch.
package struct Version: Hashable, Comparable, CustomStringConvertible, Sendable {
  let major: Int
  let minor: Int

  init(_ major: Int, _ minor: Int) { (self.major, self.minor) = (major, minor) }

  /// `nil` for anything but two numbers.
  init?(_ text: Substring) {
    let numbers = text.split(separator: ".").compactMap { Int($0) }
    guard numbers.count == 2 else { return nil }
    self.init(numbers[0], numbers[1])
  }

  package static func < (one: Self, other: Self) -> Bool {
    (one.major, one.minor) < (other.major, other.minor)
  }

  package var description: String { "\(major).\(minor)" }
}

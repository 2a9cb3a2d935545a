/// A version of the architecture, without its patch.
package struct Version: Hashable, Comparable, CustomStringConvertible, Sendable {
  let major: Int
  let minor: Int

  init(_ major: Int, _ minor: Int) { (self.major, self.minor) = (major, minor) }

  package static func < (one: Self, other: Self) -> Bool {
    (one.major, one.minor) < (other.major, other.minor)
  }

  package var description: String { "\(major).\(minor)" }
}

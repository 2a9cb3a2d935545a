/// A text that explains an expectation, an issue, or a trait.
public struct Comment: RawRepresentable, Equatable, Hashable, Codable, Sendable {
  /// The text.
  public var rawValue: String

  /// Creates a comment with a text.
  public init(rawValue: String) { self.rawValue = rawValue }
}

extension Comment: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  /// Creates a comment with the text of a literal.
  public init(stringLiteral: String) { self.init(rawValue: stringLiteral) }
}

extension Comment: CustomStringConvertible {
  /// The text.
  public var description: String { rawValue }
}

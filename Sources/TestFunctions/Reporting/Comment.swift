/// A text that explains an expectation, an issue, or a trait.
public struct Comment: RawRepresentable, Equatable, Hashable, Codable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }
}

extension Comment: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  public init(stringLiteral: String) { self.init(rawValue: stringLiteral) }
}

extension Comment: CustomStringConvertible {
  public var description: String { rawValue }
}

/// Views that a phone scrolls; here they stand at full length.
public struct ScrollView<Content: View>: View {
  private let content: Content

  /// The views.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  /// The views, below each other.
  public var body: some View { VStack { content } }
}

/// A direction.
public enum Axis: Int8, Hashable, Sendable {
  /// From left to right.
  case horizontal
  /// From top to bottom.
  case vertical

  /// One direction or both.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit a direction.
    public let rawValue: Int8

    /// Directions by their bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// From left to right.
    public static let horizontal = Set(rawValue: 1)
    /// From top to bottom.
    public static let vertical = Set(rawValue: 2)
  }
}

// The arguments of modifiers of containers, which have no meaning on a terminal.

import Foundation

/// Where a view is in a scroll view. It is always in the middle.
public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading, identity, bottomTrailing
  /// Whether the view is fully visible.
  public var isIdentity: Bool { self == .identity }
  /// From -1 to 1.
  public var value: Double { 0 }
}

/// The size of a view.
public struct ViewDimensions: Sendable {
  /// In points.
  public let width: CGFloat = 0
  /// In points.
  public let height: CGFloat = 0
  /// The position of a guide.
  public subscript(guide: HorizontalAlignment) -> CGFloat { 0 }
  /// The position of a guide.
  public subscript(guide: VerticalAlignment) -> CGFloat { 0 }
}

/// Whether the view below a sheet can be used.
public enum PresentationBackgroundInteraction: Hashable, Sendable {
  case automatic, enabled, disabled
  /// Has no effect.
  public static func enabled(upThrough detent: PresentationDetent) -> Self { .enabled }
}

/// The device of a preview.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The name of the device.
  public let rawValue: String
  /// Creates a device.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a device from a literal.
  public init(stringLiteral name: String) { rawValue = name }
}

/// The headers or footers that stay visible while a list scrolls.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: Int
  /// Creates options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Headers.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// Footers.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

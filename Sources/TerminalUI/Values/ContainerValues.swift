// The arguments of modifiers of containers, which have no meaning on a terminal.

import Foundation

/// The distance between sections.
public enum ListSectionSpacing: Hashable, Sendable {
  case `default`, compact
  case custom(CGFloat)
}

/// When the indicators of a scroll view are shown.
public enum ScrollIndicatorVisibility: Hashable, Sendable {
  case never
}

/// Where scrolling ends.
public enum ScrollTargetBehavior: Hashable, Sendable {
  case paging, viewAligned
}

/// Whether a scroll view bounces.
public enum ScrollBounceBehavior: Hashable, Sendable {
  case automatic, always, basedOnSize
}

/// Where a view is in a scroll view. It is always in the middle.
public enum ScrollTransitionPhase: Hashable, Sendable {
  case topLeading, identity, bottomTrailing
  /// Whether the view is fully visible.
  public var isIdentity: Bool { self == .identity }
  /// From -1 to 1.
  public var value: Double { 0 }
}

/// What margins belong to.
public enum ContentMarginPlacement: Hashable, Sendable {
  case automatic, scrollContent, scrollIndicators
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

/// The purpose of a toolbar.
public enum ToolbarRole: Hashable, Sendable {
  case automatic, browser, editor, navigationStack
}

/// The style of columns.
public enum NavigationSplitViewStyleName: Hashable, Sendable {
  case automatic, balanced, prominentDetail
}

/// Whether the view below a sheet can be used.
public enum PresentationBackgroundInteraction: Hashable, Sendable {
  case automatic, enabled, disabled
  /// Has no effect.
  public static func enabled(upThrough detent: PresentationDetent) -> Self { .enabled }
}

/// What a swipe in a sheet does.
public enum PresentationContentInteraction: Hashable, Sendable {
  case automatic, resizes, scrolls
}

/// How a view is presented on a small screen.
public enum PresentationAdaptation: Hashable, Sendable {
  case automatic, none, popover, sheet, fullScreenCover
}

/// When the tabs shrink.
public enum TabBarMinimizeBehavior: Hashable, Sendable {
  case automatic, never, onScrollDown, onScrollUp
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

/// The orientation of a preview.
public enum InterfaceOrientation: Hashable, Sendable {
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight
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

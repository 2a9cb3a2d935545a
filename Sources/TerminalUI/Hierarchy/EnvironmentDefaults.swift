import Foundation

extension EnvironmentValues {
  /// Opens URLs. A terminal has no browser, so nothing is opened.
  public var openURL: OpenURLAction {
    get { self[OpenURLAction.Key.self] }
    set { self[OpenURLAction.Key.self] = newValue }
  }

  /// The locale: English, as in all features that the shell runs.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }
  /// The calendar: Gregorian, as in all features that the shell runs.
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }
  /// The time zone: UTC, as in all features that the shell runs.
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
  /// The direction of text.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }
  /// The number of pixels in a point.
  public var displayScale: CGFloat { 1 }
  /// Whether motion is reduced. Nothing moves on a terminal.
  public var accessibilityReduceMotion: Bool { true }
}

private enum LocaleKey: EnvironmentKey {
  static var defaultValue: Locale { Locale(identifier: "en_US_POSIX") }
}

private enum CalendarKey: EnvironmentKey {
  static var defaultValue: Calendar { Calendar(identifier: .gregorian) }
}

private enum TimeZoneKey: EnvironmentKey {
  static var defaultValue: TimeZone { .gmt }
}

private enum LayoutDirectionKey: EnvironmentKey {
  static var defaultValue: LayoutDirection { .leftToRight }
}

/// Opens URLs.
public struct OpenURLAction: Sendable {
  /// Whether a URL was handled.
  public struct Result: Sendable {
    /// The URL was opened.
    public static let handled = Result()
    /// The URL was not opened.
    public static let discarded = Result()
    /// The system opens the URL.
    public static let systemAction = Result()
    /// The system opens another URL.
    public static func systemAction(_ url: URL) -> Result { Result() }
  }

  fileprivate enum Key: EnvironmentKey {
    static let defaultValue = OpenURLAction { _ in .discarded }
  }

  private let handler: @Sendable (URL) -> Result

  /// Creates an action that calls a function.
  public init(handler: @escaping @Sendable (_ url: URL) -> Result) { self.handler = handler }

  /// Opens a URL.
  public func callAsFunction(_ url: URL) { _ = handler(url) }
}

/// A width or height of the screen.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// Little room.
  case compact
  /// Much room.
  case regular
}

/// The direction of text.
public enum LayoutDirection: Hashable, Sendable, CaseIterable {
  /// Left to right.
  case leftToRight
  /// Right to left.
  case rightToLeft
}

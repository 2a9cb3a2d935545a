import Foundation

/// A text that an app translates. Nothing is translated here.
public struct LocalizedStringKey: Hashable, Sendable, ExpressibleByStringInterpolation {
  package let text: String
  /// Creates a key, which is its own text.
  public init(_ text: String) { self.text = text }
  /// Creates a key from a literal.
  public init(stringLiteral text: String) { self.text = text }
}

extension Text {
  /// Creates a text from a key.
  @_disfavoredOverload
  public init(_ key: LocalizedStringKey) { self.init(key.text) }

  /// Creates a text from a formatted value.
  public init<F: FormatStyle>(_ value: F.FormatInput, format: F) where F.FormatOutput == String {
    self.init(format.format(value))
  }

  /// How a date is drawn.
  public enum DateStyle: Hashable, Sendable {
    case date, time, relative, offset, timer
  }

  /// Creates a text from a date, in UTC.
  public init(_ date: Date, style: DateStyle) {
    let text = DateText.text(date)
    switch style {
    case .date: self.init(text.prefix { $0 != " " })
    case .time: self.init(text.drop { $0 != " " }.dropFirst())
    case .relative, .offset, .timer: self.init(text)
    }
  }
}

extension Font {
  /// The styles of text: ``Font/body``, ``Font/title`` and so on.
  public typealias TextStyle = Font
}

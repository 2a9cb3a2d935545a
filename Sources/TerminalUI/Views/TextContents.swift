/// A text that an app translates. Nothing is translated here.
public struct LocalizedStringKey: Hashable, Sendable, ExpressibleByStringInterpolation {
  package let text: String
  /// Creates a key, which is its own text.
  public init(_ text: String) { self.text = text }
  public init(stringLiteral text: String) { self.text = text }
}

extension Text {
  @_disfavoredOverload
  public init(_ key: LocalizedStringKey) { self.init(key.text) }

  /// Creates a text from a formatted value.
  public init<F: FormatStyle>(_ value: F.FormatInput, format: F) where F.FormatOutput == String {
    self.init(format.format(value))
  }

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

  /// Creates a text from a key in a table of translations. Nothing is translated here.
  public init(
    _ key: LocalizedStringKey, tableName: String?, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) { self.init(key.text) }

  /// Creates a text with a note for translators. Nothing is translated here.
  public init(_ key: LocalizedStringKey, bundle: Bundle? = nil, comment: StaticString?) {
    self.init(key.text)
  }

  /// Creates a text from a table of translations. Nothing is translated here.
  public init(_ key: LocalizedStringKey, bundle: Bundle?) { self.init(key.text) }

  /// Creates a text without its attributes.
  public init(_ text: AttributedString) { self.init(String(text.characters)) }

  public init<Value>(_ value: Value, formatter: Formatter) {
    self.init(formatter.string(for: value) ?? "")
  }

  public init(_ image: Image) { self.init(verbatim: "[\(image.shownName)]") }

  /// Creates a text from two dates, in UTC.
  public init(_ dates: ClosedRange<Date>) {
    self.init("\(DateText.text(dates.lowerBound)) – \(DateText.text(dates.upperBound))")
  }

  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) { self.init(timerInterval) }
}

extension DefaultStringInterpolation {
  /// Inserts a value with a format of C, such as `%.1f`.
  public mutating func appendInterpolation(_ value: some CVarArg, specifier: String) {
    appendInterpolation(String(format: specifier, value))
  }

  public mutating func appendInterpolation<F: FormatStyle>(
    _ value: F.FormatInput, format: F
  ) where F.FormatOutput == String { appendInterpolation(format.format(value)) }

  public mutating func appendInterpolation(_ value: Any, formatter: Formatter) {
    appendInterpolation(formatter.string(for: value) ?? "")
  }

  /// Inserts a date, in UTC.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    appendInterpolation(Text(date, style: style).plainText)
  }

  public mutating func appendInterpolation(_ text: Text) { appendInterpolation(text.plainText) }

  public mutating func appendInterpolation(_ image: Image) {
    appendInterpolation("[\(image.shownName)]")
  }
}

import Foundation

// Texts from other contents, and fonts.

extension Text {
  /// Creates a text with a note for translators. Nothing is translated here.
  public init(_ key: LocalizedStringKey, bundle: Bundle? = nil, comment: StaticString?) {
    self.init(key.text)
  }

  /// Creates a text from a table of translations. Nothing is translated here.
  public init(_ key: LocalizedStringKey, bundle: Bundle?) { self.init(key.text) }

  /// Creates a text without its attributes.
  public init(_ text: AttributedString) { self.init(String(text.characters)) }

  /// Creates a text from a value.
  public init<Value>(_ value: Value, formatter: Formatter) {
    self.init(formatter.string(for: value) ?? "")
  }

  /// Creates a text from an image.
  public init(_ image: Image) { self.init(verbatim: "[\(image.shownName)]") }

  /// Creates a text from two dates, in UTC.
  public init(_ dates: ClosedRange<Date>) {
    self.init("\(DateText.text(dates.lowerBound)) – \(DateText.text(dates.upperBound))")
  }

  /// Creates a text from two dates, in UTC.
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

  /// Inserts a formatted value.
  public mutating func appendInterpolation<F: FormatStyle>(
    _ value: F.FormatInput, format: F
  ) where F.FormatOutput == String {
    appendInterpolation(format.format(value))
  }

  /// Inserts a formatted value.
  public mutating func appendInterpolation(_ value: Any, formatter: Formatter) {
    appendInterpolation(formatter.string(for: value) ?? "")
  }

  /// Inserts a date, in UTC.
  public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
    appendInterpolation(Text(date, style: style).plainText)
  }

  /// Inserts the words of a text.
  public mutating func appendInterpolation(_ text: Text) { appendInterpolation(text.plainText) }

  /// Inserts the name of an image.
  public mutating func appendInterpolation(_ image: Image) {
    appendInterpolation("[\(image.shownName)]")
  }
}

extension Image {
  /// How an image is drawn. It has no effect.
  public enum TemplateRenderingMode: Hashable, Sendable { case template, original }
  /// How an image is enlarged. It has no effect.
  public enum Interpolation: Hashable, Sendable { case none, low, medium, high }
  /// How an image fills its space. It has no effect.
  public enum ResizingMode: Hashable, Sendable { case tile, stretch }

  /// An image of the app.
  public init(_ name: String, bundle: Bundle?) { self.init(name) }
  /// An image of the app.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.init(name) }
  /// An image of the app.
  public init(decorative name: String, bundle: Bundle? = nil) { self.init(name) }
  /// A system image.
  public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }
}

extension Font {
  /// The width of a font.
  public enum Width: Hashable, Sendable { case compressed, condensed, standard, expanded }
  /// The distance between lines.
  public enum Leading: Hashable, Sendable { case standard, tight, loose }

  /// The system font for a text style.
  public static func system(_ style: Font, design: Design? = nil, weight: Weight?) -> Font {
    weight.map { style.weight($0) } ?? style
  }
  /// A font by its name.
  public static func custom(_ name: String, size: CGFloat, relativeTo style: Font) -> Font {
    custom(name, size: size)
  }
  /// A font by its name.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    custom(name, size: fixedSize)
  }
  /// Has no effect: all digits have the same width.
  public func monospacedDigit() -> Font { self }
  /// Has no effect: a terminal's font is monospaced.
  public func monospaced() -> Font { self }
  /// Has no effect.
  public func smallCaps() -> Font { self }
  /// Has no effect.
  public func leading(_ leading: Leading) -> Font { self }
  /// Has no effect.
  public func width(_ width: Width) -> Font { self }
}

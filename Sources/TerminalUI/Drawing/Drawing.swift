import Foundation

// Gestures, accepted so that view files compile unchanged. A terminal has no pointer.

/// A gesture.
public protocol Gesture {
  associatedtype Value
}

/// A drag.
public struct DragGesture: Gesture {
  /// The position of a drag.
  public struct Value: Hashable, Sendable {
    /// Where the finger is.
    public var location: CGPoint
    /// Where the drag began.
    public var startLocation: CGPoint
    /// The distance from the beginning.
    public var translation: CGSize
    /// The distance that the drag would reach.
    public var predictedEndTranslation: CGSize
  }
  /// Creates a gesture.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
}

/// A tap.
public struct TapGesture: Gesture {
  /// What the gesture measures.
  public typealias Value = Void
  /// Creates a gesture.
  public init(count: Int = 1) {}
}

/// A long press.
public struct LongPressGesture: Gesture {
  /// What the gesture measures.
  public typealias Value = Bool
  /// Creates a gesture.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}

/// An outline from lines and curves. A terminal does not draw it.
public struct Path: Hashable, Sendable {
  /// Creates an empty outline.
  public init() {}
  /// Creates an outline.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }
  /// Has no effect.
  public mutating func move(to point: CGPoint) {}
  /// Has no effect.
  public mutating func addLine(to point: CGPoint) {}
  /// Has no effect.
  public mutating func addLines(_ points: [CGPoint]) {}
  /// Has no effect.
  public mutating func addRect(_ rect: CGRect) {}
  /// Has no effect.
  public mutating func addEllipse(in rect: CGRect) {}
  /// Has no effect.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {}
  /// Has no effect.
  public mutating func closeSubpath() {}
}

extension Path: Shape, PrimitiveView {
  package func nodes(in context: ViewContext) -> [LayoutNode] { [] }
}

extension Shape {
  /// Draws the outline in a color.
  public func strokeBorder(_ style: some ShapeStyle, lineWidth: CGFloat = 1) -> some View {
    stroke(style, lineWidth: lineWidth)
  }
}

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

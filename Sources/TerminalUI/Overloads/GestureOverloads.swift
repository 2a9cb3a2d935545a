import Foundation

// Gestures, accepted so that view files compile unchanged.

/// The keys that are held during a gesture. A terminal reports none.
public struct GestureMask: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: Int
  /// Creates options from their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// All gestures.
  public static let all = GestureMask(rawValue: 3)
  /// The gesture of the view.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of the views inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// No gestures.
  public static let none = GestureMask([])
}

/// A gesture that consists of others.
public struct CombinedGesture<Value>: Gesture {}

extension Gesture {
  /// Has no effect.
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> CombinedGesture<(first: Value?, second: Other.Value?)> { CombinedGesture() }
  /// Has no effect.
  public func sequenced<Other: Gesture>(
    before other: Other
  ) -> CombinedGesture<(first: Value?, second: Other.Value?)> { CombinedGesture() }
  /// Has no effect.
  public func exclusively<Other: Gesture>(
    before other: Other
  ) -> CombinedGesture<(first: Value?, second: Other.Value?)> { CombinedGesture() }
}

/// Two fingers that move apart.
public struct MagnificationGesture: Gesture {
  /// The factor.
  public typealias Value = CGFloat
  /// Creates a gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two fingers that move apart.
public struct MagnifyGesture: Gesture {
  /// What the gesture measures.
  public struct Value: Hashable, Sendable {
    /// The factor.
    public var magnification: CGFloat
  }
  /// Creates a gesture.
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

/// Two fingers that turn.
public struct RotationGesture: Gesture {
  /// The angle.
  public typealias Value = Angle
  /// Creates a gesture.
  public init() {}
}

/// A tap at a place.
public struct SpatialTapGesture: Gesture {
  /// What the gesture measures.
  public struct Value: Hashable, Sendable {
    /// The place.
    public var location: CGPoint
  }
  /// Creates a gesture.
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {}
}

extension DragGesture.Value {
  /// The speed of the finger.
  public var velocity: CGSize { .zero }
}

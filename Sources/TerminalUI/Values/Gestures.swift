// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A table of gestures, accepted so that view files compile unchanged. A terminal has no pointer, so nothing makes them.

public protocol Gesture {
  associatedtype Value
}
public struct DragGesture: Gesture {
  public struct Value: Hashable, Sendable {
    public var location: CGPoint
    public var startLocation: CGPoint
    public var translation: CGSize
    public var predictedEndTranslation: CGSize
    public var velocity: CGSize { .zero }
  }
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {}
}
public struct TapGesture: Gesture {
  public typealias Value = Void
  public init(count: Int = 1) {}
}
/// A tap at a place.
public struct SpatialTapGesture: Gesture {
  public struct Value: Hashable, Sendable {
    public var location: CGPoint
  }
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {}
}
public struct LongPressGesture: Gesture {
  public typealias Value = Bool
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {}
}
/// Two fingers that move apart, by a factor.
public struct MagnificationGesture: Gesture {
  public typealias Value = CGFloat
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}
/// Two fingers that move apart, by a factor.
public struct MagnifyGesture: Gesture {
  public struct Value: Hashable, Sendable {
    public var magnification: CGFloat
  }
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}
/// Two fingers that turn.
public struct RotationGesture: Gesture {
  public typealias Value = Angle
  public init() {}
}
/// A gesture that consists of others.
public struct CombinedGesture<Value>: Gesture {}

extension Gesture {
  public func simultaneously<Other: Gesture>(
    with other: Other
  ) -> CombinedGesture<(first: Value?, second: Other.Value?)> { CombinedGesture() }
  public func sequenced<Other: Gesture>(
    before other: Other
  ) -> CombinedGesture<(first: Value?, second: Other.Value?)> { CombinedGesture() }
  public func exclusively<Other: Gesture>(
    before other: Other
  ) -> CombinedGesture<(first: Value?, second: Other.Value?)> { CombinedGesture() }
}

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// An outline from lines and curves. A terminal does not draw it, so its parts are not kept.
public struct Path: Hashable, Sendable {
  public init() {}
  public init(_ callback: (inout Path) -> Void) { callback(&self) }
  public init(_ rect: CGRect) {}
  public init(ellipseIn rect: CGRect) {}
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {}

  public mutating func move(to point: CGPoint) {}
  public mutating func addLine(to point: CGPoint) {}
  public mutating func addLines(_ points: [CGPoint]) {}
  public mutating func addRect(_ rect: CGRect) {}
  public mutating func addRects(_ rects: [CGRect]) {}
  public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize) {}
  public mutating func addEllipse(in rect: CGRect) {}
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool
  ) {}
  public mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {}
  public mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {}
  public mutating func addPath(_ path: Path) {}
  public mutating func closeSubpath() {}

  public func applying(_ transform: CGAffineTransform) -> Path { self }
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { self }
  public func strokedPath(_ style: StrokeStyle) -> Path { self }
  public func trimmedPath(from start: CGFloat, to end: CGFloat) -> Path { self }
}

extension Path: Shape, BlankView {}

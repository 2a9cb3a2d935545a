// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
import Foundation

/// A change of points: `x' = a x + c y + tx` and `y' = b x + d y + ty`.
public struct CGAffineTransform: Hashable, Codable, Sendable {
  public var a, b, c, d, tx, ty: CGFloat
  public static let identity = Self(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

  public init() { self.init(a: 0, b: 0, c: 0, d: 0, tx: 0, ty: 0) }
  public init(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat, _ tx: CGFloat, _ ty: CGFloat)
  { self.init(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }
  public init(translationX tx: CGFloat, y ty: CGFloat) {
    self.init(a: 1, b: 0, c: 0, d: 1, tx: tx, ty: ty)
  }
  public init(scaleX sx: CGFloat, y sy: CGFloat) {
    self.init(a: sx, b: 0, c: 0, d: sy, tx: 0, ty: 0)
  }
  public init(rotationAngle angle: CGFloat) {
    self.init(a: cos(angle), b: sin(angle), c: -sin(angle), d: cos(angle), tx: 0, ty: 0)
  }

  public var isIdentity: Bool { self == .identity }

  /// The transform that is applied before another one.
  public func concatenating(_ next: Self) -> Self {
    Self(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }
  public func translatedBy(x: CGFloat, y: CGFloat) -> Self {
    Self(translationX: x, y: y).concatenating(self)
  }
  public func scaledBy(x: CGFloat, y: CGFloat) -> Self {
    Self(scaleX: x, y: y).concatenating(self)
  }
  public func rotated(by angle: CGFloat) -> Self {
    Self(rotationAngle: angle).concatenating(self)
  }
  /// The transform back; the transform itself if there is none.
  public func inverted() -> Self {
    let determinant = a * d - b * c
    guard determinant != 0 else { return self }
    return Self(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }
}

extension CGPoint {
  public func applying(_ transform: CGAffineTransform) -> CGPoint {
    CGPoint(
      x: transform.a * x + transform.c * y + transform.tx,
      y: transform.b * x + transform.d * y + transform.ty)
  }
}

extension CGSize {
  public func applying(_ transform: CGAffineTransform) -> CGSize {
    CGSize(
      width: transform.a * width + transform.c * height,
      height: transform.b * width + transform.d * height)
  }
}

/// A change of the points of a view, which a terminal does not draw.
public struct ProjectionTransform: Hashable, Sendable {
  private var transform = CGAffineTransform.identity
  public init() {}
  public init(_ transform: CGAffineTransform) { self.transform = transform }
  public var isIdentity: Bool { transform.isIdentity }
}

/// Two values that change together.
public struct AnimatablePair<First, Second> {
  public var first: First
  public var second: Second
  public init(_ first: First, _ second: Second) { (self.first, self.second) = (first, second) }
}
extension AnimatablePair: Equatable where First: Equatable, Second: Equatable {}
extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

extension Angle: Comparable {
  public static func < (left: Angle, right: Angle) -> Bool { left.radians < right.radians }
  public static func + (left: Angle, right: Angle) -> Angle {
    Angle(radians: left.radians + right.radians)
  }
  public static func - (left: Angle, right: Angle) -> Angle {
    Angle(radians: left.radians - right.radians)
  }
  public static func * (left: Angle, right: Double) -> Angle {
    Angle(radians: left.radians * right)
  }
  public static func / (left: Angle, right: Double) -> Angle {
    Angle(radians: left.radians / right)
  }
  public static prefix func - (angle: Angle) -> Angle { Angle(radians: -angle.radians) }
  public static func += (left: inout Angle, right: Angle) { left = left + right }
  public static func -= (left: inout Angle, right: Angle) { left = left - right }
}

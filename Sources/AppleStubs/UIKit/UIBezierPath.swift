import AppleStubs
import Foundation
import TerminalUI

/// An outline from lines and curves. A terminal does not draw it, so its parts are not kept.
// Unchecked because it is open: nothing is drawn with what it stores.
open class UIBezierPath: ObjectIdentity, @unchecked Sendable {
  open var lineWidth: CGFloat = 1
  open var cgPath = CGPath()

  public init() {}
  public init(cgPath: CGPath) { self.cgPath = cgPath }
  public init(rect: CGRect) {}
  public init(ovalIn rect: CGRect) {}
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {}
  public init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {}
  public init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {}

  open func move(to point: CGPoint) {}
  open func addLine(to point: CGPoint) {}
  open func addCurve(to point: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {}
  open func addQuadCurve(to point: CGPoint, controlPoint: CGPoint) {}
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat,
    clockwise: Bool
  ) {}
  open func append(_ path: UIBezierPath) {}
  open func close() {}
}

/// An outline of Core Graphics, whose parts are not kept either.
public final class CGPath: ObjectIdentity, Sendable {
  public init() {}
  public init(rect: CGRect) {}
  public init(ellipseIn rect: CGRect) {}
}

extension Path {
  public init(_ path: CGPath) { self.init() }
}

import AppleStubs
import Foundation
import TerminalUI

// Where a view is, and how it is drawn. What the frame determines is known; what the device determines stops.
extension UIView {
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center
  }

  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let allowUserInteraction = Self(rawValue: 1 << 1)
    public static let curveEaseInOut: Self = []
    public static let curveEaseIn = Self(rawValue: 1 << 16)
    public static let curveEaseOut = Self(rawValue: 2 << 16)
    public static let curveLinear = Self(rawValue: 3 << 16)
  }

  public var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  public var center: CGPoint {
    get { CGPoint(x: frame.origin.x + frame.width / 2, y: frame.origin.y + frame.height / 2) }
    set {
      frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2)
    }
  }
  /// The terminal has no notch: in views, there are no insets.
  public var safeAreaInsets: UIEdgeInsets { inViews(.zero, or: "UIView.safeAreaInsets") }
  public var window: UIWindow? { inViews(nil, or: "UIView.window") }
  public var traitCollection: UITraitCollection { deviceStop("UIView.traitCollection") }

  public func sizeThatFits(_ size: CGSize) -> CGSize { deviceStop("UIView.sizeThatFits") }
  public func sizeToFit() { deviceStop("UIView.sizeToFit") }
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { deviceStop("UIView.convert") }
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    deviceStop("UIView.convert")
  }
  @discardableResult
  public func endEditing(_ force: Bool) -> Bool { deviceStop("UIView.endEditing") }
  public func layoutIfNeeded() {}

  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    deviceStop("UIView.animate")
  }
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    deviceStop("UIView.animate")
  }
}

/// How a view is drawn. The terminal draws none, so these values have no effect.
@preconcurrency @MainActor
open class CALayer: ObjectIdentity {
  open var cornerRadius: CGFloat = 0
  open var borderWidth: CGFloat = 0
  open var masksToBounds = false
  open var opacity: Float = 1
  open var shadowOpacity: Float = 0
  open var shadowRadius: CGFloat = 3
  open var shadowOffset = CGSize(width: 0, height: -3)
  public init() {}
}

import AppleStubs
import Foundation

// Constraints between views. The terminal draws none of these views, so constraints are values without an effect.

@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  open var constant: CGFloat
  open var isActive = false

  init(constant: CGFloat) {
    self.constant = constant
    super.init()
  }

  public class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }
  public class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }
}

/// An edge, a center, or a size of a view. The kinds cannot be mixed.
@preconcurrency @MainActor
open class NSLayoutAnchor<Kind> {
  init() {}

  public func constraint(
    equalTo anchor: NSLayoutAnchor<Kind>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }
  public func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<Kind>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }
  public func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<Kind>, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }
}

public final class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {}

public final class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {}

public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }
  public func constraint(
    equalTo dimension: NSLayoutDimension, multiplier: CGFloat, constant: CGFloat = 0
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(constant: constant)
  }
}

/// A rectangle that constraints mention.
@preconcurrency @MainActor
open class UILayoutGuide: ObjectIdentity {
  public init() {}
}

/// What has anchors: a view, or the part of it that nothing covers.
@preconcurrency @MainActor
public protocol LayoutAnchors {}

extension LayoutAnchors {
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor() }
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor() }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
}

extension UIView: LayoutAnchors {
  public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
  public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }
}

extension UILayoutGuide: LayoutAnchors {}

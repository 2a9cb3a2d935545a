import AppleStubs
import Foundation

/// Recognizes a gesture on a view of UIKit. The terminal draws none, so nothing is recognized.
@preconcurrency @MainActor
open class UIGestureRecognizer: ObjectIdentity {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static let recognized = Self.ended
  }

  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var isEnabled = true
  open var cancelsTouchesInView = true
  open internal(set) weak var view: UIView?
  open var state: State { deviceStop("UIGestureRecognizer.state") }

  public init(target: Any?, action: Selector?) {}
  open func location(in view: UIView?) -> CGPoint { deviceStop("UIGestureRecognizer.location") }
}

@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
  func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { true }
  public func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { false }
}

open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
}

open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var minimumPressDuration: TimeInterval = 0.5
}

open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  open func translation(in view: UIView?) -> CGPoint {
    deviceStop("UIPanGestureRecognizer.translation")
  }
  open func velocity(in view: UIView?) -> CGPoint {
    deviceStop("UIPanGestureRecognizer.velocity")
  }
}

open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let right = Self(rawValue: 1)
    public static let left = Self(rawValue: 2)
    public static let up = Self(rawValue: 4)
    public static let down = Self(rawValue: 8)
  }
  open var direction = Direction.right
}

open class UIPinchGestureRecognizer: UIGestureRecognizer {
  open var scale: CGFloat = 1
}

extension UIView {
  public func addGestureRecognizer(_ recognizer: UIGestureRecognizer) { recognizer.view = self }
  public func removeGestureRecognizer(_ recognizer: UIGestureRecognizer) { recognizer.view = nil }
}

extension UINavigationController {
  public var interactivePopGestureRecognizer: UIGestureRecognizer? {
    deviceStop("UINavigationController.interactivePopGestureRecognizer")
  }
}

import AppleStubs
import Foundation

/// A part of an app's interface.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  public struct ConnectionOptions {
    public var urlContexts: Set<UIOpenURLContext> { deviceStop("UIScene.ConnectionOptions") }
    public var shortcutItem: UIApplicationShortcutItem? { deviceStop("UIScene.ConnectionOptions") }
  }

  open var delegate: (any UISceneDelegate)?
  open var activationState: ActivationState { deviceStop("UIScene.activationState") }
  open var session: UISceneSession { deviceStop("UIScene.session") }
}

@preconcurrency @MainActor
open class UIWindowScene: UIScene {
  open var windows: [UIWindow] { deviceStop("UIWindowScene.windows") }
  open var keyWindow: UIWindow? { deviceStop("UIWindowScene.keyWindow") }
  open var screen: UIScreen { deviceStop("UIWindowScene.screen") }
}

@preconcurrency @MainActor
open class UISceneSession: ObjectIdentity {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let windowApplication = Self(
      rawValue: "UIWindowSceneSessionRoleApplication")
  }

  open var role: Role { deviceStop("UISceneSession.role") }
}

@preconcurrency @MainActor
open class UISceneConfiguration: ObjectIdentity {
  open var delegateClass: AnyClass?
  public init(name: String?, sessionRole: UISceneSession.Role) {}
}

@preconcurrency @MainActor
open class UIApplicationShortcutItem: ObjectIdentity {
  open var type: String
  open var localizedTitle: String
  public init(type: String, localizedTitle: String) {
    (self.type, self.localizedTitle) = (type, localizedTitle)
  }
}

public struct UIOpenURLContext: Hashable {
  public let url: URL
}

/// UIKit calls the methods of a scene's delegate, so nothing calls them here.
@preconcurrency @MainActor
public protocol UISceneDelegate: AnyObject {}

@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {}

/// The screen of a device. Its sizes belong to the device; in views, they are those of `GeometryReader`.
@preconcurrency @MainActor
open class UIScreen: ObjectIdentity {
  public static let main = UIScreen()
  open var bounds: CGRect {
    inViews(CGRect(origin: .zero, size: GeometryProxy.screenSize), or: "UIScreen.main.bounds")
  }
  open var nativeBounds: CGRect {
    inViews(CGRect(origin: .zero, size: GeometryProxy.screenSize), or: "UIScreen.main.nativeBounds")
  }
  open var scale: CGFloat { inViews(1, or: "UIScreen.main.scale") }
  open var brightness: CGFloat {
    get { deviceStop("UIScreen.main.brightness") }
    set { deviceStop("UIScreen.main.brightness") }
  }
}

import AppleStubs
import Foundation
import TerminalUI

/// A view of UIKit. The terminal draws none.
@preconcurrency @MainActor
open class UIView: UIResponder {
  open var frame: CGRect
  open var backgroundColor: UIColor?
  open var tintColor: UIColor?
  open var isHidden = false
  open var alpha: CGFloat = 1
  open var tag = 0
  open var isUserInteractionEnabled = true
  open var isOpaque = true
  open var clipsToBounds = false
  open var contentMode = ContentMode.scaleToFill
  public let layer = CALayer()
  open var translatesAutoresizingMaskIntoConstraints = true
  open private(set) var subviews: [UIView] = []
  open private(set) weak var superview: UIView?

  public init(frame: CGRect) { self.frame = frame }
  public override convenience init() { self.init(frame: .zero) }
  public required init?(coder: NSCoder) { frame = .zero }

  open func addSubview(_ view: UIView) {
    subviews.append(view)
    view.superview = self
  }
  open func insertSubview(_ view: UIView, at index: Int) {
    subviews.insert(view, at: index)
    view.superview = self
  }
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }
  open func viewWithTag(_ tag: Int) -> UIView? {
    self.tag == tag ? self : subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }
  open func layoutSubviews() {}
  open func setNeedsLayout() {}
  open func setNeedsDisplay() {}
}

@preconcurrency @MainActor
open class UIWindow: UIView {
  open var rootViewController: UIViewController?
  open var windowScene: UIWindowScene?
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: .zero)
    self.windowScene = windowScene
  }
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  open var isKeyWindow: Bool { deviceStop("UIWindow.isKeyWindow") }
  open func makeKeyAndVisible() { deviceStop("UIWindow.makeKeyAndVisible") }
}

@preconcurrency @MainActor
open class UIViewController: UIResponder {
  open var view: UIView! = UIView(frame: .zero)
  open var title: String?
  open private(set) var children: [UIViewController] = []
  open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
  open var presentedViewController: UIViewController? {
    deviceStop("UIViewController.presentedViewController")
  }
  open private(set) weak var parent: UIViewController?
  open var navigationController: UINavigationController? { parent as? UINavigationController }

  public init(nibName: String?, bundle: Bundle?) {}
  public override convenience init() { self.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) {}

  open func loadView() {}
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewDidLayoutSubviews() {}
  open func addChild(_ child: UIViewController) {
    children.append(child)
    child.parent = self
  }
  open func didMove(toParent parent: UIViewController?) {}
  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    deviceStop("UIViewController.present")
  }
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    deviceStop("UIViewController.dismiss")
  }
}

@preconcurrency @MainActor
open class UINavigationController: UIViewController {
  open var viewControllers: [UIViewController]
  public init(rootViewController: UIViewController) {
    viewControllers = [rootViewController]
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { nil }
  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    deviceStop("UINavigationController.pushViewController")
  }
}

@preconcurrency @MainActor
open class UITabBarController: UIViewController {
  open var viewControllers: [UIViewController]?
  open var selectedIndex = 0
  public let tabBar = UITabBar(frame: .zero)
  open var selectedViewController: UIViewController? {
    viewControllers.flatMap { $0.indices.contains(selectedIndex) ? $0[selectedIndex] : nil }
  }
}

/// The controller of a SwiftUI view.
@preconcurrency @MainActor
open class UIHostingController<Content: View>: UIViewController {
  open var rootView: Content
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { nil }
}

import AppleStubs
import Foundation

/// What a controller shows in a navigation bar. Nothing is drawn, so nothing taps its buttons.
@preconcurrency @MainActor
open class UINavigationItem: ObjectIdentity {
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never }

  open var title: String?
  open var prompt: String?
  open var titleView: UIView?
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  open var hidesBackButton = false
  open var leftBarButtonItem: UIBarButtonItem?
  open var rightBarButtonItem: UIBarButtonItem?
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItems: [UIBarButtonItem]?
  open var backBarButtonItem: UIBarButtonItem?
  public init(title: String) { self.title = title }
}

@preconcurrency @MainActor
open class UIBarButtonItem: ObjectIdentity {
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize,
      bookmarks, search, refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo,
      close
  }
  public enum Style: Int, Sendable { case plain, done, bordered }

  open var title: String?
  open var image: UIImage?
  open var isEnabled = true
  open var tintColor: UIColor?

  public init() {}
  public init(barButtonSystemItem item: SystemItem, target: Any?, action: Selector?) {}
  public init(title: String?, style: Style, target: Any?, action: Selector?) { self.title = title }
  public init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.image = image
  }
  public init(customView: UIView) {}
}

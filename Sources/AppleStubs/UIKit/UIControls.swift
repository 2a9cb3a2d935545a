import AppleStubs
import Foundation

// Views of UIKit that representables create. The terminal draws none.

open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchUpInside = Self(rawValue: 1 << 6)
    public static let valueChanged = Self(rawValue: 1 << 12)
    public static let editingChanged = Self(rawValue: 1 << 17)
    public static let editingDidEnd = Self(rawValue: 1 << 18)
  }
  public struct State: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let normal: Self = []
    public static let highlighted = Self(rawValue: 1)
    public static let disabled = Self(rawValue: 2)
    public static let selected = Self(rawValue: 4)
  }
  open var isEnabled = true
  open func addTarget(_ target: Any?, action: Selector, for events: Event) {}
}

open class UIActivityIndicatorView: UIView {
  public enum Style: Int, Sendable {
    case medium = 100
    case large
  }
  open private(set) var isAnimating = false
  open var hidesWhenStopped = true
  open var color: UIColor?
  public convenience init(style: Style) { self.init(frame: .zero) }
  open func startAnimating() { isAnimating = true }
  open func stopAnimating() { isAnimating = false }
}

// Unchecked because it is open: it stores nothing.
open class UIVisualEffect: ObjectIdentity, @unchecked Sendable {
  init() {}
}

// Unchecked because it is open: it stores nothing.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
  public enum Style: Int, Sendable {
    case extraLight, light, dark
    case regular = 4
    case prominent
    case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial
    case systemChromeMaterial
  }
  public init(style: Style) {}
}

open class UIVisualEffectView: UIView {
  open var effect: UIVisualEffect?
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
  }
  public required init?(coder: NSCoder) { nil }
}

/// UIKit calls the methods of delegates, so nothing calls them here.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {}
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {}
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {}
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: AnyObject {}
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: AnyObject {}

open class UIScrollView: UIView {
  open var contentSize = CGSize.zero
  open var contentInset = UIEdgeInsets.zero
  open var contentOffset = CGPoint.zero
  open var isScrollEnabled = true
  open var showsVerticalScrollIndicator = true
  open var showsHorizontalScrollIndicator = true
}

open class UITextView: UIScrollView {
  open weak var delegate: (any UITextViewDelegate)?
  open var text: String! = ""
  open var font: UIFont?
  open var textColor: UIColor?
  private static let shared = UITextView(frame: .zero)
  public static func appearance() -> UITextView { shared }
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  open var textAlignment = NSTextAlignment.natural
  open var isEditable = true
  open var isSelectable = true
}

open class UITextField: UIControl {
  open weak var delegate: (any UITextFieldDelegate)?
  open var text: String?
  open var placeholder: String?
  open var font: UIFont?
  open var textColor: UIColor?
  open var isSecureTextEntry = false
}

open class UISegmentedControl: UIControl {
  private static let shared = UISegmentedControl(frame: .zero)
  public static func appearance() -> UISegmentedControl { shared }
  open var selectedSegmentIndex = -1
  open var selectedSegmentTintColor: UIColor?
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
}

open class UITableView: UIScrollView {
  private static let shared = UITableView(frame: .zero)
  public static func appearance() -> UITableView { shared }
  open var separatorColor: UIColor?
}

open class UIImagePickerController: UINavigationController {
  public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let originalImage = Self(rawValue: "UIImagePickerControllerOriginalImage")
    public static let editedImage = Self(rawValue: "UIImagePickerControllerEditedImage")
    public static let mediaURL = Self(rawValue: "UIImagePickerControllerMediaURL")
  }
  open var sourceType = SourceType.photoLibrary
  open var allowsEditing = false
  open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)?
  public convenience init() { self.init(rootViewController: UIViewController()) }
}

public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }

open class UILabel: UIView {
  open var text: String?
  open var attributedText: NSAttributedString?
  open var font: UIFont! = .systemFont(ofSize: 17)
  open var textColor: UIColor! = .label
  open var textAlignment = NSTextAlignment.natural
  open var numberOfLines = 1
  open var adjustsFontForContentSizeCategory = false
}

open class UIImageView: UIView {
  open var image: UIImage?
  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }
}

open class UIStackView: UIView {
  public enum Axis: Int, Sendable { case horizontal, vertical }
  public enum Alignment: Int, Sendable { case fill, leading, center = 3, trailing }
  public enum Distribution: Int, Sendable { case fill, fillEqually, fillProportionally }
  open var axis = Axis.horizontal
  open var spacing: CGFloat = 0
  open var alignment = Alignment.fill
  open var distribution = Distribution.fill
  open private(set) var arrangedSubviews: [UIView] = []
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }
  open func addArrangedSubview(_ view: UIView) {
    arrangedSubviews.append(view)
    addSubview(view)
  }
}

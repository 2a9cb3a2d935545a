import Foundation

/// A service of a share sheet.
open class UIActivity: NSObject {
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }
}

extension UIActivity.ActivityType {
  public static let addToReadingList = Self("com.apple.UIKit.activity.AddToReadingList")
  public static let airDrop = Self("com.apple.UIKit.activity.AirDrop")
  public static let assignToContact = Self("com.apple.UIKit.activity.AssignToContact")
  public static let copyToPasteboard = Self("com.apple.UIKit.activity.CopyToPasteboard")
  public static let mail = Self("com.apple.UIKit.activity.Mail")
  public static let message = Self("com.apple.UIKit.activity.Message")
  public static let print = Self("com.apple.UIKit.activity.Print")
  public static let saveToCameraRoll = Self("com.apple.UIKit.activity.SaveToCameraRoll")
}

/// A share sheet. Nothing shows it, so its handler is never called.
open class UIActivityViewController: UIViewController {
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  open var completionWithItemsHandler: CompletionWithItemsHandler?
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { nil }
}

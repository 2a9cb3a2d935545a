import AppleStubs
import Foundation

public protocol MFMailComposeViewControllerDelegate: AnyObject {}
public protocol MFMessageComposeViewControllerDelegate: AnyObject {}

public enum MFMailComposeResult: Int, Sendable { case cancelled, saved, sent, failed }
public enum MessageComposeResult: Int, Sendable { case cancelled, sent, failed }

/// A mail to write. Nothing shows it, so nothing calls its delegate.
open class MFMailComposeViewController: UIViewController {
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  public init() { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { nil }
  open class func canSendMail() -> Bool {
    inViews(false, or: "MFMailComposeViewController.canSendMail")
  }
  open func setSubject(_ subject: String) {}
  open func setToRecipients(_ recipients: [String]?) {}
  open func setCcRecipients(_ recipients: [String]?) {}
  open func setBccRecipients(_ recipients: [String]?) {}
  open func setMessageBody(_ body: String, isHTML: Bool) {}
  open func setPreferredSendingEmailAddress(_ address: String) {}
  open func addAttachmentData(_ data: Data, mimeType: String, fileName: String) {}
}

/// A message to write. Nothing shows it, so nothing calls its delegate.
open class MFMessageComposeViewController: UIViewController {
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  public init() { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { nil }
  open class func canSendText() -> Bool {
    inViews(false, or: "MFMessageComposeViewController.canSendText")
  }
  open var recipients: [String]?
  open var subject: String?
  open var body: String?
}

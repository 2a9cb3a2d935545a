import AppleStubs
import Foundation

/// The clipboard of a device.
// Unchecked because it is open: it stores nothing.
open class UIPasteboard: ObjectIdentity, @unchecked Sendable {
  public static let general = UIPasteboard()
  open var string: String? {
    get { deviceStop("UIPasteboard.general.string") }
    set { deviceStop("UIPasteboard.general.string") }
  }
  open var strings: [String]? {
    get { deviceStop("UIPasteboard.general.strings") }
    set { deviceStop("UIPasteboard.general.strings") }
  }
  open var url: URL? {
    get { deviceStop("UIPasteboard.general.url") }
    set { deviceStop("UIPasteboard.general.url") }
  }
  open var image: UIImage? {
    get { deviceStop("UIPasteboard.general.image") }
    set { deviceStop("UIPasteboard.general.image") }
  }
  open var hasStrings: Bool { deviceStop("UIPasteboard.general.hasStrings") }
  open var hasURLs: Bool { deviceStop("UIPasteboard.general.hasURLs") }
}

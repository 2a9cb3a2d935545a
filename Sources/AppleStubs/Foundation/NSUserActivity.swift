import AppleStubs
import Foundation

public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// What somebody does in an app, to continue it elsewhere, as a value. Only Apple's platforms make it the current one.
open class NSUserActivity: NSObject {
  public let activityType: String
  open var title: String?
  open var userInfo: [AnyHashable: Any]?
  open var webpageURL: URL?
  open var referrerURL: URL?
  open var keywords: Set<String> = []
  open var targetContentIdentifier: String?
  open var persistentIdentifier: String?
  open var isEligibleForHandoff = true
  open var isEligibleForSearch = false
  open var isEligibleForPrediction = false
  open var isEligibleForPublicIndexing = false

  public init(activityType: String) { self.activityType = activityType }

  open func becomeCurrent() { deviceStop("NSUserActivity.becomeCurrent") }
  open func resignCurrent() { deviceStop("NSUserActivity.resignCurrent") }
  open func invalidate() { deviceStop("NSUserActivity.invalidate") }
  open func addUserInfoEntries(from other: [AnyHashable: Any]) {
    userInfo = (userInfo ?? [:]).merging(other) { $1 }
  }
}

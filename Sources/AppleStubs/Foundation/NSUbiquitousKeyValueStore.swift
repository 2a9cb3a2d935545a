import AppleStubs
import Foundation

/// The values that the devices of a user have in common. Here, as on a device without an account, they are those of this device, which
/// begin empty.
// Unchecked because it is open: what it stores is locked.
open class NSUbiquitousKeyValueStore: ObjectIdentity, @unchecked Sendable {
  public static let `default` = NSUbiquitousKeyValueStore()
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  @Locked private var values: [String: Any] = [:]

  public init() {}

  open var dictionaryRepresentation: [String: Any] { values }

  open func object(forKey key: String) -> Any? { values[key] }
  open func string(forKey key: String) -> String? { values[key] as? String }
  open func array(forKey key: String) -> [Any]? { values[key] as? [Any] }
  open func dictionary(forKey key: String) -> [String: Any]? { values[key] as? [String: Any] }
  open func data(forKey key: String) -> Data? { values[key] as? Data }
  open func longLong(forKey key: String) -> Int64 { values[key] as? Int64 ?? 0 }
  open func double(forKey key: String) -> Double { values[key] as? Double ?? 0 }
  open func bool(forKey key: String) -> Bool { values[key] as? Bool ?? false }

  open func set(_ value: Any?, forKey key: String) { _values.withLock { $0[key] = value } }
  open func set(_ value: Int64, forKey key: String) { set(value as Any, forKey: key) }
  open func removeObject(forKey key: String) { _values.withLock { $0[key] = nil } }

  /// Whether the values are kept.
  open func synchronize() -> Bool { true }
}

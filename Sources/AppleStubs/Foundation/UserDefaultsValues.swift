import Foundation

// On Apple's platforms, `NSObject` has these for all classes.
extension UserDefaults {
  public func value(forKey key: String) -> Any? { object(forKey: key) }
  public func setValue(_ value: Any?, forKey key: String) { set(value, forKey: key) }
}

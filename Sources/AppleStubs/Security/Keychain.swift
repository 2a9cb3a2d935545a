import AppleStubs
import Foundation

public typealias OSStatus = Int32
/// A text of Core Foundation, which Swift converts to a `String` with `as`.
public typealias CFString = String
/// A dictionary of Core Foundation, which Swift converts from a dictionary with `as`.
public typealias CFDictionary = [String: Any]
public typealias CFTypeRef = AnyObject
public typealias CFBoolean = NSNumber

public let kCFBooleanTrue: CFBoolean! = NSNumber(value: true)
public let kCFBooleanFalse: CFBoolean! = NSNumber(value: false)

public func SecItemAdd(
  _ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus { deviceStop("SecItemAdd") }

public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus { deviceStop("SecItemCopyMatching") }

public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  deviceStop("SecItemUpdate")
}

@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus { deviceStop("SecItemDelete") }

// Swift converts an `NSDictionary` on Apple's platforms, too.

public func SecItemAdd(
  _ attributes: NSDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus { deviceStop("SecItemAdd") }

public func SecItemCopyMatching(
  _ query: NSDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus { deviceStop("SecItemCopyMatching") }

public func SecItemUpdate(_ query: NSDictionary, _ attributesToUpdate: NSDictionary) -> OSStatus {
  deviceStop("SecItemUpdate")
}

@discardableResult
public func SecItemDelete(_ query: NSDictionary) -> OSStatus { deviceStop("SecItemDelete") }

public func SecCopyErrorMessageString(
  _ status: OSStatus, _ reserved: UnsafeMutableRawPointer?
) -> CFString? { deviceStop("SecCopyErrorMessageString") }

/// A source of random bytes.
public struct SecRandomRef: Sendable {
  init() {}
}

public let kSecRandomDefault: SecRandomRef? = SecRandomRef()

public func SecRandomCopyBytes(
  _ random: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer
) -> Int32 { deviceStop("SecRandomCopyBytes") }

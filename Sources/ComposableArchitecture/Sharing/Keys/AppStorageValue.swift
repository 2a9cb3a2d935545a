import Foundation

/// A value that user defaults store as it is.
public protocol _AppStorageValue: Sendable {
  /// Reads the stored value; `nil` if it has another type.
  init?(_appStorage stored: Any)
  /// The value to store; `nil` removes the key.
  var _appStorage: Any? { get }
}

extension _AppStorageValue {
  /// The stored value itself.
  public init?(_appStorage stored: Any) {
    guard let value = stored as? Self else { return nil }
    self = value
  }

  /// The value itself.
  public var _appStorage: Any? { self }
}

extension Bool: _AppStorageValue {}
extension Data: _AppStorageValue {}
extension Date: _AppStorageValue {}
extension Double: _AppStorageValue {}
extension Int: _AppStorageValue {}
extension String: _AppStorageValue {}
extension Array: _AppStorageValue where Element == String {}

extension URL: _AppStorageValue {
  /// Reads the text of a URL.
  public init?(_appStorage stored: Any) {
    guard let text = stored as? String else { return nil }
    self.init(string: text)
  }

  /// The text of the URL: user defaults on Linux do not store URLs.
  public var _appStorage: Any? { absoluteString }
}

extension Optional: _AppStorageValue where Wrapped: _AppStorageValue {
  /// Reads the stored value.
  public init?(_appStorage stored: Any) {
    guard let value = Wrapped(_appStorage: stored) else { return nil }
    self = value
  }

  /// The value to store; `nil` removes the key.
  public var _appStorage: Any? { self?._appStorage }
}

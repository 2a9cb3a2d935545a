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
  /// Reads a URL as `UserDefaults.url(forKey:)` does, or its text.
  public init?(_appStorage stored: Any) {
    switch stored {
    case let data as Data:
      guard let url = try? NSKeyedUnarchiver.unarchivedObject(ofClass: NSURL.self, from: data)
      else { return nil }
      self = url as URL
    case let text as String:
      let isPath = text.hasPrefix("/") || text.hasPrefix("~")
      guard let url = isPath ? URL(fileURLWithPath: text) : URL(string: text) else { return nil }
      self = url
    default: return nil
    }
  }

  /// What `UserDefaults.set(_:forKey:)` stores: the path of a file, or the archive of another URL.
  public var _appStorage: Any? {
    guard !isFileURL else { return path }
    return try? NSKeyedArchiver.archivedData(
      withRootObject: self as NSURL, requiringSecureCoding: true)
  }
}

extension Optional: _AppStorageValue where Wrapped: _AppStorageValue {
  public init?(_appStorage stored: Any) {
    guard let value = Wrapped(_appStorage: stored) else { return nil }
    self = value
  }

  public var _appStorage: Any? { self?._appStorage }
}

import Synchronization

/// Something whose content changes without the states that contain it: a shared value, or a property that
/// can be set to refer to another one.
protocol SharedCell: AnyObject, Sendable {
  /// The content, whatever is being compared.
  var content: Any { get }
  /// Sets the content back for time travel. Tests do not notice it.
  func restore(_ content: Any)
  /// The value of a content, as lists show it.
  func shown(_ content: Any) -> Any
  /// The key or the type, as lists show it.
  var title: String { get }
}

/// Numbers that tell moments apart. A moment that is restored has its former number.
enum Stamp {
  private static let last = Atomic<UInt64>(0)

  static func next() -> UInt64 { last.wrappingAdd(1, ordering: .relaxed).newValue }

  /// The last stamp. As long as it is the same, nothing that is stamped has changed.
  static var newest: UInt64 { last.load(ordering: .relaxed) }
}

/// A hashable value of any type that may be passed between threads.
///
/// ```swift
/// let ids: Set<AnyHashableSendable> = [AnyHashableSendable(1), AnyHashableSendable("a")]
/// ```
public struct AnyHashableSendable: Hashable, Sendable {
  public let base: any Hashable & Sendable

  /// Wraps a value. A value that is already wrapped is not wrapped again.
  public init(_ base: some Hashable & Sendable) {
    self.base = (base as? AnyHashableSendable)?.base ?? base
  }

  public static func == (lhs: Self, rhs: Self) -> Bool {
    AnyHashable(lhs.base) == AnyHashable(rhs.base)
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(base)) }
}

extension AnyHashableSendable: CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  public var description: String { String(describing: base) }

  /// The type and the description of the value.
  public var debugDescription: String { "AnyHashableSendable(\(String(reflecting: base)))" }

  public var customMirror: Mirror { Mirror(reflecting: base) }
}

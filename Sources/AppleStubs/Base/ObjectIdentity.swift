/// A class that inherits from `NSObject` on Apple's platforms: two of its objects are equal if they are the same, so a state or an action
/// that contains one can be `Equatable`.
public protocol ObjectIdentity: AnyObject, Hashable {}

extension ObjectIdentity {
  public static func == (one: Self, other: Self) -> Bool { one === other }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

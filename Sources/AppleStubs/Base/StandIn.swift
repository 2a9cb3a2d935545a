/// A type that stands in for one of a package or framework that is not loaded.
///
/// It has no values: what would create one, or use a member of the type, ends the line or the effect as ``deviceStop(_:)`` does. So
/// code that names the type compiles as it is written, and never has a wrong result.
///
/// A loaded file uses it through the declarations that the shell adds:
/// ```swift
/// public struct AFError: StandIn { private let never: Never }
/// ```
@dynamicMemberLookup
public protocol StandIn: Hashable, Codable, Error, Identifiable {
  /// Why the type does not exist here, after its name.
  static var _absence: String { get }
  static subscript(dynamicMember name: String) -> StandInMember<Self> { get set }
  static subscript<StandInValue>(dynamicMember name: String) -> StandInValue { get set }
  subscript(dynamicMember name: String) -> StandInMember<Self> { get nonmutating set }
  subscript<StandInValue>(dynamicMember name: String) -> StandInValue { get nonmutating set }
}

/// A type of Apple's platforms.
public protocol PlatformStandIn: StandIn {}

extension PlatformStandIn {
  public static var _absence: String { "exists on Apple's platforms only" }
}

extension StandIn {
  /// What the static members of the type return.
  public typealias _Member = StandInMember<Self>

  public static var _absence: String { "is in none of the loaded sources" }

  public static subscript(dynamicMember name: String) -> StandInMember<Self> {
    get { stop("\(ownName).\(name)") }
    set { stop("\(ownName).\(name)") }
  }

  public static subscript<StandInValue>(dynamicMember name: String) -> StandInValue {
    get { stop("\(ownName).\(name)") }
    set { stop("\(ownName).\(name)") }
  }

  public subscript(dynamicMember name: String) -> StandInMember<Self> {
    get { Self.stop("\(Self.ownName).\(name)") }
    nonmutating set { Self.stop("\(Self.ownName).\(name)") }
  }

  public subscript<StandInValue>(dynamicMember name: String) -> StandInValue {
    get { Self.stop("\(Self.ownName).\(name)") }
    nonmutating set { Self.stop("\(Self.ownName).\(name)") }
  }

  public init(from decoder: any Decoder) throws { Self.stop(Self.ownName) }
  public func encode(to encoder: any Encoder) throws { Self.stop(Self.ownName) }
  public static func == (one: Self, other: Self) -> Bool { stop(ownName) }
  public func hash(into hasher: inout Hasher) { Self.stop(Self.ownName) }
  public var id: StandInID<Self> { Self.stop(Self.ownName) }

  /// The initializers of the type call it.
  public static func _stop(_ file: StaticString, _ line: UInt) -> Never {
    stop("\(ownName)()", file: file, line: line)
  }

  private static func stop(
    _ symbol: String, file: StaticString = "DeviceStop.swift", line: UInt = #line
  ) -> Never {
    fatalError("\(DeviceStop.mark)\(symbol) \(_absence)", file: file, line: line)
  }

  /// `Auth.User`, without the module and the generic arguments.
  private static var ownName: String {
    let name = String(reflecting: Self.self).prefix { $0 != "<" }
    return String(name.firstIndex(of: ".").map { name[$0...].dropFirst() } ?? name)
  }
}

/// The identity of a stand-in. It has a type of its own, so code that expects an `Int` or a `String` fails with an error that names the stand-in.
public struct StandInID<Root>: Hashable, Codable, Sendable { private let never: Never }

/// A member of a type that stands in for another one. Like its type, it has no values.
@dynamicCallable
public struct StandInMember<Root: StandIn>: StandIn {
  private let never: Never

  public static var _absence: String { Root._absence }

  @discardableResult
  public func dynamicallyCall(
    withKeywordArguments _: KeyValuePairs<String, Any?>
  ) -> StandInMember<Root> {
    switch never {}
  }

  @discardableResult
  public func dynamicallyCall<StandInValue>(
    withKeywordArguments _: KeyValuePairs<String, Any?>
  ) -> StandInValue {
    switch never {}
  }
}

/// A key path to the payload of an enum's case: `\.child`, or `\.child.tapped` through two enums.
///
/// The enums have to be ``CasePathable``. An operator turns a key path into an ``AnyCasePath`` once,
/// when it is made.
public typealias CaseKeyPath<Root, Value> = KeyPath<Case<Root>, Case<Value>>

/// A case key path whose payload type is not known.
public typealias PartialCaseKeyPath<Root> = PartialKeyPath<Case<Root>>

/// What case key paths lead through: a case of some root that has a `Value` as its payload.
@dynamicMemberLookup
public struct Case<Value> {
  fileprivate let route: CaseRoute<Value>

  /// The start of a key path, where `Value` is the root itself.
  public init() { route = CaseRoute() }

  fileprivate init(_ route: CaseRoute<Value>) { self.route = route }

  public subscript<Next>(
    dynamicMember keyPath: KeyPath<Value.AllCasePaths, AnyCasePath<Value, Next>>
  ) -> Case<Next> where Value: CasePathable {
    Case<Next>(route.appending(Value.allCasePaths[keyPath: keyPath]))
  }
}

extension Case where Value: CasePathable {
  /// The payload of an enum without cases.
  public var never: Case<Never> { Case<Never>(route.appending(AnyCasePath<Value, Never>._$never)) }
}

/// The path from a root, whose type is not known here, to a `Value`. This class itself is the route
/// from a value to itself.
private class CaseRoute<Value> {
  func appending<Next>(_ path: AnyCasePath<Value, Next>) -> CaseRoute<Next> {
    CasePathRoute<Value, Next>(path)
  }

  func casePath<Root>(from root: Root.Type) -> AnyCasePath<Root, Value>? {
    AnyCasePath<Value, Value>(embed: { $0 }, extract: { $0 }) as? AnyCasePath<Root, Value>
  }

  func matches(_ root: Any) -> Bool { root is Value }
  func payload(of root: Any) -> Any? { root as? Value }
}

private final class CasePathRoute<Origin, Value>: CaseRoute<Value> {
  let path: AnyCasePath<Origin, Value>

  init(_ path: AnyCasePath<Origin, Value>) { self.path = path }

  override func appending<Next>(_ next: AnyCasePath<Value, Next>) -> CaseRoute<Next> {
    CasePathRoute<Origin, Next>(path.appending(path: next))
  }

  override func casePath<Root>(from root: Root.Type) -> AnyCasePath<Root, Value>? {
    path as? AnyCasePath<Root, Value>
  }

  override func payload(of root: Any) -> Any? {
    guard let root = root as? Origin, let payload = path.extract(from: root) else { return nil }
    return payload
  }

  override func matches(_ root: Any) -> Bool { (root as? Origin).map { path ~= $0 } ?? false }
}

/// A case whose payload type is not known.
protocol CaseMatching {
  func matches(_ root: Any) -> Bool
  /// The payload; `nil` if the root is another case.
  func payload(of root: Any) -> Any?
  /// The root with a payload; `nil` if the payload has another type.
  func embed<Root>(_ payload: Any, in root: Root.Type) -> Root?
}

extension Case: CaseMatching {
  func matches(_ root: Any) -> Bool { route.matches(root) }
  func payload(of root: Any) -> Any? { route.payload(of: root) }

  func embed<Root>(_ payload: Any, in root: Root.Type) -> Root? {
    guard let payload = payload as? Value else { return nil }
    return route.casePath(from: root)?.embed(payload)
  }
}

extension AnyCasePath {
  /// Makes the case path that a case key path names.
  ///
  /// ```swift
  /// let path = AnyCasePath(\Action.Cases.child)
  /// ```
  public init(_ keyPath: CaseKeyPath<Root, Value>) {
    guard let path = Case<Root>()[keyPath: keyPath].route.casePath(from: Root.self) else {
      preconditionFailure("A case key path of \(Root.self) leads through cases only.")
    }
    self = path
  }

  /// Makes the path to the case `name`. Macros call this.
  ///
  /// Where reflection can read the case, the path does; elsewhere it calls the functions.
  public static func _$case(
    _ name: StaticString, embed: @escaping @Sendable (Value) -> Root,
    extract: @escaping @Sendable (Root) -> Value?
  ) -> AnyCasePath {
    guard let access = CaseAccess<Root, Value>.named(name) else {
      return AnyCasePath(embed: embed, extract: extract)
    }
    return AnyCasePath(embed: embed, access: access)
  }
}

extension AnyCasePath where Value == Void {
  /// Makes the path to the case `name`, which has no payload. Macros call this.
  public static func _$case(
    _ name: StaticString, embed: @escaping @Sendable () -> Root,
    extract: @escaping @Sendable (Root) -> Void?
  ) -> AnyCasePath {
    _$case(name, embed: { (_: Void) in embed() }, extract: extract)
  }
}

extension AnyCasePath where Value == Never {
  /// The path to a case whose payload has no values. Macros use this.
  public static var _$never: AnyCasePath {
    AnyCasePath { (_: Never) -> Root in
    } extract: { _ in
      nil
    }
  }
}

extension KeyPath {
  /// Embeds a value in the case that a case key path names.
  public func callAsFunction<Enum, Payload>(_ value: Payload) -> Enum
  where Root == Case<Enum>, Value == Case<Payload> {
    AnyCasePath(self).embed(value)
  }

  /// The case without a payload that a case key path names.
  public func callAsFunction<Enum>() -> Enum where Root == Case<Enum>, Value == Case<Void> {
    AnyCasePath(self).embed(())
  }
}

extension PartialKeyPath {
  /// Embeds a value in the case that a case key path names, or returns `nil` if the case has another payload.
  public func callAsFunction<Enum: CasePathable>(_ value: Any) -> Enum? where Root == Case<Enum> {
    (Case<Enum>()[keyPath: self] as? any CaseMatching)?.embed(value, in: Enum.self)
  }
}

/// Whether a value is the case that a case key path names: `case \.child.tapped:` in a `switch`.
public func ~= <Root: CasePathable>(pattern: PartialCaseKeyPath<Root>, value: Root) -> Bool {
  value.is(pattern)
}

prefix operator /

precedencegroup CasePathCompositionPrecedence {
  associativity: left
}

infix operator .. : CasePathCompositionPrecedence

/// The case path to the case with this name.
///
/// ```swift
/// enum Action { case child(Int), reset }
/// let child = /Action.child  // AnyCasePath<Action, Int>
/// ```
///
/// `Root` must be an enum and `embed` one of its cases. As a case captures nothing, threads can share
/// the path. A path to a case whose payload is a function with parameters or a result embeds but never
/// extracts, and so does a path made from anything but a case; an issue is reported when such a path
/// is made for the first time.
@inlinable public prefix func / <Root, Value>(
  _ embed: @escaping (Value) -> Root
) -> AnyCasePath<Root, Value> {
  AnyCasePath(embed: embed, access: caseAccess(Root.self, Value.self))
}

/// The case path to a case with two associated values; it extracts a tuple.
@inlinable public prefix func / <Root, A, B>(
  _ embed: @escaping (A, B) -> Root
) -> AnyCasePath<Root, (A, B)> {
  AnyCasePath(
    embed: { embed($0.0, $0.1) }, access: caseAccess(Root.self, (A, B).self))
}

/// The case path to a case with three associated values; it extracts a tuple.
@inlinable public prefix func / <Root, A, B, C>(
  _ embed: @escaping (A, B, C) -> Root
) -> AnyCasePath<Root, (A, B, C)> {
  AnyCasePath(
    embed: { embed($0.0, $0.1, $0.2) }, access: caseAccess(Root.self, (A, B, C).self))
}

/// The case path to a case with four associated values; it extracts a tuple.
@inlinable public prefix func / <Root, A, B, C, D>(
  _ embed: @escaping (A, B, C, D) -> Root
) -> AnyCasePath<Root, (A, B, C, D)> {
  AnyCasePath(
    embed: { embed($0.0, $0.1, $0.2, $0.3) },
    access: caseAccess(Root.self, (A, B, C, D).self))
}

/// The case path to a case with five associated values; it extracts a tuple.
@inlinable public prefix func / <Root, A, B, C, D, E>(
  _ embed: @escaping (A, B, C, D, E) -> Root
) -> AnyCasePath<Root, (A, B, C, D, E)> {
  AnyCasePath(
    embed: { embed($0.0, $0.1, $0.2, $0.3, $0.4) },
    access: caseAccess(Root.self, (A, B, C, D, E).self))
}

/// The case path to a case with six associated values; it extracts a tuple.
@inlinable public prefix func / <Root, A, B, C, D, E, F>(
  _ embed: @escaping (A, B, C, D, E, F) -> Root
) -> AnyCasePath<Root, (A, B, C, D, E, F)> {
  AnyCasePath(
    embed: { embed($0.0, $0.1, $0.2, $0.3, $0.4, $0.5) },
    access: caseAccess(Root.self, (A, B, C, D, E, F).self))
}

/// The path from a type to itself: `/Action.self`.
@inlinable public prefix func / <Root>(_ type: Root.Type) -> AnyCasePath<Root, Root> { .self }

/// The path itself: `/.self`.
@inlinable public prefix func / <Root, Value>(
  _ path: AnyCasePath<Root, Value>
) -> AnyCasePath<Root, Value> { path }

/// The case path to a case without associated values; it extracts `Void`.
///
/// The result is implicitly unwrapped so that the other operators take precedence for a case with a
/// payload: the type checker tries a generic parameter before a function, but not if the result is
/// implicitly unwrapped. It is never `nil`. If `root` does have a payload, the path matches its case
/// only, and embedding returns `root` again, which must then be safe to share between threads.
@inlinable public prefix func / <Root>(_ root: Root) -> AnyCasePath<Root, Void>! {
  pathToCase(of: root)
}

/// A function that extracts a case's payload, as `compactMap(/Result.success)` and
/// `BindingReducer(action: /Action.view)` expect.
///
/// Where a case path is possible as well, `/` makes a case path.
@_disfavoredOverload
@inlinable public prefix func / <Root, Value>(
  _ embed: @escaping (Value) -> Root
) -> (Root) -> Value? {
  let path: AnyCasePath<Root, Value> = /embed
  return { path.extract(from: $0) }
}

/// A function that extracts a case's payload from an optional root.
@_disfavoredOverload
@inlinable public prefix func / <Root, Value>(
  _ embed: @escaping (Value) -> Root
) -> (Root?) -> Value? {
  let path: AnyCasePath<Root, Value> = /embed
  return { $0.flatMap(path.extract(from:)) }
}

/// A function that returns `Void` for a case without associated values and `nil` for other cases. It is
/// never `nil` itself.
@_disfavoredOverload
@inlinable public prefix func / <Root>(_ root: Root) -> ((Root) -> Void?)! {
  let path: AnyCasePath<Root, Void> = /root
  return { path.extract(from: $0) }
}

/// A function that returns `Void` for a case without associated values and `nil` for other cases and
/// for `nil`. It is never `nil` itself.
@_disfavoredOverload
@inlinable public prefix func / <Root>(_ root: Root) -> ((Root?) -> Void?)! {
  let path: AnyCasePath<Root, Void> = /root
  return { $0.flatMap(path.extract(from:)) }
}

extension AnyCasePath {
  /// Makes the path to the case `embed`, as the operator `/` does.
  ///
  /// It is unsafe because nothing checks that `embed` is a case of the enum.
  @inlinable public init(unsafe embed: @escaping (Value) -> Root) {
    self.init(embed: embed, access: caseAccess(Root.self, Value.self))
  }
}

// MARK: Composition

extension AnyCasePath {
  /// Returns the path that continues from this path's value with `path`.
  ///
  /// ```swift
  /// let number = (/Result<Int?, Never>.success).appending(path: /Int?.some)
  /// number.extract(from: .success(1))  // 1
  /// ```
  @inlinable public func appending<AppendedValue>(
    path: AnyCasePath<Value, AppendedValue>
  ) -> AnyCasePath<Root, AppendedValue> {
    AnyCasePath<Root, AppendedValue>(self, then: path)
  }

  /// The path through `lhs` and then `rhs`: `/Parent.child .. /Child.action`.
  @inlinable public static func .. <AppendedValue>(
    lhs: AnyCasePath, rhs: AnyCasePath<Value, AppendedValue>
  ) -> AnyCasePath<Root, AppendedValue> {
    lhs.appending(path: rhs)
  }

  /// The path through `lhs` and then the case `rhs`: `/Parent.child .. Child.action`.
  @inlinable public static func .. <AppendedValue>(
    lhs: AnyCasePath, rhs: @escaping (AppendedValue) -> Value
  ) -> AnyCasePath<Root, AppendedValue> {
    lhs.appending(path: /rhs)
  }
}

/// A function that applies `lhs` and then `rhs`, as the operator `/` makes them from two cases.
@inlinable public func .. <Root, Value, AppendedValue>(
  lhs: @escaping (Root) -> Value?, rhs: @escaping (Value) -> AppendedValue?
) -> (Root) -> AppendedValue? {
  { lhs($0).flatMap(rhs) }
}

// MARK: Access to the memory of enums

/// Access to the case of `Root` whose payload is a `Value`, or `nil` if there cannot be any.
@inlinable func caseAccess<Root, Value>(
  _ root: Root.Type, _ value: Value.Type
) -> CaseAccess<Root, Value>? {
  .payload { reportUnlessOptional($0, root: root, value: value) }
}

/// Reports the problem of a path whose root may be optional.
@usableFromInline
func reportUnlessOptional(_ problem: CaseAccessProblem, root: Any.Type, value: Any.Type) {
  // The case may be one of the wrapped enum; `throughOptional` reports if it is not.
  if problem == .noCaseWithPayload, root is any OptionalRoot.Type { return }
  report(problem, root: root, value: value)
}

/// The path to the case of `root`, or, if `root` is an enum in an optional, to the case of that enum.
@usableFromInline func pathToCase<Root>(of root: Root) -> AnyCasePath<Root, Void> {
  if let extract = (root as? any OptionalRoot)?.extractingWrappedCase(as: Root.self) {
    // `root` is constant and shared between threads, as all of a case path is.
    nonisolated(unsafe) let (root, extract) = (root, extract)
    return AnyCasePath(embed: { root }, extract: { extract($0) })
  }
  return AnyCasePath(
    embed: { _ in root },
    access: .caseOf(root) { report($0, root: Root.self, value: Void.self) })
}

/// The extraction from an optional root by a path to a case of the wrapped enum: in
/// `let path: AnyCasePath<Action?, Int> = /Action.child`, Swift converts the case to a function that
/// returns an optional. `nil` if `Root` is not optional.
@usableFromInline func throughOptional<Root, Value>(
  _ embed: @escaping (Value) -> Root
) -> ((Root) -> Value?)? {
  func open<Optional: OptionalRoot>(_: Optional.Type) -> ((Root) -> Value?)? {
    // `Optional` is `Root`.
    let extract = Optional.extracting(embed as! (Value) -> Optional)
    return extract as? (Root) -> Value?
  }
  return (Root.self as? any OptionalRoot.Type).flatMap { open($0) }
}

private protocol OptionalRoot {
  static func extracting<Value>(_ embed: @escaping (Value) -> Self) -> (Self) -> Value?
  /// Extracts `Void` from values of the same case of the wrapped enum; `nil` if the enum has no such case.
  func extractingWrappedCase<Root>(as root: Root.Type) -> ((Root) -> Void?)?
}

extension Optional: OptionalRoot {
  fileprivate static func extracting<Value>(
    _ embed: @escaping (Value) -> Self
  ) -> (Self) -> Value? {
    // `embed` is a case of `Wrapped`, so its result is not `nil`.
    let path = AnyCasePath<Wrapped, Value>(unsafe: { embed($0)! })
    return { $0.flatMap(path.extract(from:)) }
  }

  fileprivate func extractingWrappedCase<Root>(as root: Root.Type) -> ((Root) -> Void?)? {
    guard let wrapped = self, EnumLayout.of(Wrapped.self) != nil else { return nil }
    let path: AnyCasePath<Wrapped, Void> = pathToCase(of: wrapped)
    let extract: (Self) -> Void? = { $0.flatMap(path.extract(from:)) }
    return extract as? (Root) -> Void?
  }
}

private func report(_ problem: CaseAccessProblem, root: Any.Type, value: Any.Type) {
  switch problem {
  case .notAnEnum:
    reportIssue(
      "A case path needs an enum, but \(root) is not one: the path will never extract.")
  case .noReflectionMetadata:
    reportIssue(
      """
      The cases of \(root) cannot be read because it was built with -disable-reflection-metadata: \
      the case path will never extract.
      """)
  case .noCaseWithPayload where storesUnmovableFunction(value):
    reportIssue(
      """
      A case path cannot extract a function such as \(value) from \(root): wrap it in a struct.
      """)
  case .noCaseWithPayload:
    reportIssue(
      """
      No case of \(root) has a payload of type \(value): the case path will never extract. To reach \
      through several levels, compose one path for each, as in /Parent.child .. /Child.action.
      """)
  }
}

prefix operator /

/// The case path to the case with this name.
///
/// ```swift
/// enum Action { case child(Int), reset }
/// let child = /Action.child  // AnyCasePath<Action, Int>
/// ```
///
/// `Root` has to be an enum and `embed` one of its cases, which captures nothing: that is what lets
/// threads share the path. A path to a case whose payload is a function
/// with parameters or a result embeds, but never extracts, and so does one to anything that is no
/// case of an enum; an issue is reported when such a path is made for the first time.
@inlinable public prefix func / <Root, Value>(
  _ embed: @escaping (Value) -> Root
) -> AnyCasePath<Root, Value> {
  AnyCasePath(embed: embed, facts: caseFacts(of: Root.self, value: Value.self))
}

/// The case path to a case with two associated values; it extracts a tuple.
@inlinable public prefix func / <Root, A, B>(
  _ embed: @escaping (A, B) -> Root
) -> AnyCasePath<Root, (A, B)> {
  AnyCasePath(
    embed: { embed($0.0, $0.1) }, facts: caseFacts(of: Root.self, value: (A, B).self))
}

/// The case path to a case with three associated values; it extracts a tuple.
@inlinable public prefix func / <Root, A, B, C>(
  _ embed: @escaping (A, B, C) -> Root
) -> AnyCasePath<Root, (A, B, C)> {
  AnyCasePath(
    embed: { embed($0.0, $0.1, $0.2) }, facts: caseFacts(of: Root.self, value: (A, B, C).self))
}

/// The case path to a case with four associated values; it extracts a tuple.
@inlinable public prefix func / <Root, A, B, C, D>(
  _ embed: @escaping (A, B, C, D) -> Root
) -> AnyCasePath<Root, (A, B, C, D)> {
  AnyCasePath(
    embed: { embed($0.0, $0.1, $0.2, $0.3) },
    facts: caseFacts(of: Root.self, value: (A, B, C, D).self))
}

/// The case path to a case with five associated values; it extracts a tuple.
@inlinable public prefix func / <Root, A, B, C, D, E>(
  _ embed: @escaping (A, B, C, D, E) -> Root
) -> AnyCasePath<Root, (A, B, C, D, E)> {
  AnyCasePath(
    embed: { embed($0.0, $0.1, $0.2, $0.3, $0.4) },
    facts: caseFacts(of: Root.self, value: (A, B, C, D, E).self))
}

/// The case path to a case with six associated values; it extracts a tuple.
@inlinable public prefix func / <Root, A, B, C, D, E, F>(
  _ embed: @escaping (A, B, C, D, E, F) -> Root
) -> AnyCasePath<Root, (A, B, C, D, E, F)> {
  AnyCasePath(
    embed: { embed($0.0, $0.1, $0.2, $0.3, $0.4, $0.5) },
    facts: caseFacts(of: Root.self, value: (A, B, C, D, E, F).self))
}

/// The path from a type to itself: `/Action.self`.
@inlinable public prefix func / <Root>(_ type: Root.Type) -> AnyCasePath<Root, Root> { .self }

/// A path that there is already: `/.self`.
@inlinable public prefix func / <Root, Value>(
  _ path: AnyCasePath<Root, Value>
) -> AnyCasePath<Root, Value> { path }

/// The case path to a case without associated values; it extracts `Void`.
///
/// The result is implicitly unwrapped so that a case with a payload prefers the other operators; it
/// is never nil. Of a root that does hold something, only the case counts: embedding gives that
/// same root again, which has to be safe to share between threads then.
@inlinable public prefix func / <Root>(_ root: Root) -> AnyCasePath<Root, Void>! {
  AnyCasePath(embed: { _ in root }, facts: caseFacts(ofCaseOf: root))
}

import ComposableArchitecture
import Testing

/// Paths through several enums, whose memory is read without a copy.
@Suite struct NestedCasePathTests {
  @CasePathable enum Outer: Equatable {
    case middle(Middle)
    case other(Int)
    indirect case boxed(Middle)
    case left(Middle), right(Middle)
  }

  @CasePathable enum Middle: Equatable {
    case inner(Inner)
    case name(String)
    case empty
    indirect case boxed(Inner)
  }

  @CasePathable enum Inner: Equatable {
    case text(String, count: Int)
    case list([Int])
    case none
  }

  /// Fails if the path does not match exactly this value among all of them, or does not embed what it extracts.
  private func check<Value>(
    _ path: AnyCasePath<Outer, Value>, _ value: Outer, isEqual: (Value) -> Bool,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    for other in Self.values {
      let found = path.extract(from: other)
      #expect((found != nil) == (other == value), "\(other)", sourceLocation: sourceLocation)
      #expect((path ~= other) == (other == value), "\(other)", sourceLocation: sourceLocation)
    }
    guard let found = path.extract(from: value) else { return }
    #expect(isEqual(found), sourceLocation: sourceLocation)
    #expect(path.embed(found) == value, sourceLocation: sourceLocation)
  }

  private static let inner = [
    Inner.text("a long text, stored in memory", count: 1), .list([1, 2]), .none,
  ]
  private static let middle =
    inner.map(Middle.inner) + inner.map(Middle.boxed) + [.name("Blob"), .empty]
  private static let values =
    middle.map(Outer.middle) + middle.map(Outer.boxed) + middle.map(Outer.left)
    + middle.map(Outer.right) + [.other(1)]

  @Test func `A path through two or three cases matches only if all of them match`() {
    check(AnyCasePath(\.middle.name), .middle(.name("Blob"))) { $0 == "Blob" }
    check(AnyCasePath(\.middle.empty), .middle(.empty)) { true }
    check(AnyCasePath(\.middle.inner.list), .middle(.inner(.list([1, 2])))) { $0 == [1, 2] }
    check(AnyCasePath(\.middle.inner.none), .middle(.inner(.none))) { true }
    check(AnyCasePath(\.middle.inner.text), .middle(.inner(Self.inner[0]))) {
      $0.0 == "a long text, stored in memory" && $0.count == 1
    }
  }

  @Test func `A path through indirect cases matches only if all of them match`() {
    check(AnyCasePath(\.boxed.name), .boxed(.name("Blob"))) { $0 == "Blob" }
    check(AnyCasePath(\.boxed.boxed.list), .boxed(.boxed(.list([1, 2])))) { $0 == [1, 2] }
    check(AnyCasePath(\.middle.boxed.none), .middle(.boxed(.none))) { true }
  }

  @Test func `A path through one of several cases with the same payload matches that case only`() {
    check(AnyCasePath(\.right.name), .right(.name("Blob"))) { $0 == "Blob" }
    let right = /Outer.right
    check(right.appending(path: /Middle.name), .right(.name("Blob"))) { $0 == "Blob" }
    check(/Outer.left .. /Middle.inner .. /Inner.list, .left(.inner(.list([1, 2])))) {
      $0 == [1, 2]
    }
  }

  @Test func `A payload is modified through several cases`() throws {
    var value = Outer.boxed(.inner(.list([1])))
    let path = AnyCasePath(\Outer.Cases.boxed.inner.list)
    try path.modify(&value) { $0.append(2) }
    #expect(value == .boxed(.inner(.list([1, 2]))))
    value = .other(1)
    #expect(throws: CasePathMismatch.self) { try path.modify(&value) { $0.append(3) } }
  }

  @Test func `Objects in extracted payloads are retained exactly once`() {
    final class Token: Sendable {}
    enum Holder { case first(Part), second }
    enum Part { case token(Token), none, pair(Token, String) }
    weak var observed: Token?
    do {
      let token = Token()
      observed = token
      let path: AnyCasePath<Holder, Token> = (/Holder.first).appending(path: /Part.token)
      for _ in 0..<3 {
        #expect(path.extract(from: .first(.token(token))) === token)
        #expect(path.extract(from: .first(.pair(token, "a"))) == nil)
        #expect(path ~= .first(.token(token)))
      }
    }
    #expect(observed == nil)
  }
}

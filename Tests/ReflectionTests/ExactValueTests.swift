import Reflection
import Testing

@Suite struct ExactValueTests {
  @Test func `A value has exactly its own type`() {
    #expect(exactly(1, as: Int.self) == 1)
    #expect(exactly(1, as: Int8.self) == nil)
    #expect(exactly(1, as: Double.self) == nil)
    #expect(exactly("a", as: Substring.self) == nil)
    #expect(exactly((1, "a"), as: (Int, String).self)?.1 == "a")
    #expect(exactly((1, "a"), as: (id: Int, name: String).self) == nil)
  }

  @Test func `Optionals are neither wrapped nor unwrapped`() {
    #expect(exactly(1, as: Int?.self) == nil)
    #expect(exactly(Int?.some(1) as Any, as: Int.self) == nil)
    #expect(exactly(Int??.some(.none) as Any, as: Int??.self) == .some(.some(.none)))
    #expect(exactly(Int?.none as Any, as: Any.self) is Int?)
    #expect(exactly(Int?.some(1) as Any, as: (any Numeric).self) == nil)
  }

  @Test func `A value matches an existential that it conforms to`() {
    #expect(exactly(Square(), as: (any Shape).self)?.corners == 4)
    #expect(exactly(1, as: (any Shape).self) == nil)
    #expect(exactly(Failure(code: 2), as: (any Error).self) as? Failure == Failure(code: 2))
    #expect(exactly(Int.self, as: Any.Type.self) == Int.self)
  }

  @Test func `The content of an existential is found`() {
    #expect(exactly(nested(Square() as any Shape), as: Square.self) == Square())
    #expect(exactly(nested(Failure() as any Error), as: Failure.self) == Failure())
    #expect(exactly(nested(1 as Any), as: Int.self) == 1)
    #expect(exactly(nested(1 as Any), as: Int?.self) == nil)
  }

  @Test func `An instance matches its superclass`() {
    class Base {}
    class Derived: Base {}
    let derived = Derived()
    #expect(exactly(derived, as: Base.self) === derived)
    #expect(exactly(derived as Base, as: Derived.self) === derived)
    #expect(exactly(derived, as: AnyObject.self) === derived)
    #expect(exactly(Base(), as: Derived.self) == nil)
  }

  /// Elements of an array keep their existential when they are converted to `Any`.
  private func nested<T>(_ value: T) -> Any {
    func erase<U>(_ values: [U]) -> Any { values[0] }
    return erase([value])
  }
}

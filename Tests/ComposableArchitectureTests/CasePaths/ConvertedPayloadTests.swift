import ComposableArchitecture
import Testing

/// Case paths whose value Swift converts to the payload of the case.
@Suite struct ConvertedPayloadTests {
  class Animal {}
  final class Cat: Animal {}
  enum Event {
    case error(any Error), maybe(Int?), nested(Int??), anything(Any), animal(Animal), plain
  }
  enum Overlap: Equatable { case exact(Int), optional(Int?) }

  @Test func `A value in an existential is extracted`() {
    let failure: AnyCasePath<Event, Failure> = /Event.error
    #expect(failure.extract(from: .error(Failure(code: 2))) == Failure(code: 2))
    #expect(failure.extract(from: .error(CancellationError())) == nil)
    #expect(failure.extract(from: .plain) == nil)
    let number: AnyCasePath<Event, Double> = /Event.anything
    #expect(number.extract(from: .anything(1.5)) == 1.5)
    #expect(number.extract(from: .anything("1.5")) == nil)
  }

  @Test func `A value in an optional is extracted`() {
    let maybe: AnyCasePath<Event, Int> = /Event.maybe
    #expect(maybe.extract(from: .maybe(1)) == 1)
    #expect(maybe.extract(from: .maybe(nil)) == nil)
    #expect(maybe.extract(from: .nested(1)) == nil)
    let nested: AnyCasePath<Event, Int> = /Event.nested
    #expect(nested.extract(from: .nested(2)) == 2)
    #expect(nested.extract(from: .maybe(2)) == nil)
  }

  @Test func `An instance of a subclass is extracted`() {
    let cat: AnyCasePath<Event, Cat> = /Event.animal
    let tom = Cat()
    #expect(cat.extract(from: .animal(tom)) === tom)
    #expect(cat.extract(from: .animal(Animal())) == nil)
  }

  @Test func `A converted payload and an equal payload of another case are distinguished`() {
    let exact: AnyCasePath<Overlap, Int> = /Overlap.exact
    let optional: AnyCasePath<Overlap, Int> = /Overlap.optional
    for _ in 0..<2 {
      #expect(exact.extract(from: .optional(1)) == nil)
      #expect(exact.extract(from: .exact(1)) == 1)
      #expect(optional.extract(from: .exact(2)) == nil)
      #expect(optional.extract(from: .optional(2)) == 2)
    }
  }

  @Test func `A converted payload is written back`() throws {
    var overlap = Overlap.optional(1)
    let optional: AnyCasePath<Overlap, Int> = /Overlap.optional
    try optional.modify(&overlap) { $0 += 1 }
    #expect(overlap == .optional(2))
  }
}

import ComposableArchitecture
import Testing

/// The operator `/` where a function is expected.
struct CaseFunctionOperatorTests {
  enum Event: Equatable {
    case moved(by: Int)
    case stopped
  }

  let events: [Event] = [.moved(by: 1), .stopped, .moved(by: 2)]

  @Test func `compactMap returns the payloads in a sequence`() {
    #expect(events.compactMap(/Event.moved) == [1, 2])
    #expect(events.compactMap(/Event.stopped).count == 1)
  }

  @Test func `A case without associated values is a function that returns Void`() {
    let isStopped: (Event) -> Void? = /Event.stopped
    #expect(isStopped(.stopped) != nil)
    #expect(isStopped(.moved(by: 1)) == nil)
    let isOptionalStopped: (Event?) -> Void? = /Event.stopped
    #expect(isOptionalStopped(.stopped) != nil)
    #expect(isOptionalStopped(nil) == nil)
  }

  @Test func `Functions can be composed`() {
    let distance: (Result<Event, Failure>) -> Int? =
      (/Result<Event, Failure>.success) .. (/Event.moved)
    #expect(distance(.success(.moved(by: 2))) == 2)
    #expect(distance(.success(.stopped)) == nil)
    #expect(distance(.failure(Failure())) == nil)
  }

  @Test func `A function extracts from an optional`() {
    let extract: (Event?) -> Int? = /Event.moved
    #expect(extract(nil) == nil)
    #expect(extract(.moved(by: 3)) == 3)
  }

  @Test func `Without a contextual type the operator makes a case path`() {
    let path = /Event.moved
    #expect(path.embed(4) == .moved(by: 4))
  }
}

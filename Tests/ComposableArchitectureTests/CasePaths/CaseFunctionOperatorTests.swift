import ComposableArchitecture
import Testing

/// `/` where a function is asked for.
struct CaseFunctionOperatorTests {
  enum Event: Equatable {
    case moved(by: Int)
    case stopped
  }

  let events: [Event] = [.moved(by: 1), .stopped, .moved(by: 2)]

  @Test func `payloads are taken out of a sequence`() {
    #expect(events.compactMap(/Event.moved) == [1, 2])
  }

  @Test func `what may not be there is looked into`() {
    let extract: (Event?) -> Int? = /Event.moved
    #expect(extract(nil) == nil)
    #expect(extract(.moved(by: 3)) == 3)
  }

  @Test func `without a wish for a function it is a case path`() {
    let path = /Event.moved
    #expect(path.embed(4) == .moved(by: 4))
  }
}

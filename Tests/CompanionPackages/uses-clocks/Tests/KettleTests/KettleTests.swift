import Clocks
import Testing

@testable import Kettle

@Suite struct KettleTests {
  @Test func immediately() async throws {
    #expect(try await Kettle(clock: ImmediateClock()).boil() == "hot")
  }

  @Test func afterNinetySeconds() async throws {
    let clock = TestClock()
    let water = Task { try await Kettle(clock: clock).boil() }
    await clock.advance(by: .seconds(90))
    #expect(try await water.value == "hot")
  }
}

import ComposableArchitecture2
import Dependencies
import Foundation
import Testing

@testable import Mixed

@MainActor
@Suite struct GongTests {
  @Test func striking() {
    let date = Date(timeIntervalSince1970: 60)
    let store: TestStore<Gong> = withDependencies {
      $0.date.now = date
    } operation: {
      TestStore(initialState: Gong.State()) { Gong() }
    }
    store.send(.hall(.strike)) { $0.hall.struck = date }
  }

  @Test func storesOfBothVersions() {
    let bell = bell()
    bell.send(.ring)
    #expect(bell.rings == 1)
    #expect(gong().hall.struck == nil)
  }
}

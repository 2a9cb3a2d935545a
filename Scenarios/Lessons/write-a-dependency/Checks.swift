import ComposableArchitecture
import Testing

@MainActor
struct DiceChecks {
  @Test func `The live value rolls every number from 1 to 6`() {
    let store = Store(initialState: Dice.State()) {
      Dice()
    } withDependencies: {
      $0.context = .live
    }
    var numbers: Set<Int> = []
    for _ in 1...400 {
      store.send(.rollButtonTapped)
      numbers.insert(store.eyes)
    }
    #expect(numbers.sorted() == [1, 2, 3, 4, 5, 6])
  }
}

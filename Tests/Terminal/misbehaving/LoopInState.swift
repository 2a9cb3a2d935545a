import ComposableArchitecture
import Foundation

/// Creating the initial state never ends.
struct LoopInState: Reducer {
  struct State: Equatable {
    var count = Self.forever()

    static func forever() -> Int {
      FileHandle.standardError.write(Data("it hangs\n".utf8))
      var count = 0
      while count >= 0 { count &= 0xFF }  // loop
      return count
    }
  }

  enum Action: Equatable {
    case plus
  }

  var body: some ReducerOf<Self> {
    Reduce { _, _ in .none }
  }
}

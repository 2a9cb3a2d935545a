import ComposableArchitecture
import Foundation
import SwiftUI

/// A view that crashes, or that is never drawn to its end.
@Reducer
struct Views {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var items = ["a"]
    var steps = 1
    var calls = false
  }

  enum Action {
    case plus, removeLast, loop, call
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .plus: state.count += 1
      case .removeLast: state.items.removeLast()
      case .loop: state.steps = 0
      case .call: state.calls = true
      }
      return .none
    }
  }
}

struct ViewsView: View {
  let store: StoreOf<Views>
  var body: some View {
    VStack {
      Text("First: \(store.items[0])")  // first
      Text("Steps: \(steps)")
      Text("Letter: \(letter)")
      Button("Remove") { store.send(.removeLast) }
    }
  }

  private var steps: Int {
    var rest = 10
    while rest > 0 { rest -= store.steps }  // steps
    return rest
  }

  /// Most of its time passes in a function of C, and on the way there.
  private var letter: Int32 {
    let calls = store.calls
    var letter: Int32 = 65
    while calls { letter = toascii(letter) }  // letter
    return letter
  }
}

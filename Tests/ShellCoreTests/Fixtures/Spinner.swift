import ComposableArchitecture
import SwiftUI

/// A button that starts an endless effect.
struct Spinner: Reducer {
  struct State: Equatable {}
  enum Action: Equatable { case spin }

  func reduce(into state: inout State, action: Action) -> Effect<Action> { .send(.spin) }
}

struct SpinnerView: View {
  let store: StoreOf<Spinner>

  var body: some View {
    Button("Spin") { store.send(.spin) }
  }
}

import ComposableArchitecture
import SwiftUI

/// A label that is a prefix of another one, a label that is a number, and one that contains its value.
struct Labels: Reducer {
  struct State: Equatable {
    @BindingState var name = "a"
    @BindingState var tag = "b"
    @BindingState var one = "c"
    @BindingState var age = 18
  }

  enum Action: BindableAction, Equatable { case binding(BindingAction<State>) }

  var body: some ReducerOf<Self> { BindingReducer() }
}

struct LabelsView: View {
  let store: StoreOf<Labels>

  var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      VStack(alignment: .leading) {
        TextField("Name", text: viewStore.$name)
        TextField("Name tag", text: viewStore.$tag)
        TextField("1", text: viewStore.$one)
        Stepper("Age: \(viewStore.age)", value: viewStore.$age)
      }
    }
  }
}

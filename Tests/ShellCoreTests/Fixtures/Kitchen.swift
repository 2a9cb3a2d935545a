import ComposableArchitecture
import SwiftUI

/// A feature with a control of each kind.
struct Kitchen: Reducer {
  enum Size: String, CaseIterable, Equatable { case small, large, huge }

  struct State: Equatable {
    @BindingState var isOn = true
    @BindingState var name = "Blob"
    @BindingState var size = Size.small
    @BindingState var count = 2
    @BindingState var volume = 0.5
    var guests = 0
    var isLocked = true
    var log: [String] = []
  }

  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case countDown
    case guestCame
    case guestLeft
    case seenAgain
  }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding: return .none
      case .countDown:
        return .run { send in
          try await clock.sleep(for: .seconds(1))
          await send(.guestLeft)
        }
      case .guestCame: state.guests += 1
      case .guestLeft: state.guests -= 1
      case .seenAgain: state.log.append("seen")
      }
      return .none
    }
  }
}

struct KitchenView: View {
  let store: StoreOf<Kitchen>
  @State private var isExpanded = false
  @State private var draft = ""

  var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      TerminalUI.Form {
        Section("Sound") {
          Toggle("Haptic feedback", isOn: viewStore.$isOn)
          Slider(value: viewStore.$volume, in: 0...1, step: 0.25) { Text("Volume") }
        }
        Section("Guests") {
          TextField("Display name", text: viewStore.$name)
          Picker("Size", selection: viewStore.$size) {
            ForEach(Kitchen.Size.allCases, id: \.self) { Text($0.rawValue).tag($0) }
          }
          Stepper("Amount", value: viewStore.$count, in: 0...10, step: 2)
          Button("Welcome") { viewStore.send(.guestCame) }
          Button("Go in a second") { viewStore.send(.countDown) }
          Button("Locked") { viewStore.send(.guestLeft) }.disabled(viewStore.isLocked)
        }
        Toggle("Details", isOn: $isExpanded)
        if isExpanded {
          Text("\(viewStore.guests) guests")
          TextField("Draft", text: $draft)
        }
        Toggle("Fixed", isOn: .constant(true))
        Button("Twice") {
          viewStore.send(.guestCame)
          viewStore.send(.guestCame)
        }
        Button("Idle") {}
      }
    }
  }
}

import ComposableArchitecture
import SwiftUI

@Reducer
struct SettingsForm {
  enum Theme: String, CaseIterable { case light, dark, system }

  @ObservableState
  struct State: Equatable {
    var displayName = ""
    var fontSize = 12
    var isDirty = false
    var sendsMail = false
    var theme = Theme.system
    @ObservationStateIgnored var editCount = 0
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case resetButtonTapped
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.displayName):
        state.displayName = String(state.displayName.prefix(8))
        state.isDirty = true
        return .none
      case .binding:
        state.isDirty = true
        state.editCount += 1
        return .none
      case .resetButtonTapped:
        state = State()
        return .none
      }
    }
  }
}

struct SettingsFormView: View {
  @Bindable var store: StoreOf<SettingsForm>

  var body: some View {
    Form {
      TextField("Name", text: $store.displayName)
      Toggle("Send mail", isOn: $store.sendsMail)
      Stepper("Font size \(store.fontSize)", value: $store.fontSize, in: 8...24)
      Picker("Theme", selection: $store.theme) {
        ForEach(SettingsForm.Theme.allCases, id: \.self) { theme in
          Text(theme.rawValue).tag(theme)
        }
      }
      Button("Reset") { store.send(.resetButtonTapped) }
        .disabled(!store.isDirty)
    }
  }
}

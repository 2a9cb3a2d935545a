import ComposableArchitecture
import SwiftUI

private let introduction = "The *kettle* heats water one degree at a time."

@Reducer
struct Kettle {
  @ObservableState
  struct State: Equatable {
    var degrees = 20
    var isOn = false
    var heater: Heater.State?
  }

  enum Action {
    case coolerButtonTapped
    case heater(Heater.Action)
    case lidButtonTapped
    case switchButtonTapped
    case ticked
    case warmerButtonTapped
  }

  @Dependency(\.continuousClock) private var clock
  private enum CancelID { case heating }

  var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .coolerButtonTapped:
        state.degrees -= 1
      case .warmerButtonTapped, .ticked:
        state.degrees += 1
      case .lidButtonTapped:
        state.heater = state.heater == nil ? Heater.State() : nil
      case .heater:
        break
      case .switchButtonTapped:
        state.isOn.toggle()
        guard state.isOn else { return .cancel(id: CancelID.heating) }
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) {
            await send(.ticked, animation: .interpolatingSpring(stiffness: 100, damping: 10))
          }
        }
        .cancellable(id: CancelID.heating, cancelInFlight: true)
      }
      return .none
    }
    .ifLet(\.heater, action: \.heater) { Heater() }
  }
}

@Reducer
struct Heater {
  @ObservableState
  struct State: Equatable { var level = 1 }
  enum Action { case levelButtonTapped }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.level += 1
      return .none
    }
  }
}

struct KettleView: View {
  let store: StoreOf<Kettle>
  @Environment(\.openURL) private var openURL

  var body: some View {
    Form {
      DisclosureGroup("About") { Text(marked: introduction) }
      HStack {
        Button {
          store.send(.coolerButtonTapped)
        } label: {
          Image(systemName: "minus")
        }
        Text("\(store.degrees)°").monospacedDigit()
        Button {
          store.send(.warmerButtonTapped, animation: .default)
        } label: {
          Image(systemName: "plus")
        }
      }
      .sectionIndexLabel("On the stove")
      Circle()
        .fill(AngularGradient(gradient: Gradient(colors: [.blue, .red]), center: .center))
        .rotationEffect(.degrees(Double(store.degrees)))
      Button(store.isOn ? "Off" : "On") { store.send(.switchButtonTapped) }
        .tint(store.isOn ? Color.red : .accentColor)
      if let heater = store.scope(state: \.heater, action: \.heater) {
        Button("Level \(heater.level)") { heater.send(.levelButtonTapped) }
      } else {
        Button("Open the lid") { store.send(.lidButtonTapped) }
      }
      Button("Manual") { openURL(URL(string: "https://kettles.example")!) }
    }
    .navigationTitle("Kettle")
  }
}

extension Text {
  /// A text in which words between asterisks are bold.
  init(marked text: String, _ style: Font.TextStyle = .body) {
    let parts = text.split(separator: "*", omittingEmptySubsequences: false).enumerated().map {
      index, part in
      index.isMultiple(of: 2) ? Text(part).italic() : Text(part).bold()
    }
    self = parts.reduce(Text(verbatim: ""), +)
  }
}

#Preview {
  NavigationStack { KettleView(store: Store(initialState: Kettle.State()) { Kettle() }) }
}

#Preview("Boiling") {
  NavigationStack {
    KettleView(store: Store(initialState: Kettle.State(degrees: 100)) { Kettle()._printChanges() })
  }
  .environment(\.locale, Locale(identifier: "fr"))
}

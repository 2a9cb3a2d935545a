import ComposableArchitecture
import SwiftUI

@Reducer
struct RecipePage {
  @Reducer(state: .equatable)
  enum Sheet {
    case editor(RecipeEditor)
    case microphone(AlertState<Microphone>)

    @CasePathable
    enum Microphone: Equatable { case cookSilently, openSettings }
  }

  @ObservableState
  struct State: Equatable {
    var recipe: Recipe
    @Presents var sheet: Sheet.State?
  }

  enum Action {
    case cookTapped
    case delegate(Delegate)
    case doneTapped
    case editTapped
    case forgetTapped(IndexSet)
    case sheet(PresentationAction<Sheet.Action>)

    @CasePathable
    enum Delegate: Equatable {
      case changed(Recipe)
      case cook
    }
  }

  @Dependency(Listener.self) var listener
  @Dependency(\.openSettings) var openSettings

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .cookTapped:
        switch listener.permission() {
        case .authorized, .notDetermined:
          return .send(.delegate(.cook))
        case .denied:
          state.sheet = .microphone(.denied)
        case .restricted:
          state.sheet = .microphone(.unavailable)
        @unknown default:
          break
        }
        return .none
      case .doneTapped:
        guard let edited = state.sheet?.editor?.recipe else { return .none }
        state.recipe = edited
        state.sheet = nil
        return .none
      case .editTapped:
        state.sheet = .editor(RecipeEditor.State(recipe: state.recipe, focus: nil))
        return .none
      case .forgetTapped(let days):
        state.recipe.history.remove(atOffsets: days)
        return .none
      case .sheet(.presented(.microphone(.cookSilently))):
        return .send(.delegate(.cook))
      case .sheet(.presented(.microphone(.openSettings))):
        return .run { _ in await openSettings() }
      case .delegate, .sheet:
        return .none
      }
    }
    .ifLet(\.$sheet, action: \.sheet)
    .onChange(of: \.recipe) { _, recipe in
      Reduce { _, _ in .send(.delegate(.changed(recipe))) }
    }
  }
}

extension AlertState<RecipePage.Sheet.Microphone> {
  static let denied = AlertState {
    TextState("The microphone is not allowed")
  } actions: {
    ButtonState(action: .openSettings) { TextState("Settings") }
    ButtonState(action: .cookSilently) { TextState("Cook without remarks") }
    ButtonState(role: .cancel) { TextState("Later") }
  } message: {
    TextState("Allow it in the settings to record what you say while you cook.")
  }

  static let unavailable = AlertState {
    TextState("This device does not recognize speech")
  } actions: {
    ButtonState(action: .cookSilently) { TextState("Cook without remarks") }
    ButtonState(role: .cancel) { TextState("Later") }
  }
}

struct RecipePageView: View {
  @Bindable var store: StoreOf<RecipePage>

  var body: some View {
    List {
      Section("Recipe") {
        LabeledContent("Course", value: store.recipe.course.title)
        LabeledContent("Servings", value: "\(store.recipe.servings)")
        LabeledContent("Time", value: store.recipe.totalTime.formatted(.units(width: .narrow)))
        Button {
          store.send(.cookTapped)
        } label: {
          Label("Cook it", systemImage: "flame")
        }
        .font(.headline)
        .tint(store.recipe.course.color)
      }
      Section("Steps") {
        ForEach(store.recipe.steps) { step in
          HStack {
            Text(step.text)
            Spacer()
            Text(step.time.formatted(.units(width: .narrow)))
              .monospacedDigit()
              .foregroundStyle(.secondary)
          }
        }
      }
      if !store.recipe.history.isEmpty {
        Section("Cooked") {
          ForEach(store.recipe.history) { cooked in
            NavigationLink(state: Kitchen.Path.State.remarks(cooked, of: store.recipe)) {
              Text(cooked.day, style: .date)
            }
          }
          .onDelete { store.send(.forgetTapped($0)) }
        }
      }
    }
    .navigationTitle(store.recipe.name)
    .toolbar { Button("Edit") { store.send(.editTapped) } }
    .alert($store.scope(state: \.sheet?.microphone, action: \.sheet.microphone))
    .sheet(item: $store.scope(state: \.sheet?.editor, action: \.sheet.editor)) { editor in
      NavigationStack {
        RecipeEditorView(store: editor)
          .toolbar {
            ToolbarItem(placement: .confirmationAction) {
              Button("Done") { store.send(.doneTapped) }
            }
          }
      }
    }
  }
}

struct RemarksView: View {
  let cooked: Cooked
  let recipe: Recipe

  var body: some View {
    ScrollView {
      VStack(alignment: .leading, spacing: 8) {
        Text(recipe.name).font(.title2)
        Divider()
        Text(cooked.remarks)
      }
      .frame(maxWidth: .infinity, alignment: .leading)
    }
    .navigationTitle(Text(cooked.day, style: .date))
    .padding()
  }
}

#Preview {
  NavigationStack {
    RecipePageView(
      store: Store(initialState: RecipePage.State(recipe: .omelette)) { RecipePage() })
  }
}

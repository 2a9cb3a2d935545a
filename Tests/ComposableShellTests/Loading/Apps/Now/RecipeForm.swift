import ComposableArchitecture
import IdentifiedCollections
import SwiftUI
import Tagged

struct Recipe: Equatable, Identifiable, Codable {
  let id: Tagged<Self, UUID>
  var duration: Duration = .seconds(600)
  var steps: IdentifiedArrayOf<Step> = []
  var title = ""
}

struct Step: Equatable, Identifiable, Codable {
  let id: Tagged<Self, UUID>
  var text = ""
}

@Reducer
struct RecipeForm {
  @ObservableState
  struct State: Equatable, Sendable {
    var focus: Field? = .title
    var recipe: Recipe

    init(recipe: Recipe) {
      self.recipe = recipe
      if recipe.steps.isEmpty {
        @Dependency(\.uuid) var uuid
        self.recipe.steps.append(Step(id: Step.ID(uuid())))
      }
    }

    enum Field: Hashable {
      case step(Step.ID)
      case title
    }
  }

  enum Action: BindableAction, Equatable, Sendable {
    case addStepButtonTapped
    case binding(BindingAction<State>)
    case deleteSteps(atOffsets: IndexSet)
  }

  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .addStepButtonTapped:
        let step = Step(id: Step.ID(uuid()))
        state.recipe.steps.append(step)
        state.focus = .step(step.id)
      case .binding:
        break
      case let .deleteSteps(atOffsets: offsets):
        state.recipe.steps.remove(atOffsets: offsets)
      }
      return .none
    }
  }
}

struct RecipeFormView: View {
  @Bindable var store: StoreOf<RecipeForm>
  @FocusState var focus: RecipeForm.State.Field?

  var body: some View {
    Form {
      Section {
        TextField("Title", text: $store.recipe.title)
          .focused($focus, equals: .title)
        Slider(value: $store.recipe.duration.minutes, in: 5...60, step: 5) { Text("Minutes") }
      } header: {
        Text("Recipe")
      }
      Section {
        ForEach($store.recipe.steps) { $step in
          TextField("Step", text: $step.text).focused($focus, equals: .step(step.id))
        }
        .onDelete { store.send(.deleteSteps(atOffsets: $0)) }
        Button("Add a step") { store.send(.addStepButtonTapped) }
      }
    }
    .bind($store.focus, to: $focus)
  }
}

extension Duration {
  fileprivate var minutes: Double {
    get { Double(components.seconds / 60) }
    set { self = .seconds(newValue * 60) }
  }
}

#Preview {
  RecipeFormView(
    store: Store(initialState: RecipeForm.State(recipe: Recipe(id: Recipe.ID(UUID(7))))) {
      RecipeForm()
    })
}

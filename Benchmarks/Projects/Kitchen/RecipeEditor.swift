import ComposableArchitecture
import SwiftUI

@Reducer
struct RecipeEditor {
  @ObservableState
  struct State: Equatable {
    enum Focus: Hashable {
      case name
      case instruction(Instruction.ID)
    }

    var recipe: Recipe
    var focus: Focus? = .name
    var isComplete: Bool {
      !recipe.name.isEmpty && recipe.steps.contains { !$0.text.isEmpty }
    }
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case instructionAdded
    case instructionsDeleted(IndexSet)
    case instructionsMoved(IndexSet, Int)
    case servingsChanged(Int)
  }

  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    BindingReducer()
      .onChange(of: \.recipe.course) { _, course in
        Reduce { state, _ in
          if course == .drink { state.recipe.servings = 1 }
          return .none
        }
      }
    Reduce { state, action in
      switch action {
      case .binding:
        return .none
      case .instructionAdded:
        let new = Instruction(id: Instruction.ID(uuid()))
        state.recipe.steps.append(new)
        state.focus = .instruction(new.id)
        return .none
      case .instructionsDeleted(let offsets):
        state.recipe.steps.remove(atOffsets: offsets)
        state.focus = state.recipe.steps.last.map { .instruction($0.id) } ?? .name
        return .none
      case .instructionsMoved(let offsets, let target):
        state.recipe.steps.move(fromOffsets: offsets, toOffset: target)
        return .none
      case .servingsChanged(let servings):
        state.recipe.servings = min(max(servings, 1), 12)
        return .none
      }
    }
  }
}

struct RecipeEditorView: View {
  @Bindable var store: StoreOf<RecipeEditor>
  @FocusState private var focus: RecipeEditor.State.Focus?

  var body: some View {
    Form {
      Section("Dish") {
        TextField("Name", text: $store.recipe.name)
          .focused($focus, equals: .name)
        CoursePicker(course: $store.recipe.course)
        Stepper(
          "\(store.recipe.servings) servings",
          value: $store.recipe.servings.sending(\.servingsChanged), in: 1...12)
      }
      Section {
        ForEach($store.recipe.steps) { $step in
          VStack(alignment: .leading) {
            TextField("What to do", text: $step.text)
              .focused($focus, equals: .instruction(step.id))
            Text(step.time.formatted(.units(width: .narrow)))
              .font(.caption)
              .foregroundStyle(.secondary)
          }
        }
        .onDelete { store.send(.instructionsDeleted($0)) }
        .onMove { store.send(.instructionsMoved($0, $1)) }
        Button {
          store.send(.instructionAdded, animation: .default)
        } label: {
          Label("Add a step", systemImage: "plus.circle")
        }
      } header: {
        Text("Steps")
      } footer: {
        if !store.isComplete {
          Text("A recipe needs a name and a step")
            .font(.footnote)
            .foregroundStyle(.red)
        }
      }
    }
    .bind($store.focus, to: $focus)
  }
}

private struct CoursePicker: View {
  @Binding var course: Course

  var body: some View {
    Picker("Course", selection: $course) {
      ForEach(Course.allCases) { course in
        HStack {
          Circle().fill(course.color).frame(width: 10, height: 10)
          Text(course.title)
        }
        .tag(course)
      }
    }
    .pickerStyle(.menu)
  }
}

#Preview("A dish") {
  NavigationStack {
    RecipeEditorView(
      store: Store(initialState: RecipeEditor.State(recipe: .omelette)) { RecipeEditor() })
  }
}

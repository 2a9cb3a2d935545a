import ComposableArchitecture
import SwiftUI

@Reducer
struct Kitchen {
  @Reducer(state: .equatable)
  enum Path {
    case recipe(RecipePage)
    case cooking(Cooking)
    case remarks(Cooked, of: Recipe)
  }

  @ObservableState
  struct State: Equatable {
    var cookbook = Cookbook.State()
    var path = StackState<Path.State>()
  }

  enum Action {
    case cookbook(Cookbook.Action)
    case path(StackActionOf<Path>)
  }

  private enum Saving { case debounce }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.date.now) var now
  @Dependency(Shelf.self) var shelf
  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    Scope(state: \.cookbook, action: \.cookbook) { Cookbook() }
    Reduce { state, action in
      switch action {
      case .path(.element(let id, .recipe(.delegate(.cook)))):
        guard let recipe = state.path[id: id, case: \.recipe]?.recipe else { return .none }
        state.path.append(.cooking(Cooking.State(recipe: recipe)))
      case .path(.element(_, .recipe(.delegate(.changed(let recipe))))):
        state.cookbook.recipes[id: recipe.id] = recipe
      case .path(.element(_, .cooking(.delegate(.finished(let remarks))))):
        guard let below = state.path.ids.dropLast().last else {
          reportIssue("Cooking begins from the page of a recipe")
          return .none
        }
        let cooked = Cooked(id: Cooked.ID(uuid()), day: now, remarks: remarks)
        state.path[id: below, case: \.recipe]?.recipe.history.insert(cooked, at: 0)
      case .path, .cookbook:
        break
      }
      return .none
    }
    .forEach(\.path, action: \.path)
    .onChange(of: \.cookbook.recipes) { _, recipes in
      Reduce { _, _ in
        .run { _ in
          try await withTaskCancellation(id: Saving.debounce, cancelInFlight: true) {
            try await clock.sleep(for: .seconds(1))
            try await shelf.write(Array(recipes))
          }
        } catch: { _, _ in
        }
      }
    }
  }
}

struct KitchenView: View {
  @Bindable var store: StoreOf<Kitchen>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      CookbookView(store: store.scope(state: \.cookbook, action: \.cookbook))
    } destination: { store in
      switch store.case {
      case .recipe(let store): RecipePageView(store: store)
      case .cooking(let store): CookingView(store: store)
      case .remarks(let cooked, let recipe): RemarksView(cooked: cooked, recipe: recipe)
      }
    }
  }
}

@main
struct KitchenApp: App {
  static let store = Store(initialState: Kitchen.State()) {
    Kitchen()._printChanges()
  }

  var body: some Scene {
    WindowGroup {
      if !_XCTIsTesting { KitchenView(store: Self.store) }
    }
  }
}

import ComposableArchitecture
import SwiftUI

@Reducer
struct Cookbook {
  @Reducer(state: .equatable)
  enum Sheet {
    case editor(RecipeEditor)
    case notice(AlertState<Notice>)

    @CasePathable
    enum Notice: Equatable {
      case restore
      case remove(Recipe.ID)
    }
  }

  @ObservableState
  struct State: Equatable {
    var recipes: IdentifiedArrayOf<Recipe> = []
    var search = ""
    @Presents var sheet: Sheet.State?

    var found: [Recipe] {
      search.isEmpty ? Array(recipes) : recipes.filter { $0.name.localizedStandardContains(search) }
    }

    init(recipes: IdentifiedArrayOf<Recipe>? = nil) {
      @Dependency(Shelf.self) var shelf
      do {
        self.recipes = try recipes ?? IdentifiedArray(uniqueElements: shelf.read())
      } catch is DecodingError {
        sheet = .notice(.damaged)
      } catch {}
    }
  }

  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case addTapped
    case cancelTapped
    case deleteTapped(Recipe.ID)
    case saveTapped
    case sheet(PresentationAction<Sheet.Action>)
    case sortTapped
  }

  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .addTapped:
        state.sheet = .editor(RecipeEditor.State(recipe: Recipe(id: Recipe.ID(uuid()))))
      case .cancelTapped:
        state.sheet = nil
      case .deleteTapped(let id):
        guard let recipe = state.recipes[id: id] else { break }
        state.sheet = .notice(.removal(of: recipe))
      case .saveTapped:
        guard case .editor(let editor)? = state.sheet, editor.isComplete else { break }
        var recipe = editor.recipe
        recipe.steps.removeAll { $0.text.isEmpty }
        state.recipes.insert(recipe, at: 0)
        state.sheet = nil
      case .sheet(.presented(.notice(.restore))):
        state.recipes = [.omelette, .tea]
      case .sheet(.presented(.notice(.remove(let id)))):
        state.recipes.remove(id: id)
      case .sortTapped:
        state.recipes.sort { ($0.course.rawValue, $0.name) < ($1.course.rawValue, $1.name) }
      case .binding, .sheet:
        break
      }
      return .none
    }
    .ifLet(\.$sheet, action: \.sheet)
  }
}

extension AlertState<Cookbook.Sheet.Notice> {
  static let damaged = AlertState {
    TextState("The cookbook cannot be read")
  } actions: {
    ButtonState(action: .restore) { TextState("Begin with examples") }
    ButtonState(role: .cancel) { TextState("Begin with an empty one") }
  } message: {
    TextState("The file was written by another version of the app, or it is damaged.")
  }

  static func removal(of recipe: Recipe) -> Self {
    AlertState {
      TextState("Remove \(recipe.name)?")
    } actions: {
      ButtonState(role: .destructive, action: .remove(recipe.id)) { TextState("Remove") }
      ButtonState(role: .cancel) { TextState("Keep") }
    } message: {
      TextState("It was cooked \(recipe.history.count) times.")
    }
  }
}

struct CookbookView: View {
  @Bindable var store: StoreOf<Cookbook>

  var body: some View {
    List {
      ForEach(store.found) { recipe in
        NavigationLink(state: Kitchen.Path.State.recipe(RecipePage.State(recipe: recipe))) {
          RecipeRow(recipe: recipe)
        }
        .swipeActions {
          Button("Remove", role: .destructive) { store.send(.deleteTapped(recipe.id)) }
        }
      }
    }
    .searchable(text: $store.search)
    .navigationTitle("Cookbook")
    .toolbar {
      ToolbarItem(placement: .primaryAction) {
        Button {
          store.send(.addTapped)
        } label: {
          Image(systemName: "plus")
        }
      }
      ToolbarItem(placement: .cancellationAction) {
        Button("Sort") { store.send(.sortTapped, animation: .default) }
      }
    }
    .alert($store.scope(state: \.sheet?.notice, action: \.sheet.notice))
    .sheet(item: $store.scope(state: \.sheet?.editor, action: \.sheet.editor)) { editor in
      NavigationStack {
        RecipeEditorView(store: editor)
          .navigationTitle("A new recipe")
          .toolbar {
            ToolbarItem(placement: .cancellationAction) {
              Button("Cancel") { store.send(.cancelTapped) }
            }
            ToolbarItem(placement: .confirmationAction) {
              Button("Save") { store.send(.saveTapped) }
                .disabled(!editor.isComplete)
            }
          }
      }
    }
  }
}

struct RecipeRow: View {
  let recipe: Recipe

  var body: some View {
    VStack(alignment: .leading, spacing: 4) {
      Text(recipe.name).font(.headline)
      HStack {
        Label("\(recipe.steps.count)", systemImage: "list.number")
        Spacer()
        Label(recipe.totalTime.formatted(.units(width: .narrow)), systemImage: "clock")
          .labelStyle(.after)
      }
      .font(.caption)
      .foregroundStyle(recipe.course.color)
    }
    .padding(.vertical, 4)
  }
}

struct AfterLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 2) {
      configuration.title
      configuration.icon
    }
  }
}

extension LabelStyle where Self == AfterLabelStyle {
  static var after: AfterLabelStyle { AfterLabelStyle() }
}

struct CookbookPreviews: PreviewProvider {
  static var previews: some View {
    NavigationStack {
      CookbookView(
        store: Store(initialState: Cookbook.State(recipes: [.omelette, .tea])) { Cookbook() })
    }
    RecipeRow(recipe: .tea).previewDisplayName("Row")
  }
}

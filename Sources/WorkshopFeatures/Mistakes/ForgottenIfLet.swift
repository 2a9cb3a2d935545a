import ComposableArchitecture
import SwiftUI

/// Shows a mistake: without ifLet, nothing runs or closes the presented child (workshop, part 5).
/// Try: tap Edit, tap Draft, tap Close, then load RememberedIfLet
@Reducer
public struct ForgottenIfLet {
  @ObservableState
  public struct State: Equatable {
    @Presents public var editor: TitleEditor.State?

    public init(editor: TitleEditor.State? = nil) { self.editor = editor }
  }

  public enum Action: Equatable {
    case editButtonTapped
    case editor(PresentationAction<TitleEditor.Action>)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .editButtonTapped:
        state.editor = TitleEditor.State()
        return .none
      case .editor:
        return .none
      }
    }
  }
}

/// Shows the correct version of ForgottenIfLet (workshop, part 5).
/// Try: tap Edit, tap Draft, tap Close
@Reducer
public struct RememberedIfLet {
  public typealias State = ForgottenIfLet.State
  public typealias Action = ForgottenIfLet.Action

  public init() {}

  public var body: some Reducer<State, Action> {
    Reduce { state, action in
      switch action {
      case .editButtonTapped:
        state.editor = TitleEditor.State()
        return .none
      case .editor:
        return .none
      }
    }
    .ifLet(\.$editor, action: \.editor) {
      TitleEditor()
    }
  }
}

/// The child of both versions: a title that can be marked as a draft.
/// Try: load ForgottenIfLet
@Reducer
public struct TitleEditor {
  @ObservableState
  public struct State: Equatable {
    public var isDraft = false

    public init(isDraft: Bool = false) { self.isDraft = isDraft }
  }

  public enum Action: Equatable {
    case draftButtonTapped
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .draftButtonTapped:
        state.isDraft.toggle()
        return .none
      }
    }
  }
}

/// The view of both versions.
public struct ForgottenIfLetView: View {
  @Bindable var store: StoreOf<ForgottenIfLet>

  public init(store: StoreOf<ForgottenIfLet>) { self.store = store }

  public var body: some View {
    Button("Edit") { store.send(.editButtonTapped) }
      .sheet(item: $store.scope(state: \.editor, action: \.editor)) { store in
        VStack(alignment: .leading) {
          Text(store.isDraft ? "A draft" : "Ready")
          Button("Draft") { store.send(.draftButtonTapped) }
        }
        .navigationTitle("Title")
      }
  }
}

import ComposableArchitecture2

/// A sheet for two features: an editor that dismisses itself, and a prompt that each of its actions removes.
@Feature struct Library {
  @Feature enum Sheet {
    case rename(Rename)
    case sure(Sure)
  }

  @Feature struct Sure: Prompt {
    struct State { var title = "" }
    enum Action { case yes, no }
  }

  struct State {
    var name = "A"
    var sheet: Sheet.State?
  }

  enum Action {
    case clearTapped, renameTapped
    case sheet(Sheet.Action)
  }

  var body: some Feature {
    Update { state, action in
      switch action {
      case .clearTapped: state.sheet = .sure(.init(title: state.name))
      case .renameTapped: state.sheet = .rename(.init(text: state.name))
      case .sheet(.sure(.yes)): state.name = ""
      case .sheet: break
      }
    }
    .ifLet(\.sheet, action: \.sheet) { Sheet.body }
  }
}

@Feature struct Rename {
  struct State { var text: String }
  enum Action { case done }
  var body: some Feature { Update { _, _ in store.addTask { try store.dismiss() } } }
}

import Testing

@testable import ShellCore

/// A feature that presents a dialog, and dismisses itself although nothing presents it.
@Reducer
struct Confirming {
  @ObservableState
  struct State: Equatable {
    @Presents var dialog: ConfirmationDialogState<Action.Dialog>?
    var isConfirmed = false
  }

  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case closeTapped
    case dialog(PresentationAction<Dialog>)
    case tapped

    enum Dialog: Equatable { case confirm }
  }

  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .tapped:
        state.dialog = ConfirmationDialogState {
          TextState("Sure?")
        } actions: {
          ButtonState(action: .confirm) { TextState("Yes") }
        }
      case .dialog(.presented(.confirm)): state.isConfirmed = true
      case .closeTapped: return .run { _ in await dismiss() }
      case .binding, .dialog: break
      }
      return .none
    }
    .ifLet(\.$dialog, action: \.dialog)
  }
}

@Suite("Alerts and dialogs at the prompt")
@MainActor
struct AlertScopeTests {
  private func session(_ lines: String...) async -> Session {
    let session = Session(features: [
      Feature(summary: "", initialState: Confirming.State()) { Confirming() }
    ])
    for line in ["load Confirming"] + lines { _ = await session.evaluate(line) }
    return session
  }

  @Test("The scope of a dialog causes no warning, because it has no reducer")
  func scope() async {
    let session = await session(".tapped")
    let output = await session.evaluate("scope dialog")
    #expect(!output.isError && !output.text.contains("warning"))
    _ = await session.evaluate(".confirm")
    #expect(await session.evaluate("state .isConfirmed").text == "true")
  }

  @Test("`set` writes a presented field")
  func setPresented() async {
    let session = await session(".tapped")
    let output = await session.evaluate("set dialog nil")
    #expect(output.text.contains("Action.binding(.set(\\State.dialog, nil))"))
    #expect(await session.evaluate("state dialog").text == "nil")
  }

  @Test("A session in which the root has dismissed itself is not exported as a test")
  func dismissed() async {
    let session = await session(".closeTapped", ".tapped")
    let output = await session.evaluate("export test")
    #expect(output.isError)
    #expect(output.text.contains("the loaded feature has dismissed itself"))
  }
}

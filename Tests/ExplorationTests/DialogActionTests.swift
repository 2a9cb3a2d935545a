import Exploration
import Testing

@MainActor
struct DialogActionTests {
  @Test func `The buttons of a dialog may send values that are not of an enum`() {
    let list = ActionList(
      Rating.Action.self, state: Rating.State.self, outline: ReducerOutline.of(Rating()))
    var state = Rating.State()
    #expect(list.actions(in: state).isEmpty)
    state.alert = AlertState {
      TextState("How many stars?")
    } actions: {
      ButtonState(action: 4) { TextState("Four") }
      ButtonState(action: 5) { TextState("Five") }
    }
    #expect(
      list.actions(in: state) as? [Rating.Action]
        == [.alert(.presented(4)), .alert(.presented(5)), .alert(.dismiss)])
  }
}

private struct Rating: Reducer {
  struct State {
    @PresentationState var alert: AlertState<Int>?
  }

  @CasePathable
  enum Action: Equatable {
    case alert(PresentationAction<Int>)
  }

  var body: some ReducerOf<Self> {
    EmptyReducer().ifLet(\.$alert, action: \.alert)
  }
}

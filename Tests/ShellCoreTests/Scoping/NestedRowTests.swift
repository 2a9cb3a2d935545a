import Testing

@testable import ShellCore

@Suite("Rows inside of rows")
@MainActor
struct NestedRowTests {
  private var session: Session {
    Session(features: [
      Feature(
        summary: "folders in folders",
        initialState: Crate.State(id: 1, crates: [Crate.State(id: 2, crates: [Crate.State(id: 3)])])
      ) {
        Crate()
      } view: {
        CrateView(store: $0)
      }
    ])
  }

  @Test(
    "A position is looked up in the row before it",
    arguments: [
      ".crates[#0].crates[#0].open", ".crates[2].crates[#0].open",
      ".crates(.element(id: 2, action: .crates[#0].open))", ".crates[#0].crates[3].open",
      ".lid.crates[#0].crates[#0].open", ".lid(.presented(.crates[#0].crates[#0].open))",
    ])
  func position(line: String) async throws {
    let session = session
    for line in ["load Crate", ".closeLid", line] { _ = await session.evaluate(line) }
    let path = (line.hasPrefix(".lid") ? "lid." : "") + "crates[2].crates[3].isOpen"
    #expect(await session.evaluate("state \(path)").text == "true")
  }

  @Test("A position after the last row names the number of rows")
  func beyond() async throws {
    try await expectTranscript(
      """
      tca> load Crate
      ...
      Crate> .crates[#0].crates[#1].open
      error: element #1 does not exist; the collection has 1 element
        .crates[#0].crates[#1].open
                           ^ expected #0
      Crate> .crates[#0].crates[#0].crates[#0].open
      error: element #0 does not exist; the collection has 0 elements
        .crates[#0].crates[#0].crates[#0].open
                                      ^ the collection is empty
      """, on: session)
  }

  @Test("The first words of a label tap its control if no other label begins with them")
  func firstWords() async throws {
    try await expectTranscript(
      """
      tca> load Crate
      ...
      Crate> format labels
      Crate> screen
      [1] <Open [box] now> [2] <[lock] Close the box> [3] <[lock] Close the lid>
      Crate> tap open
      [1] Open now: sent .open
      received action: Crate.Action.open
      Crate> tap close
      error: 2 controls begin with `close`
        tap close
            ^ expected Close the box or Close the lid
      Crate> tap Close the l
      error: unknown control `Close the l`
        tap Close the l
            ^ expected Open now, Close the box or Close the lid; did you mean Close the lid?
      Crate> tap close the lid
      [3] Close the lid: sent .closeLid
      received action: Crate.Action.closeLid
      """, on: session)
  }
}

/// A feature that contains itself in rows and as a presented child.
@Reducer
private struct Crate {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var crates: IdentifiedArrayOf<State> = []
    var isOpen = false
    @Presents var lid: State?
  }
  @CasePathable
  indirect enum Action: Equatable {
    case crates(IdentifiedActionOf<Crate>)
    case close, closeLid, open
    case lid(PresentationAction<Action>)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .crates, .lid: break
      case .close: state.isOpen = false
      case .closeLid: state.lid = State(id: state.id, crates: state.crates)
      case .open: state.isOpen = true
      }
      return .none
    }
    .forEach(\.crates, action: \.crates) { Self() }
    .ifLet(\.$lid, action: \.lid) { Self() }
  }
}

private struct CrateView: View {
  let store: StoreOf<Crate>

  var body: some View {
    HStack {
      Button {
        store.send(.open)
      } label: {
        HStack {
          Text("Open")
          Image(systemName: "box")
          Text("now")
        }
      }
      Button {
        store.send(.close)
      } label: {
        Label("Close the box", systemImage: "lock")
      }
      Button {
        store.send(.closeLid)
      } label: {
        Label("Close the lid", systemImage: "lock")
      }
    }
  }
}

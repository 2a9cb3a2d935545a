import ComposableArchitecture
import RoomLog
import SwiftUI
import Testing

@testable import LoadedFeatures
@testable import ShellCore
@testable import Workspaces

/// A feature whose view counts how often it is drawn.
private struct Counted: Reducer {
  struct State: Equatable { var count = 0 }
  enum Action: Equatable { case add, twice, nothing }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .add: state.count += 1
    case .twice: state.count += 2
    case .nothing: break
    }
    return .none
  }
}

@MainActor
private final class Drawings {
  var count = 0
}

private struct CountedView: View {
  let store: StoreOf<Counted>
  let drawings: Drawings

  var body: some View {
    drawings.count += 1
    return WithViewStore(store, observe: { $0 }) { Text("count \($0.count)") }
  }
}

/// The same with a state of the view.
private struct OpenedView: View {
  let store: StoreOf<Counted>
  @State private var isOpen = false

  var body: some View {
    VStack {
      Toggle("Open", isOn: $isOpen)
      if isOpen { Text("opened") }
    }
  }
}

@Suite("What records contain")
@MainActor
struct RoomRecordTests {
  private let room = KeptRoom()
  private let drawings = Drawings()

  private func session(_ lines: [String]) async -> Session {
    let drawings = drawings
    let session = fixtureSession(features: [
      Feature(summary: "counts", initialState: Counted.State()) {
        Counted()
      } view: {
        CountedView(store: $0, drawings: drawings)
      },
      Feature("Opened", summary: "opens", initialState: Counted.State()) {
        Counted()
      } view: {
        OpenedView(store: $0)
      },
    ])
    session.room.host = room
    for line in lines { _ = await session.evaluate(line) }
    return session
  }

  @Test("Lines that only show something do not draw the screen again, and have it")
  func inspections() async {
    let session = await session([
      "load Counted", "room", "state", "actions", "nonsense", "room task actions 1 typed *",
      "room task end", ".add", "state", "room off",
    ])
    #expect(drawings.count == 2)
    let old = room.records.dropLast(2).map(\.screen), new = room.records.suffix(2).map(\.screen)
    #expect(old.allSatisfy { $0.contains("count 0") })
    #expect(new.allSatisfy { $0.contains("count 1") })
    #expect(room.records.last?.state.map(\.value) == ["Counted.State(count: 1)"])
    #expect(room.records.last?.state.map(\.isNew) == [false])
    #expect(session.room.room == nil)
  }

  @Test("A view with a state of its own is drawn for each record")
  func ownState() async {
    let session = await session(["load Opened", "room", "state", "tap Open", "state", "room off"])
    withExtendedLifetime(session) {
      #expect(room.records.map { $0.screen.contains("opened") } == [false, false, true, true])
    }
  }

  @Test("The log has what each action changed, also after another action takes its number")
  func history() async {
    let session = await session([
      "load Counted", "room", ".add", ".add", "undo", ".twice", "undo", "undo", ".nothing",
      ".twice", "undo", ".add", "room off",
    ])
    withExtendedLifetime(session) {
      let last = room.records.map { $0.history.last { $0.contains("typed") } ?? "" }
      let changes = last.map {
        $0.split(separator: "  ").last.map { String($0).trimmingWhitespace } ?? ""
      }
      #expect(
        changes == [
          "", "count 0 -> 1", "count 1 -> 2", "count 0 -> 1", "count 1 -> 3", "count 0 -> 1", "",
          "no state changes", "count 0 -> 2", "no state changes", "count 0 -> 1",
        ])
    }
  }
}

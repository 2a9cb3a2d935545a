@testable import RoomContents
import SwiftUI
import Testing

@testable import ShellCore

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

/// A feature whose state refers to a value that others share.
private struct Sharing: Reducer {
  struct State: Equatable { @Shared(.inMemory("room-total")) var total = 0 }
  enum Action: Equatable { case add }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state.$total.withLock { $0 += 1 }
    return .none
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
      Feature("Sharing", summary: "shares", initialState: Sharing.State()) {
        Sharing()
      } view: {
        WithViewStore($0, observe: \.total) { Text("total \($0.state)") }
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

  @Test("Lines that are typed ahead do not wait for records, which show the moments of their lines")
  func typedAhead() async {
    let session = await session([
      "load Counted", "room", ".add", "# a remark", ".twice", ".nothing",
    ])
    #expect(room.records.count == 1)
    #expect(drawings.count == 1)
    await session.room.finish()
    #expect(room.records.map(\.line) == ["", ".add", "# a remark", ".twice", ".nothing"])
    #expect(
      room.records.map { $0.state.first?.value }
        == [0, 1, 1, 3, 3].map { "Counted.State(count: \($0))" })
    for (record, count) in zip(room.records, [0, 1, 1, 3, 3]) {
      #expect(record.screen.contains("count \(count)"), "\(record.line)")
    }
    #expect(room.records.map(\.history.count) == [0, 1, 1, 2, 3])
    #expect(
      room.records.map(\.actions.first) == [nil, "1 .add", "1 .add", "2 .twice", "3 .nothing"])
    #expect(room.isClosed)
  }

  @Test("A record shows the shared values of its moment")
  func shared() async {
    let session = await session(["load Sharing", "room", ".add", ".add", ".add"])
    #expect(room.records.count == 1)
    await session.room.finish()
    for (record, total) in zip(room.records, 0...3) {
      #expect(record.screen.contains("total \(total)"), "\(record.screen)")
      #expect(record.state.contains { $0.value.contains("\(total)") })
    }
    #expect(await session.evaluate("state").text.contains("3"))
  }

  @Test("Many lines wait for the oldest records, and none is lost")
  func many() async {
    let count = RoomQueue.most + 5
    let session = await session(["load Counted", "room"] + Array(repeating: ".add", count: count))
    #expect(room.records.count == 1 + count - RoomQueue.most - 1)
    await session.room.finish()
    #expect(
      room.records.map { $0.state.first?.value ?? "" }
        == (0...count).map { "Counted.State(count: \($0))" })
  }

  @Test("Records are written as soon as nothing is typed ahead")
  func idle() async {
    let session = await session(["load Counted", "room"])
    var isTyping = true
    session.room.writer.hasInput = { isTyping }
    session.room.writer.mostWaits = .max
    for _ in 0..<3 { _ = await session.evaluate(".add") }
    for _ in 0..<100 { await Task.yield() }
    #expect(room.records.count == 1)
    isTyping = false
    while room.records.count < 4 { await Task.yield() }
    #expect(room.records.map(\.line) == ["", ".add", ".add", ".add"])
  }
}

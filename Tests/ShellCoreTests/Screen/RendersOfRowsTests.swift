import SwiftUI
import Testing

@testable import ShellCore

/// Views that read a list beside the rows that they show: an app observes the fields of each row by themselves.
@MainActor
struct RendersOfRowsTests {
  private func lines(_ name: String, _ typed: String...) async -> [String] {
    let session = Session(features: [
      feature("Counted") { CountedView(store: $0) }, feature("Summed") { SummedView(store: $0) },
      feature("Valued") { ValuedView(store: $0) }, feature("Chosen") { ChosenView(store: $0) },
    ])
    for line in ["load \(name)"] + typed { _ = await session.evaluate(line) }
    return await session.evaluate("renders").text.split(separator: "\n").map(String.init)
  }

  private func feature(
    _ name: String, _ view: @escaping @MainActor @Sendable (StoreOf<VolumeShelf>) -> some View
  ) -> Feature {
    Feature(name, summary: "", initialState: VolumeShelf.State()) {
      VolumeShelf()
    } view: {
      view($0)
    }
  }

  @Test func `A row that changes does not concern who counts the rows`() async {
    #expect(
      await lines("Counted", ".rows[1].toggled") == [
        "action 1 evaluates 1 of 4 bodies", "  1  VolumeView  reads isOpen",
      ])
  }

  @Test func `A row that comes concerns who counts the rows`() async {
    #expect(
      await lines("Counted", ".added") == [
        "action 1 evaluates 2 of 5 bodies", "  1  CountedView  reads rows",
        "  1  VolumeView   appears",
      ])
  }

  @Test func `A row that changes concerns who shows something of it`() async {
    #expect(
      await lines("Summed", ".rows[1].toggled") == [
        "action 1 evaluates 2 of 4 bodies", "  1  SummedView  reads rows",
        "  1  VolumeView  reads isOpen",
      ])
  }

  @Test func `A row that changes concerns who gives its values to a view`() async {
    #expect(
      await lines("Valued", ".rows[1].toggled") == [
        "action 1 evaluates 2 of 4 bodies", "  1  ValuedView  reads rows",
        "  1  VolumeRow   is given volume",
      ])
  }

  @Test func `A child that changes does not concern who asks whether there is one`() async {
    #expect(
      await lines("Chosen", ".chosen.toggled") == [
        "action 1 evaluates 1 of 2 bodies", "  1  VolumeView  reads isOpen",
      ])
  }
}

@Reducer
private struct Volume {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var isOpen = false
  }

  enum Action: Equatable { case toggled }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.isOpen.toggle()
      return .none
    }
  }
}

@Reducer
private struct VolumeShelf {
  @ObservableState
  struct State: Equatable {
    var rows: IdentifiedArrayOf<Volume.State> = [.init(id: 1), .init(id: 2), .init(id: 3)]
    var chosen: Volume.State? = .init(id: 4)
  }

  enum Action: Equatable {
    case rows(IdentifiedActionOf<Volume>)
    case chosen(Volume.Action)
    case added
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if action == .added { state.rows.append(.init(id: 9)) }
      return .none
    }
    .forEach(\.rows, action: \.rows) { Volume() }
    .ifLet(\.chosen, action: \.chosen) { Volume() }
  }
}

private struct VolumeView: View {
  let store: StoreOf<Volume>
  var body: some View { Text(store.isOpen ? "open" : "shut") }
}

private struct VolumeRow: View {
  let volume: Volume.State
  var body: some View { Text(volume.isOpen ? "open" : "shut") }
}

private struct CountedView: View {
  let store: StoreOf<VolumeShelf>
  var body: some View {
    if store.rows.isEmpty { Text("none") } else { Text("\(store.rows.count) books") }
    ForEach(store.scope(state: \.rows, action: \.rows)) { VolumeView(store: $0) }
  }
}

private struct SummedView: View {
  let store: StoreOf<VolumeShelf>
  var body: some View {
    Text("\(store.rows.count { $0.isOpen }) open")
    ForEach(store.scope(state: \.rows, action: \.rows)) { VolumeView(store: $0) }
  }
}

private struct ValuedView: View {
  let store: StoreOf<VolumeShelf>
  var body: some View { ForEach(store.rows) { VolumeRow(volume: $0) } }
}

private struct ChosenView: View {
  let store: StoreOf<VolumeShelf>
  var body: some View {
    if store.chosen != nil { Text("one is chosen") }
    if let store = store.scope(state: \.chosen, action: \.chosen) { VolumeView(store: store) }
  }
}

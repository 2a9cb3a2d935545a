import ComposableArchitecture
import SwiftUI

// In this module, every declaration is on the main actor unless it says otherwise. Reducers and their values say so, because they may run
// anywhere; views and what they call do not.

/// A client that a stopwatch saves its laps with.
@DependencyClient
nonisolated struct LapClient: Sendable {
  var save: @Sendable (_ laps: [Int]) async throws -> Void
  var load: @Sendable () async throws -> [Int]
}

nonisolated extension LapClient: TestDependencyKey {
  static let testValue = LapClient()
}

nonisolated extension DependencyValues {
  var laps: LapClient {
    get { self[LapClient.self] }
    set { self[LapClient.self] = newValue }
  }
}

/// A stopwatch with laps and a sheet of notes.
@Reducer
public nonisolated struct Stopwatch {
  @ObservableState
  public nonisolated struct State: Equatable, Sendable {
    public var seconds = 0
    public var laps: [Int] = []
    public var isRunning = false
    @Presents public var note: Note.State?

    public init() {}
  }

  public nonisolated enum Action: Equatable, Sendable {
    case startStopTapped
    case lapTapped
    case saveTapped
    case saved
    case ticked
    case noteTapped
    case note(PresentationAction<Note.Action>)
  }

  nonisolated enum CancelID { case ticks }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.laps) var laps

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .startStopTapped:
        state.isRunning.toggle()
        guard state.isRunning else { return .cancel(id: CancelID.ticks) }
        return .run { [clock] send in
          for await _ in clock.timer(interval: .seconds(1)) { await send(.ticked) }
        }
        .cancellable(id: CancelID.ticks)
      case .lapTapped:
        state.laps.append(state.seconds)
        return .none
      case .saveTapped:
        return .run { [save = laps.save, laps = state.laps] send in
          try await save(laps)
          await send(.saved)
        }
      case .saved:
        state.laps = []
        return .none
      case .ticked:
        state.seconds += 1
        return .none
      case .noteTapped:
        state.note = Note.State()
        return .none
      case .note:
        return .none
      }
    }
    .ifLet(\.$note, action: \.note) { Note() }
  }
}

/// A text about the laps.
@Reducer
public nonisolated struct Note {
  @ObservableState
  public nonisolated struct State: Equatable, Sendable {
    public var text = ""

    public init() {}
  }

  public nonisolated enum Action: BindableAction, Equatable, Sendable {
    case binding(BindingAction<State>)
    case doneTapped
  }

  @Dependency(\.dismiss) var dismiss

  public init() {}

  public var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { _, action in
      switch action {
      case .binding: .none
      case .doneTapped: .run { [dismiss] _ in await dismiss() }
      }
    }
  }
}

/// The screen of a stopwatch, on the main actor by default.
public struct StopwatchView: View {
  @Bindable var store: StoreOf<Stopwatch>

  public init(store: StoreOf<Stopwatch>) { self.store = store }

  public var body: some View {
    VStack {
      Text("\(store.seconds) s")
      Button(store.isRunning ? "Stop" : "Start") { store.send(.startStopTapped) }
      Button("Lap") { store.send(.lapTapped) }
      Button("Note") { store.send(.noteTapped) }
    }
    .sheet(item: $store.scope(state: \.note, action: \.note)) { store in
      NoteView(store: store)
    }
  }
}

struct NoteView: View {
  @Bindable var store: StoreOf<Note>

  var body: some View {
    TextField("Text", text: $store.text)
    Button("Done") { store.send(.doneTapped) }
  }
}

import Exploration
import Testing
import WorkshopFeatures

/// States with effects in flight are reached in shorter ways if that is possible. What is found does not depend on it.
@Suite("Shortcuts")
@MainActor
struct ShortcutTests {
  private func report<R: Reducer>(
    _ state: @escaping () -> R.State, _ reducer: @escaping () -> R, late: Int, depth: Int,
    takesShortcuts: Bool, keepsGraph: Bool = true
  ) throws -> ExplorationReport {
    var feature = ExploredFeature(initialState: state, reducer: reducer)
    feature.takesShortcuts = takesShortcuts
    var options = ExplorationOptions()
    (options.depth, options.late, options.findings) = (depth, late, .max)
    (options.time, options.keepsGraph, options.context) = (.seconds(600), keepsGraph, .live)
    return try Explorer<R>(feature, options: options).run()
  }

  private func text(_ report: ExplorationReport) -> String {
    ([report.summary, report.graph?.text ?? ""] + report.neverEnded + report.notSent
      + report.neverReached + report.findings.flatMap { [$0.text] + $0.statements })
      .joined(separator: "\n")
  }

  /// Compares the reports with and without shortcuts.
  private func compare<R: Reducer>(
    _ state: @autoclosure @escaping () -> R.State, late: Int = 2, depth: Int = 4,
    _ reducer: @escaping () -> R
  ) throws {
    let with = try report(state, reducer, late: late, depth: depth, takesShortcuts: true)
    let without = try report(state, reducer, late: late, depth: depth, takesShortcuts: false)
    #expect(text(with) == text(without))
    #expect(with.distinct > 2)
    #expect(with.mismatches == without.mismatches)
    // Wakes are only looked ahead without a graph, and after the states that are verified.
    let ahead = try report(
      state, reducer, late: late, depth: depth, takesShortcuts: true, keepsGraph: false)
    #expect(ahead.summary == without.summary)
    #expect(ahead.findings.map(\.statements) == without.findings.map(\.statements))
    #expect(
      [ahead.neverEnded, ahead.notSent, ahead.neverReached]
        == [without.neverEnded, without.notSent, without.neverReached])
  }

  @Test("Requests and timers")
  func requests() throws {
    try compare(StaleAnswer.State()) { StaleAnswer() }
    try compare(StaleAnswer.State()) { StaleAnswer(cancelsInFlight: true) }
    try compare(AppearsTwice.State()) { AppearsTwice() }
    try compare(LoadingForever.State()) { LoadingForever() }
    try compare(PageTwice.State()) { PageTwice() }
    try compare(NotRolledBack.State()) { NotRolledBack() }
    try compare(OneIDForTwo.State()) { OneIDForTwo() }
    try compare(WorkshopFeatures.Timer.State(), depth: 12) { WorkshopFeatures.Timer() }
    try compare(WorkshopFeatures.Search.State()) { WorkshopFeatures.Search() }
    try compare(Registration.State(), depth: 3) { Registration() }
  }

  @Test("Children whose effects are cancelled, or stay in flight")
  func children() throws {
    try compare(MissingRow.State()) { MissingRow() }
    try compare(RemovedOutside.State()) { RemovedOutside() }
    try compare(PoppedElement.State()) { PoppedElement() }
    try compare(ReminderAfterClose.State()) { ReminderAfterClose() }
    try compare(Contacts.State(), depth: 3) { Contacts() }
  }

  @Test("Effects that concern each other")
  func streams() throws {
    try compare(Chat.State(), depth: 5) { Chat() }
    try compare(Throttled.State(), depth: 5) { Throttled() }
  }

  @Test("Effects that do more than end when they are cancelled")
  func cleanup() throws {
    try compare(Cleanup.State(), depth: 5) { Cleanup() }
  }

  @Test("Fewer actions of effects that never end are reduced again")
  func timers() throws {
    func reduced(takesShortcuts: Bool) throws -> Int {
      let count = LockIsolated(0)
      _ = try report(
        { WorkshopFeatures.Timer.State() },
        {
          CombineReducers {
            WorkshopFeatures.Timer()
            Reduce { _, _ in
              count.withValue { $0 += 1 }
              return .none
            }
          }
        }, late: 1, depth: 20, takesShortcuts: takesShortcuts, keepsGraph: false)
      return count.value
    }
    let (with, without) = (
      try reduced(takesShortcuts: true), try reduced(takesShortcuts: false)
    )
    #expect(with * 5 < without * 2, "\(with) \(without)")
  }

  @Test("Fewer actions are reduced again")
  func shorter() throws {
    func reduced(takesShortcuts: Bool) throws -> Int {
      let count = LockIsolated(0)
      _ = try report(
        { StaleAnswer.State() },
        { Counted(count: count) }, late: 1, depth: 6,
        takesShortcuts: takesShortcuts)
      return count.value
    }
    let (with, without) = (
      try reduced(takesShortcuts: true), try reduced(takesShortcuts: false)
    )
    #expect(with * 3 < without * 2)
  }
}

/// Counts the actions.
private struct Counted: Reducer {
  let count: LockIsolated<Int>
  private let answers = StaleAnswer()

  init(count: LockIsolated<Int>) { self.count = count }

  func reduce(
    into state: inout StaleAnswer.State, action: StaleAnswer.Action
  ) -> Effect<StaleAnswer.Action> {
    count.withValue { $0 += 1 }
    return answers.reduce(into: &state, action: action)
  }
}

/// An effect waits for what other effects write.
private struct Chat: Reducer {
  struct State: Equatable {
    var isOpen = false
    var messages: [Int] = []
  }

  enum Action: Equatable {
    case openButtonTapped
    case sendButtonTapped
    case received(Int)
  }

  @Dependency(\.continuousClock) var clock
  private let stream: AsyncStream<Int>
  private let messages: AsyncStream<Int>.Continuation

  init() { (stream, messages) = AsyncStream.makeStream() }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .openButtonTapped:
      guard !state.isOpen else { return .none }
      state.isOpen = true
      return .run { [stream] send in
        for await message in stream { await send(.received(message)) }
      }
    case .sendButtonTapped:
      guard state.isOpen else { return .none }
      return .run { [messages] _ in
        messages.yield(1)
        try await clock.sleep(for: .seconds(1))
        messages.yield(2)
      }
    case .received(let message):
      state.messages.append(message)
      return .none
    }
  }
}

/// What an effect does depends on when the last one was.
private struct Throttled: Reducer {
  struct State: Equatable {
    var offset = 0
    var reported = 0
  }

  enum Action: Equatable {
    case scrollTapped
    case waitButtonTapped
    case reported(Int)
    case waited
  }

  @Dependency(\.continuousClock) var clock

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .scrollTapped:
      state.offset = min(3, state.offset + 1)
      return .send(.reported(state.offset))
        .throttle(id: "scroll", for: .seconds(2), clock: clock, latest: true)
    case .waitButtonTapped:
      return .run { send in
        try await clock.sleep(for: .seconds(1))
        await send(.waited)
      }
    case .reported(let offset):
      state.reported = offset
      return .none
    case .waited:
      return .none
    }
  }
}

/// A request that writes a shared value when it is cancelled, and one that starts another one then.
private struct Cleanup: Reducer {
  struct State: Equatable {
    var cancelled = 0
    @Shared(.inMemory("notes")) var notes = 0
    @Shared(.inMemory("isNoting")) var isNoting = false
  }

  enum Action: Equatable {
    case startButtonTapped
    case stopButtonTapped
    case noteAndStopButtonTapped
    case readButtonTapped
    case saveButtonTapped
    case discardButtonTapped
    case saved
  }

  private enum CancelID { case request, save }

  @Dependency(\.continuousClock) var clock

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .startButtonTapped:
      return .run { [notes = state.$notes, isNoting = state.$isNoting] _ in
        do {
          try await clock.sleep(for: .seconds(1))
        } catch {
          guard isNoting.wrappedValue else { return }
          notes.withLock { $0 = min(2, $0 + 1) }
        }
      }
      .cancellable(id: CancelID.request, cancelInFlight: true)
    case .stopButtonTapped:
      state.$isNoting.withLock { $0 = false }
      return .cancel(id: CancelID.request)
    case .noteAndStopButtonTapped:
      state.$isNoting.withLock { $0 = true }
      return .cancel(id: CancelID.request)
    case .readButtonTapped:
      state.cancelled = state.notes
      return .none
    case .saveButtonTapped:
      return .run { _ in try await clock.sleep(for: .seconds(1)) }
        .cancellable(id: CancelID.save, cancelInFlight: true)
        .concatenate(
          with: .run { send in
            try await clock.sleep(for: .seconds(1))
            await send(.saved)
          })
    case .discardButtonTapped:
      return .cancel(id: CancelID.save)
    case .saved:
      return .none
    }
  }
}

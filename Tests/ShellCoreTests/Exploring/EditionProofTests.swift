import Testing
import WorkshopFeatures

@testable import ShellCore

/// Two editions of a feature, to which the same actions are sent.
@MainActor
struct EditionProofTests {
  private func outcome<Old: Reducer & SendableMetatype, New: Reducer & SendableMetatype>(
    _ oldState: @autoclosure @escaping @Sendable () -> Old.State,
    _ old: @escaping @Sendable () -> Old,
    _ newState: @autoclosure @escaping @Sendable () -> New.State,
    _ new: @escaping @Sendable () -> New
  ) async throws -> EditionVerdict {
    let sessions = [
      fixtureSession(features: [
        ShellCore.Feature("Edition", summary: "", initialState: oldState()) { old() }
      ]),
      fixtureSession(features: [
        ShellCore.Feature("Edition", summary: "", initialState: newState()) { new() }
      ]),
    ]
    for session in sessions { _ = await session.evaluate("load Edition") }
    let running = try sessions.map { try #require($0.parts.features.running) }
    return try await EditionProof(
      old: (running[0], sessions[0].output), new: (running[1], sessions[1].output)
    ).verdict()
  }

  private func counts(
    _ outcome: EditionVerdict, endedEarly expected: ClosedRange<Int> = 0...0
  ) throws -> (actions: Int, states: Int) {
    guard case .proven(let actions, let states, let skipped, let endedEarly, avoided: []) = outcome
    else {
      Issue.record("\(outcome.text)")
      throw CancellationError()
    }
    #expect(skipped == 0)
    #expect(expected.contains(endedEarly))
    return (actions, states)
  }

  @Test func `Bindings with and without a wrapper do the same`() async throws {
    let outcome = try await outcome(
      ProductDetailFeature.State(), { ProductDetailFeature() }, ProductDetailNow.State(),
      { ProductDetailNow() })
    let (actions, states) = try counts(outcome)
    #expect(actions > 50 && states > 10)
  }

  @Test func `Time passes in both`() async throws {
    let outcome = try await outcome(
      WorkshopFeatures.Timer.State(), { WorkshopFeatures.Timer() }, TimerNow.State(),
      { TimerNow() })
    #expect(try counts(outcome).states > 2)
  }

  @Test func `A reducer in another order is a difference`() async throws {
    let outcome = try await outcome(
      ParentFirst.State(), { ParentFirst() }, ChildFirst.State(), { ChildFirst() })
    guard case .different(let difference) = outcome else {
      Issue.record("no difference")
      return
    }
    #expect(difference.hasPrefix("the editions differ after ."))
    #expect(difference.contains("\n- ") && difference.contains("\n+ "))
  }

  @Test func `An effect that sends something else is a difference`() async throws {
    let outcome = try await outcome(
      Echo.State(), { Echo(delay: .seconds(1)) }, Echo.State(), { Echo(delay: .seconds(2)) })
    guard case .different(let difference) = outcome else {
      Issue.record("no difference")
      return
    }
    #expect(difference.contains("- next effect at 1.0 seconds"))
    #expect(difference.contains("+ next effect at 2.0 seconds"))
  }

  @Test func `A feature without actions has nothing that can be sent`() async throws {
    let outcome = try await outcome(
      Still.State(), { Still() }, Still.State(), { Still() })
    #expect(try counts(outcome).actions == 0)
  }
}

// What differs from run to run.
extension EditionProofTests {
  @Test func `Random identifiers are compared by their order`() async throws {
    let outcome = try await outcome(
      Guests.State(), { Guests() }, Guests.State(), { Guests() })
    let (actions, states) = try counts(outcome)
    #expect(actions > 5 && states > 2)
  }

  @Test func `Another identifier in its place is a difference`() async throws {
    let outcome = try await outcome(
      Guests.State(), { Guests() }, Guests.State(), { Guests(invitesAgain: true) })
    guard case .different(let difference) = outcome else {
      Issue.record("no difference")
      return
    }
    #expect(difference.contains("+     \"uuid-2\""), "\(difference)")
  }

  @Test func `A walk ends where the older edition differs from itself`() async throws {
    let outcome = try await outcome(Eyes.State(), { Eyes() }, Eyes.State(), { Eyes() })
    _ = try counts(outcome, endedEarly: 1...20)
  }

  @Test func `A difference that does not happen again ends a walk`() async throws {
    let outcome = try await outcome(
      Flicker.State(), { Flicker(period: nil) }, Flicker.State(), { Flicker(period: 97) })
    _ = try counts(outcome, endedEarly: 1...20)
  }

  @Test func `A difference that always happens again is one`() async throws {
    let outcome = try await outcome(
      Flicker.State(), { Flicker(period: nil) }, Flicker.State(), { Flicker(period: 1) })
    guard case .different = outcome else {
      Issue.record("no difference")
      return
    }
  }

  @Test func `The actions of rows are the same in both spellings`() async throws {
    let outcome = try await outcome(
      OldRows.State(), { OldRows() }, NewRows.State(), { NewRows() })
    let (actions, states) = try counts(outcome)
    #expect(actions > 5 && states > 2)
  }
}

/// A feature that counts by two now and then.
private struct Flicker: Reducer {
  struct State: Equatable { var count = 0 }
  enum Action { case tapped }
  /// The number of taps from one that counts twice to the next one.
  let period: Int?
  private nonisolated(unsafe) static var taps = 0

  var body: some Reducer<State, Action> {
    Reduce { state, _ in
      if period != nil { Self.taps += 1 }
      state.count = (state.count + (period.map { Self.taps % $0 == 0 } == true ? 2 : 1)) % 10
      return .none
    }
  }
}

/// Names of random identifiers, and spellings of rows.
struct EditionSpellingTests {
  @Test func `Identifiers have names in the order in which they appear`() {
    let (a, b) = (
      "453EFC29-CF2C-45C1-A5BA-0C0BB38A35E8", "32EA1744-1038-44BC-9D33-7042BCDE7942"
    )
    var identifiers = RandomIdentifiers()
    #expect(identifiers.named("\(b), (\(a)) \(b)") == "uuid-1, (uuid-2) uuid-1")
    #expect(identifiers.named(a) == "uuid-2")
    let other = "FC7E848E-81C6-4465-A972-047DE2CDB0E8"
    #expect(identifiers.renamed("\(a) \(other)") == "uuid-2 \(other)")
    #expect(identifiers.named(other) == "uuid-3")
    #expect(identifiers.identified(".remove(uuid-2, uuid-1)") == ".remove(\(a), \(b))")
    let controlled = "00000000-0000-0000-0000-000000000001"
    #expect(identifiers.named(controlled) == controlled)
    #expect(
      identifiers.named("453EFC29-CF2C-45C1-A5BA-0C0BB38A35E")
        == "453EFC29-CF2C-45C1-A5BA-0C0BB38A35E")
  }

  @Test(arguments: [
    (".row(id: 1, action: .tapped)", ".row(.element(id: 1, action: .tapped))"),
    (
      ".a(id: \")\", action: .b(id: f(2), action: .c((1, 2))))",
      ".a(.element(id: \")\", action: .b(.element(id: f(2), action: .c((1, 2))))))"
    ),
    (".tapped", ".tapped"),
    (".removed(id: 1)", ".removed(id: 1)"),
  ])
  func rows(short: String, long: String) {
    #expect(RowSpelling.long(short) == long)
    #expect(RowSpelling.short(long) == short)
    #expect(RowSpelling.long(long) == long)
    #expect(RowSpelling.short(short) == short)
  }
}

private struct Guests: Reducer {
  struct State: Equatable { var guests: [UUID] = [] }
  enum Action { case invited, left(UUID) }
  var invitesAgain = false
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .invited:
        guard state.guests.count < 2 else { return .none }
        state.guests.append(invitesAgain ? UUID() : state.guests.first ?? UUID())
      case .left(let guest): state.guests.removeAll { $0 == guest }
      }
      return .none
    }
  }
}

private struct Eyes: Reducer {
  struct State: Equatable { var eyes = 0 }
  enum Action { case thrown }
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.eyes = Int.random(in: 1...1_000_000)
      return .none
    }
  }
}

private struct RowState: Equatable, Identifiable {
  let id: Int
  var isOn = false
}

private enum RowAction { case toggled }

private struct OldRows: Reducer {
  struct State: Equatable {
    var rows: IdentifiedArrayOf<RowState> = [RowState(id: 1), RowState(id: 2)]
  }
  @CasePathable
  enum Action { case row(id: Int, action: RowAction) }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .row(let id, action: .toggled): state.rows[id: id]?.isOn.toggle()
      }
      return .none
    }
  }
}

private struct NewRows: Reducer {
  typealias State = OldRows.State
  @CasePathable
  enum Action { case row(IdentifiedAction<Int, RowAction>) }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .row(.element(let id, action: .toggled)): state.rows[id: id]?.isOn.toggle()
      }
      return .none
    }
  }
}

private struct Echo: Reducer {
  struct State: Equatable { var count = 0 }
  enum Action { case tapped, echoed }
  let delay: Duration
  @Dependency(\.continuousClock) var clock
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tapped:
        return .run { [clock, delay] send in
          try await clock.sleep(for: delay)
          await send(.echoed)
        }
      case .echoed:
        state.count = min(3, state.count + 1)
        return .none
      }
    }
  }
}

private struct Still: Reducer {
  struct State: Equatable {}
  enum Action {}
  var body: some ReducerOf<Self> { EmptyReducer() }
}

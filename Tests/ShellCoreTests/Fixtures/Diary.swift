import ComposableArchitecture
import Foundation

@testable import ShellCore

/// Logs the values of its dependencies. Its state therefore shows whether time travel also restored
/// the dependencies.
struct Diary: Reducer {
  struct State: Equatable {
    var count = 0
    var ids: [UUID] = []
    var rolls: [Int] = []
    var times: [Date] = []
  }

  enum Action: Equatable {
    case add(Int)
    case burst
    case detach
    case id
    case nap(Int)
    case roll
    case sleepless
    case time
    case twice
  }

  @Dependency(\.continuousClock) var clock
  @Dependency(\.date) var date
  @Dependency(\.uuid) var uuid
  @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .add(let number): state.count += number
    case .burst:
      state.count += 10
      return .run { send in
        await send(.add(1))
        await send(.add(2))
      }
    case .detach:
      return .run { [clock] send in
        Task.detached {
          try? await clock.sleep(for: .seconds(1))
          await send(.add(100))
        }
      }
    case .id: state.ids.append(uuid())
    case .nap(let seconds):
      return .concatenate(
        .run { [clock] send in
          try? await clock.sleep(for: .seconds(seconds))
          await send(.add(1000))
        },
        .send(.add(5000)))
    case .roll: state.rolls.append(withRandomNumberGenerator { Int.random(in: 1...6, using: &$0) })
    case .sleepless:
      return .run { send in
        for await _ in AsyncStream<Never>.makeStream().stream {}
        await withUnsafeContinuation { (_: UnsafeContinuation<Void, Never>) in }
      }
    case .time: state.times.append(date())
    case .twice:
      state.count += 100
      return .send(.id)
    }
    return .none
  }

  static let feature = Feature(summary: "dependencies", initialState: State()) { Diary() }
}

/// A session in which a diary is loaded.
@MainActor
func diarySession(after lines: String...) async -> Session {
  let session = Session(features: [Diary.feature] + Fixtures.features)
  for line in ["load diary"] + lines { _ = await session.evaluate(line) }
  return session
}

extension Session {
  /// The state of the diary that is loaded.
  var diary: Diary.State? { parts.features.running?.store.state as? Diary.State }

  /// Performs a change as a line would.
  ///
  /// - Returns: The texts of its output.
  @discardableResult
  func change(by source: ActionSource = .typed, _ body: () -> Void) -> [String] {
    parts.entries.begin("change", LineMeaning(command: .action))
    let texts = parts.changes.change(by: source, body).texts
    _ = parts.entries.close(Output(text: texts.joined(separator: "\n")))
    return texts
  }

  /// Evaluates some lines.
  ///
  /// - Returns: The output of the last one.
  @discardableResult
  func type(_ lines: String...) async -> String {
    var text = ""
    for line in lines { text = await evaluate(line).text }
    return text
  }
}

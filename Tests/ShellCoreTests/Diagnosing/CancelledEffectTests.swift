import Testing

@testable import ShellCore

/// Programs that are right, beside those that are not: a warning about a feature needs a proof.
@Suite("Warnings about effects that were cancelled")
@MainActor
struct CancelledEffectTests {
  private func session(_ closesInside: Bool = true) async -> Session {
    let session = Session(features: [
      Feature("Sample", summary: "", initialState: Screen.State()) {
        Screen(closesInside: closesInside)
      }
    ])
    _ = await session.evaluate("load Sample")
    return session
  }

  private func output(_ session: Session, _ lines: String...) async -> String {
    var text = ""
    for line in lines { text = await session.evaluate(line).text }
    return text
  }

  @Test("An effect that ifLet has cancelled, and whose work ends a moment later, is not reported")
  func workThatEndsLater() async {
    let session = await session()
    let text = await output(session, ".open", ".child(.wait)", ".close")
    #expect(!text.contains("warning"))
    #expect(session.parts.features.effectCount == 1, "its work has not ended")
    Work.end()
  }

  @Test("An effect with such work is reported if nothing has cancelled it")
  func workOfRemovedChild() async {
    let text = await output(await session(false), ".open", ".child(.wait)", ".close")
    #expect(text.contains("TCA012: effect 1 of \\.child is still in flight"))
    Work.end()
  }

  @Test(
    "What an effect throws because a line has cancelled it is not an error of the feature",
    arguments: ["undo", "cancel 1", "load Sample"])
  func cancelledByLine(_ line: String) async {
    let session = await session()
    let text = await output(session, ".open", ".child(.request)", line)
    #expect(!text.contains("warning"))
    #expect(!(await session.evaluate("state").text.contains("warning")))
  }

  @Test("What an effect throws because an action has cancelled it is one, as in the original")
  func cancelledByAction() async {
    let text = await output(await session(), ".open", ".child(.request)", ".child(.stop)")
    #expect(text.contains("TCA002: an effect threw"))
  }
}

/// A child with work that ignores its cancellation, or fails when it is cancelled, as a request of URLSession does.
private struct Child: Reducer {
  struct State: Equatable {}
  enum Action: Equatable { case wait, request, stop }
  struct Refused: Error {}

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .wait: .run { _ in await Work.wait() }
    case .request:
      .run { _ in do { try await Task.never() } catch { throw Refused() } }.cancellable(id: 1)
    case .stop: .cancel(id: 1)
    }
  }
}

private struct Screen: Reducer {
  struct State: Equatable { var child: Child.State? }
  enum Action: Equatable { case child(Child.Action), close, open }

  let closesInside: Bool

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if action == .open { state.child = Child.State() }
      if action == .close, closesInside { state.child = nil }
      return .none
    }
    .ifLet(\.child, action: /Action.child) { Child() }
    Reduce { state, action in
      if action == .close { state.child = nil }
      return .none
    }
  }
}

private enum Work {
  private static let waiting = LockIsolated<[CheckedContinuation<Void, Never>]>([])

  static func wait() async {
    await withCheckedContinuation { continuation in waiting.withValue { $0.append(continuation) } }
  }

  static func end() {
    for continuation in waiting.withValue({ list in
      defer { list = [] }; return list
    }) {
      continuation.resume()
    }
  }
}

/// The effects in flight whose children were removed without ending them.
struct LostEffects {
  private let lost: [(effect: RunningEffect, child: RemovedChild)]

  @MainActor
  init(in store: any SessionStore) {
    // The work of one that was cancelled may end a moment later, and what it sends is dropped.
    let running = store.runningEffects.filter { $0.end == .finished }
    // The state is only read if there are effects.
    guard !running.isEmpty else {
      lost = []
      return
    }
    let state = store.state
    lost = running.compactMap { effect in
      effect.removedChild(in: state).map { (effect, $0) }
    }
  }

  func warnings(since before: LostEffects) -> [RuntimeWarning] {
    let known = Set(before.lost.map(\.effect.number))
    return lost.filter { !known.contains($0.effect.number) }.map { effect, child in
      RuntimeWarning(
        .removedChild,
        "effect \(effect.number) of \(child.place) is still in flight, but \(child.place) is gone",
        cause: effect.group.hasEndedChildren
          ? "the action that started it also removed the child, and only earlier effects are cancelled"
          : "a reducer outside \(child.operatorName) removed the child: remove it in the Reduce"
            + " that \(child.operatorName) is applied to, which also cancels the child's effects",
        at: effect.location)
    }
  }
}

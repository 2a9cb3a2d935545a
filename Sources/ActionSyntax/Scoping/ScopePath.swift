import ComposableArchitecture

/// The steps from a root feature down to where the prompt stands.
package struct ScopePath: Sendable {
  package var steps: [ScopeStep]

  package init(steps: [ScopeStep] = []) { self.steps = steps }

  package var isRoot: Bool { steps.isEmpty }

  /// `.amountControl`, `.todos[2].sheet`: what stands behind the feature's name in the prompt.
  package var text: String { steps.map { "." + $0.text }.joined() }

  /// The way to the state as summaries of changes spell it: `amountControl`, `todos[2].sheet`.
  package var changePath: String {
    steps.map { step in
      step.place.name + (step.row.map { "[\(ChangeText.short($0.id))]" } ?? "")
    }.joined(separator: ".")
  }

  /// The state in this scope within the root's; nil when it is not there.
  package func state(in root: Any) -> Any? {
    steps.reduce(root as Any?) { parent, step in parent.flatMap(step.state) }
  }

  /// The root's action that carries one of this scope.
  package func embed(_ action: Any) -> Any? {
    steps.reversed().reduce(action as Any?) { child, step in child.flatMap(step.embed) }
  }

  /// The action of this scope that a root's carries.
  package func extract(_ action: Any) -> Any? {
    steps.reduce(action as Any?) { parent, step in parent.flatMap(step.extract) }
  }

  /// The part of the path whose states are there.
  package func living(in root: Any) -> ScopePath {
    var living = ScopePath()
    var state: Any? = root
    for step in steps {
      state = state.flatMap(step.state)
      if state == nil { break }
      living.steps.append(step)
    }
    return living
  }
}

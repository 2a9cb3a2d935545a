import ComposableArchitecture
import Foundation

extension Command {
  static let deps = Command(
    name: "deps", usage: "deps [NAME VALUE]",
    summary: "List the controlled dependencies, or set one",
    details: """
      The shell controls dependencies that would differ between runs, so every run
      produces the same output.
        deps date 2024-05-01       set the date, which then moves with the clock
        deps uuid incrementing     restart at 0; a number restarts at that number
        deps random 42             use the random sequence with this seed
      `undo` restores the previous value.
      """,
    argument: .words(ControlledDependency.allCases.map(\.rawValue))
  ) { session, input in
    let loaded = try session.requireFeature(in: input.line)
    guard let word = input.words.first else {
      return Output(text: DependencyList.text(loaded.store, session.clockMode))
    }
    let dependency = try ControlledDependency(word, in: input)
    let value = try dependency.value(in: input)
    let (_, texts) = session.writingDown { dependency.set(value, in: loaded.store.dependencies) }
    return Output(
      text: ([DependencyList.line(dependency, loaded.store, session.clockMode)] + texts)
        .joined(separator: "\n"))
  }
}

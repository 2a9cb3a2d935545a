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
        deps storage disk          use files on disk; `memory` switches back
      `undo` restores the previous value.
      """,
    meaning: .changesFeature(inTest: .setsDependency, reads: [.time, .clockMode]),
    argument: .words(ControlledDependency.allCases.map(\.rawValue))
  ) { context, input in
    let loaded = try context.requireFeature()
    guard let word = input.words.first else {
      return Output(text: DependencyList.text(loaded.store, context.clock.mode))
    }
    let dependency = try ControlledDependency(word, in: input)
    let value = try dependency.value(in: input)
    if value == .disk(true), !context.workspace.replaying.isEmpty {
      throw ShellError(
        .invalidValue, "a scenario cannot use the files of the system", in: input.line, at: 0,
        hint: "expected this line at a prompt")
    }
    let (_, texts) = context.change {
      loaded.store.perform { dependency.set(value, in: loaded.store.dependencies) }
    }
    return Output(
      text: ([DependencyList.line(dependency, loaded.store, context.clock.mode)] + texts)
        .joined(separator: "\n"))
  }
}

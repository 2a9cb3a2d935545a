import ComposableArchitecture
import Foundation

extension Command {
  static let deps = Command(
    name: "deps", usage: "deps [NAME VALUE]",
    summary: "list the dependencies, or control one",
    details: """
      What differs from run to run is controlled: each run is the same.
        deps date 2024-05-01       it goes on from there with the clock
        deps uuid incrementing     the next one is 0 again; a number begins with that
        deps random 42             the sequence of that seed
      `undo` sets it back.
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

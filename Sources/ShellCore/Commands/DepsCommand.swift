import LoadedFeatures
import SessionHistory
import Workspaces
import ComposableArchitecture
import Foundation
import OutputText

extension Command {
  static let deps = Command(
    name: "deps",
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
    arguments: .dependency,
    needs: \.loaded, \.clockMode, \.changes, \.workspace
  ) { setting, loaded, clock, changes, workspace in
    guard let setting else {
      return Output(text: DependencyList.text(loaded.store, clock.mode))
    }
    let (dependency, value) = setting.value
    if value == .disk(true), !workspace.replaying.isEmpty {
      throw setting.argument.errorOfLine(
        .invalidValue, "a scenario cannot use the files of the system",
        hint: "expected this line at a prompt")
    }
    let (_, texts) = changes.change {
      loaded.store.perform { dependency.set(value, in: loaded.store.dependencies) }
    }
    return Output(
      text: ([DependencyList.line(dependency, loaded.store, clock.mode)] + texts)
        .joined(separator: "\n"))
  }
}

extension Arguments
where Value == Chosen<(dependency: ControlledDependency, value: ControlledDependency.Value)>? {
  /// A dependency and its new value, or nothing.
  fileprivate static var dependency: Self {
    let names = ControlledDependency.allCases.map(\.rawValue)
    return Self(usage: "[NAME VALUE]", completion: .words(names)) { input in
      guard let word = input.words.first else { return nil }
      let dependency = try ControlledDependency(word)
      return Chosen(value: (dependency, try dependency.value(in: input)), argument: word)
    }
  }
}

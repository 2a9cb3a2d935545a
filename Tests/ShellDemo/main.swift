import ComposableArchitecture
import ComposableShell

/// A shell whose features do what the terminal tests need.
await Shell(features: [
  Feature(summary: "ticks every 50 ms and prints", initialState: Metronome.State()) { Metronome() },
  Feature(summary: "crashes", initialState: Fall.State()) { Fall() },
  Feature(summary: "a child that goes away by itself", initialState: Guest.State()) { Guest() },
]).run()

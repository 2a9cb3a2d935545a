import ComposableArchitecture
import ComposableShell

// A shell with features for the terminal tests.
Shell.main([
  Feature(summary: "ticks every 50 ms and prints", initialState: Metronome.State()) { Metronome() },
  Feature(summary: "crashes", initialState: Fall.State()) { Fall() },
  Feature(summary: "uses files and programs", initialState: Escape.State()) { Escape() },
  Feature(summary: "a child that removes itself", initialState: Guest.State()) { Guest() },
])

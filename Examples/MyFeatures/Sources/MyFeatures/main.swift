import ComposableShell

Shell.main([
  Feature(summary: "a number and two buttons", defaultState: Counter.State()) {
    Counter()
  } view: {
    CounterView(store: $0)
  }
])

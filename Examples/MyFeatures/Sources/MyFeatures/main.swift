import ComposableShell

await Shell(features: [
  Feature(summary: "a number and two buttons", defaultState: Counter.State()) {
    Counter()
  } view: {
    CounterView(store: $0)
  }
]).run()

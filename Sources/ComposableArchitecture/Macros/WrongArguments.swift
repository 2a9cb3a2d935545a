// The macros refuse these arguments with a message that says what to write. Without the declarations, the compiler would only say that no
// declaration matches.

/// Not available: the test value is the value of the variable, as in `@DependencyEntry var api: API = .test`.
@attached(accessor, names: named(get), named(set))
@attached(peer, names: arbitrary)
public macro DependencyEntry<Value>(
  liveValue: Value? = nil, previewValue: Value? = nil, testValue: Value, key: String = ""
) = #externalMacro(module: "ComposableArchitectureMacros", type: "DependencyEntryMacro")

/// Not available: a live value has a label, as in `@DependencyEntry(liveValue: API.live)`.
@attached(accessor, names: named(get), named(set))
@attached(peer, names: arbitrary)
public macro DependencyEntry<Value>(
  _ value: Value, previewValue: Value? = nil, key: String = ""
) = #externalMacro(module: "ComposableArchitectureMacros", type: "DependencyEntryMacro")

/// Not available: a conformance has a label, as in `@Reducer(state: .equatable)`.
@attached(
  member, names: named(State), named(Action), named(init), named(body), named(CaseScope),
  named(scope))
@attached(memberAttribute)
@attached(extension, conformances: Reducer, CaseReducer)
public macro Reducer(
  _ conformance: _SynthesizedConformance, _ others: _SynthesizedConformance...
) = #externalMacro(module: "ComposableArchitectureMacros", type: "ReducerMacro")

/// Makes a type a feature.
///
/// ```swift
/// @Feature struct Counter {
///   struct State { var count = 0 }
///   enum Action { case plus }
///   var body: some Feature {
///     Update { state, _ in state.count += 1 }
///   }
/// }
/// ```
///
/// A missing `Action` is `Never`, and a missing `body` is empty. An enum whose cases hold features gets a State, an Action, and a static `body`.
@attached(
  member, names: named(State), named(Action), named(body), named(store), named(Feature),
  named(_$bind), named(StoreEnumeration))
@attached(memberAttribute)
@attached(extension, conformances: FeatureProtocol, CaseFeature)
public macro Feature() =
  #externalMacro(module: "ComposableArchitectureMacros", type: "FeatureMacro")

/// Gives a value a snapshot, which tests and logs compare.
@attached(member, names: named(DebugSnapshot), named(_debugSnapshot))
@attached(extension, conformances: DebugSnapshotConvertible)
public macro DebugSnapshot() =
  #externalMacro(module: "ComposableArchitectureMacros", type: "DebugSnapshotMacro")

/// What `@Feature` adds to a State: a snapshot, an identity, and the type of the actions.
@attached(
  member,
  names: named(DebugSnapshot), named(_debugSnapshot), named(_$identity), named(id),
  named(_FeatureAction))
@attached(
  extension,
  conformances: DebugSnapshotConvertible, _IdentifiedState, Identifiable, _SnapshotReflecting,
  _FeatureStateProtocol)
public macro _FeatureStateMembers() =
  #externalMacro(module: "ComposableArchitectureMacros", type: "FeatureStateMacro")

/// Leaves a property out of the snapshot.
@attached(peer)
public macro DebugSnapshotIgnored() =
  #externalMacro(module: "ComposableArchitectureMacros", type: "MarkerMacro")

/// Puts the snapshot of a property's value into the snapshot, in place of the value.
@attached(peer)
public macro DebugSnapshotConvertible() =
  #externalMacro(module: "ComposableArchitectureMacros", type: "MarkerMacro")

/// Puts a property into the snapshot, as every visible stored one is.
@attached(peer)
public macro DebugSnapshotTracked() =
  #externalMacro(module: "ComposableArchitectureMacros", type: "MarkerMacro")

/// Declares a value of the environment and its key in an extension of ``FeatureEnvironmentValues``. The value of the property is the one of
/// tests.
@attached(accessor, names: named(get), named(set))
@attached(peer, names: arbitrary)
public macro FeatureEnvironmentEntry() =
  #externalMacro(module: "ComposableArchitectureMacros", type: "FeatureEnvironmentEntryMacro")

/// Declares a value of the environment, with one for programs.
@attached(accessor, names: named(get), named(set))
@attached(peer, names: arbitrary)
public macro FeatureEnvironmentEntry<Value>(liveValue: Value) =
  #externalMacro(module: "ComposableArchitectureMacros", type: "FeatureEnvironmentEntryMacro")

/// Declares a value of the environment, with one for programs and one for previews.
@attached(accessor, names: named(get), named(set))
@attached(peer, names: arbitrary)
public macro FeatureEnvironmentEntry<Value>(liveValue: Value, previewValue: Value) =
  #externalMacro(module: "ComposableArchitectureMacros", type: "FeatureEnvironmentEntryMacro")

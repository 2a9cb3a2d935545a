@_exported import Observation

/// Gives each case of an enum a case path, so that key paths such as `\.child` can name the cases.
///
/// ```swift
/// @CasePathable
/// enum Action {
///   case child(Child.Action)
///   case reset
/// }
/// ```
///
/// The enum conforms to ``CasePathable`` and ``CasePathIterable``. Enums nested in it need the
/// attribute as well.
@attached(member, names: named(AllCasePaths), named(allCasePaths), named(_$Element))
@attached(extension, conformances: CasePathable, CasePathIterable)
public macro CasePathable() =
  #externalMacro(module: "ComposableArchitectureMacros", type: "CasePathableMacro")

/// Makes a type a reducer.
///
/// ```swift
/// @Reducer
/// struct Counter {
///   @ObservableState
///   struct State: Equatable {
///     var count = 0
///   }
///   enum Action {
///     case incrementButtonTapped
///   }
///   var body: some ReducerOf<Self> {
///     Reduce { state, action in
///       state.count += 1
///       return .none
///     }
///   }
/// }
/// ```
///
/// A struct conforms to ``Reducer``, its `Action` becomes ``CasePathable``, and a State, an Action or a
/// body that is missing is added, empty. An enum whose cases hold features becomes a reducer of all of
/// them; its State, Action and body are made from the cases.
@attached(
  member, names: named(State), named(Action), named(init), named(body), named(CaseScope),
  named(scope))
@attached(memberAttribute)
@attached(extension, conformances: Reducer, CaseReducer)
public macro Reducer() =
  #externalMacro(module: "ComposableArchitectureMacros", type: "ReducerMacro")

/// Makes an enum a reducer whose State and Action conform to further protocols.
///
/// ```swift
/// @Reducer(state: .equatable, action: .sendable)
/// enum Path {
///   case detail(Detail)
/// }
/// ```
///
/// Conformances in extensions have the same effect: `extension Path.State: Equatable {}`.
@attached(
  member, names: named(State), named(Action), named(init), named(body), named(CaseScope),
  named(scope))
@attached(memberAttribute)
@attached(extension, conformances: Reducer, CaseReducer)
public macro Reducer(
  state: _SynthesizedConformance..., action: _SynthesizedConformance...
) = #externalMacro(module: "ComposableArchitectureMacros", type: "ReducerMacro")

/// Makes an enum a reducer whose State conforms to further protocols.
@attached(
  member, names: named(State), named(Action), named(init), named(body), named(CaseScope),
  named(scope))
@attached(memberAttribute)
@attached(extension, conformances: Reducer, CaseReducer)
public macro Reducer(state: _SynthesizedConformance...) =
  #externalMacro(module: "ComposableArchitectureMacros", type: "ReducerMacro")

/// Makes an enum a reducer whose Action conforms to further protocols.
@attached(
  member, names: named(State), named(Action), named(init), named(body), named(CaseScope),
  named(scope))
@attached(memberAttribute)
@attached(extension, conformances: Reducer, CaseReducer)
public macro Reducer(action: _SynthesizedConformance...) =
  #externalMacro(module: "ComposableArchitectureMacros", type: "ReducerMacro")

/// A protocol that `@Reducer` can add to the State or the Action of an enum.
public struct _SynthesizedConformance: Sendable {
  public static let codable = Self()
  public static let decodable = Self()
  public static let encodable = Self()
  public static let equatable = Self()
  public static let hashable = Self()
  public static let sendable = Self()
}

/// Marks a case of an enum reducer as data: it has no reducer.
@attached(peer)
public macro ReducerCaseIgnored() =
  #externalMacro(module: "ComposableArchitectureMacros", type: "MarkerMacro")

/// Marks a case of an enum reducer as a state with actions but without a reducer, such as an alert.
@attached(peer)
public macro ReducerCaseEphemeral() =
  #externalMacro(module: "ComposableArchitectureMacros", type: "MarkerMacro")

/// Lets views observe the fields of a state through the store.
///
/// A view that reads `store.count` is drawn again when `count` changes, and not when other fields do.
@attached(member, names: named(_$trackedFields), named(_$id))
@attached(extension, conformances: ObservableState, Observable)
public macro ObservableState() =
  #externalMacro(module: "ComposableArchitectureMacros", type: "ObservableStateMacro")

/// Excludes a field of an observable state from observation.
@attached(peer)
public macro ObservationStateIgnored() =
  #externalMacro(module: "ComposableArchitectureMacros", type: "MarkerMacro")

/// Marks a field of an observable state as observed, as every stored variable is.
@attached(peer)
public macro ObservationStateTracked() =
  #externalMacro(module: "ComposableArchitectureMacros", type: "MarkerMacro")

/// Makes an optional field the state of a presented child, as `@PresentationState` does without macros.
///
/// ```swift
/// @ObservableState
/// struct State {
///   @Presents var destination: Destination.State?
/// }
/// ```
///
/// `\.$destination` is a ``PresentationState`` for `ifLet(\.$destination, action: \.destination)`.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro Presents() =
  #externalMacro(module: "ComposableArchitectureMacros", type: "PresentsMacro")

/// Gives the closures of a dependency's struct defaults that report that they are not implemented.
///
/// ```swift
/// @DependencyClient
/// struct FactClient {
///   var fetch: @Sendable (_ number: Int) async throws -> String
/// }
/// ```
///
/// `FactClient()` is a client whose endpoints all report an issue. `client.fetch(number: 1)` calls the
/// closure.
@attached(member, names: named(init))
@attached(memberAttribute)
public macro DependencyClient() =
  #externalMacro(module: "ComposableArchitectureMacros", type: "DependencyClientMacro")

/// Gives a closure a default that reports that it is not implemented.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: arbitrary)
public macro DependencyEndpoint(method: String = "") =
  #externalMacro(module: "ComposableArchitectureMacros", type: "DependencyEndpointMacro")

/// Excludes a closure of a dependency client from its endpoints.
@attached(peer)
public macro DependencyEndpointIgnored() =
  #externalMacro(module: "ComposableArchitectureMacros", type: "MarkerMacro")

/// Declares a dependency and its key.
///
/// ```swift
/// extension DependencyValues {
///   @DependencyEntry var api: API = .test
/// }
/// ```
///
/// The value of the variable is the test value. Without a live value, using the dependency in a program is a runtime warning.
///
/// - Parameter key: The name of the key; by default, the name of the variable after `__Key_`.
@attached(accessor, names: named(get), named(set))
@attached(peer, names: arbitrary)
public macro DependencyEntry(key: String = "") =
  #externalMacro(module: "ComposableArchitectureMacros", type: "DependencyEntryMacro")

/// Declares a dependency and its key, with a live value.
///
/// ```swift
/// extension DependencyValues {
///   @DependencyEntry(liveValue: API.live) var api: API = .test
/// }
/// ```
///
/// - Parameters:
///   - liveValue: The value in a program.
///   - key: The name of the key; by default, the name of the variable after `__Key_`.
@attached(accessor, names: named(get), named(set))
@attached(peer, names: arbitrary)
public macro DependencyEntry<Value>(liveValue: Value, key: String = "") =
  #externalMacro(module: "ComposableArchitectureMacros", type: "DependencyEntryMacro")

/// Declares a dependency and its key, with a live value and a value for previews.
///
/// - Parameters:
///   - liveValue: The value in a program.
///   - previewValue: The value in previews.
///   - key: The name of the key; by default, the name of the variable after `__Key_`.
@attached(accessor, names: named(get), named(set))
@attached(peer, names: arbitrary)
public macro DependencyEntry<Value>(liveValue: Value, previewValue: Value, key: String = "") =
  #externalMacro(module: "ComposableArchitectureMacros", type: "DependencyEntryMacro")

/// Declares a dependency and its key, with a value for previews.
@attached(accessor, names: named(get), named(set))
@attached(peer, names: arbitrary)
public macro DependencyEntry<Value>(previewValue: Value, key: String = "") =
  #externalMacro(module: "ComposableArchitectureMacros", type: "DependencyEntryMacro")

/// Declares a dependency and its key, with the name of the key.
///
/// - Parameter name: The name of the key.
@attached(accessor, names: named(get), named(set))
@attached(peer, names: arbitrary)
public macro DependencyEntry(_ name: String) =
  #externalMacro(module: "ComposableArchitectureMacros", type: "DependencyEntryMacro")

/// A feature that the shell can load, by name.
///
/// ```swift
/// Feature("Counter", summary: "a number and two buttons", initialState: Counter.State()) {
///   Counter()
/// }
/// ```
public struct Feature: Sendable {
  /// The name to type after `load`.
  public let name: String
  /// What it shows, in a few words.
  public let summary: String
  /// The heading below which `features` lists it; `nil` lists it without a heading.
  public var section: String?
  /// The list that contains it: `older` for `features older`. `nil` for the list that `features` shows.
  var list: String?
  /// The dependencies that `deps` can override with a value.
  var endpoints: [_DependencyEndpoint] = []
  /// The reducer's own name, which `load` also accepts.
  let typeName: String
  package let stateType: Any.Type
  let actionType: Any.Type
  /// The state that `State()` creates; `nil` if the feature does not begin with it.
  let defaultState: (@Sendable () -> Any?)?
  /// The feature's view for another feature's child of the same types; `nil` if it has no view.
  let childView: (@MainActor @Sendable (any SessionStore, ScopePath) -> (any View)?)?
  let open: @MainActor @Sendable (_ prepare: (Any) throws -> Any) throws -> any SessionStore

  /// Creates a feature with a name.
  ///
  /// - Parameters:
  ///   - name: The name to load it by; `nil` for the reducer's own.
  ///   - summary: What it shows, in a few words.
  ///   - initialState: The initial state, created on every load.
  ///   - reducer: The reducer, created on every load.
  public init<State, Action, R: Reducer>(
    _ name: String? = nil,
    summary: String,
    initialState: @autoclosure @escaping @Sendable () -> State,
    @ReducerBuilder<State, Action> reducer: @escaping @Sendable () -> R
  ) where R.State == State, R.Action == Action {
    self.init(name, summary, initialState, reducer, view: nil)
  }

  /// Creates a feature with a name and the view that `screen` draws.
  ///
  /// ```swift
  /// Feature("Counter", summary: "a number and two buttons", initialState: Counter.State()) {
  ///   Counter()
  /// } view: {
  ///   CounterView(store: $0)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - name: The name to load it by; `nil` for the reducer's own.
  ///   - summary: What it shows, in a few words.
  ///   - initialState: The initial state, created on every load.
  ///   - reducer: The reducer, created on every load.
  ///   - view: The feature's view, for a store that runs it.
  public init<State, Action, R: Reducer, Content: View>(
    _ name: String? = nil,
    summary: String,
    initialState: @autoclosure @escaping @Sendable () -> State,
    @ReducerBuilder<State, Action> reducer: @escaping @Sendable () -> R,
    @ViewBuilder view: @escaping @MainActor @Sendable (StoreOf<R>) -> Content
  ) where R.State == State, R.Action == Action {
    self.init(name, summary, initialState, reducer, view: { view($0) })
  }

  /// Creates a feature whose initial state is `State()`.
  ///
  /// ```swift
  /// Feature("Counter", summary: "a number and two buttons", defaultState: Counter.State()) {
  ///   Counter()
  /// }
  /// ```
  ///
  /// Exported tests then begin with `Counter.State()` instead of a list of all fields.
  ///
  /// - Parameters:
  ///   - name: The name to load it by; `nil` for the reducer's own.
  ///   - summary: What it shows, in a few words.
  ///   - defaultState: The initial state, created on every load by the state's initializer without arguments.
  ///   - reducer: The reducer, created on every load.
  public init<State, Action, R: Reducer>(
    _ name: String? = nil,
    summary: String,
    defaultState: @autoclosure @escaping @Sendable () -> State,
    @ReducerBuilder<State, Action> reducer: @escaping @Sendable () -> R
  ) where R.State == State, R.Action == Action {
    self.init(name, summary, defaultState, reducer, view: nil, isDefault: true)
  }

  /// Creates a feature whose initial state is `State()`, with the view that `screen` draws.
  ///
  /// ```swift
  /// Feature("Counter", summary: "a number and two buttons", defaultState: Counter.State()) {
  ///   Counter()
  /// } view: {
  ///   CounterView(store: $0)
  /// }
  /// ```
  public init<State, Action, R: Reducer, Content: View>(
    _ name: String? = nil,
    summary: String,
    defaultState: @autoclosure @escaping @Sendable () -> State,
    @ReducerBuilder<State, Action> reducer: @escaping @Sendable () -> R,
    @ViewBuilder view: @escaping @MainActor @Sendable (StoreOf<R>) -> Content
  ) where R.State == State, R.Action == Action {
    self.init(name, summary, defaultState, reducer, view: { view($0) }, isDefault: true)
  }

  /// Creates a feature whose initial state may throw.
  ///
  /// - Parameters:
  ///   - initialState: Is called with the controlled dependencies of the feature.
  ///   - isDefault: Whether the initial state is the one that `State()` creates.
  ///   - context: The context that selects the values of the other dependencies.
  init<R: Reducer>(
    _ name: String?, _ summary: String, _ initialState: @escaping @Sendable () throws -> R.State,
    _ reducer: @escaping @Sendable () -> R,
    view: (@MainActor @Sendable (StoreOf<R>) -> any View)?, isDefault: Bool = false,
    context: DependencyContext = .live
  ) {
    let makeState: @Sendable () -> Any? = {
      ControlledDependencies(context: context).run { (try? initialState()).map { $0 as Any } }
    }
    defaultState = isDefault ? makeState : nil
    typeName = TypeName.of(R.self)
    self.name = name ?? typeName
    self.summary = summary
    stateType = R.State.self
    actionType = R.Action.self
    if let view {
      childView = { parent, scope in
        parent.childStore(at: scope, R.State.self, R.Action.self).map { view($0) }
      }
    } else {
      childView = nil
    }
    open = { prepare in
      let dependencies = ControlledDependencies(context: context)
      let state = try dependencies.run {
        let initial = try initialState()
        return exactly(try prepare(initial), as: R.State.self) ?? initial
      }
      return TypedSessionStore(
        initialState: state, reducer: reducer, view: view, dependencies: dependencies)
    }
  }
}

extension Feature {
  /// Creates a feature from what starts it.
  init(
    name: String, _ summary: String, state: Any.Type, action: Any.Type,
    defaultState: (@Sendable () -> Any?)?,
    open: @escaping @MainActor @Sendable (_ prepare: (Any) throws -> Any) throws -> any SessionStore
  ) {
    (self.name, typeName, self.summary) = (name, name, summary)
    (stateType, actionType, self.defaultState) = (state, action, defaultState)
    childView = nil
    self.open = open
  }

  /// Returns the feature with dependencies, or endpoints of clients, that `deps` can override at the prompt. Those of features
  /// from files are found in their sources.
  ///
  /// ```swift
  /// feature.overridable([
  ///   .throwing("numberFact.fetch", ".numberFact.fetch", parameters: 1) { values, result in
  ///     values.numberFact.fetch = { _ in try result() }
  ///   }
  /// ])
  /// ```
  public func overridable(_ endpoints: [_DependencyEndpoint]) -> Feature {
    var feature = self
    feature.endpoints = endpoints
    return feature
  }

  /// Returns features that `features` lists below a heading.
  ///
  /// ```swift
  /// Shell.main(
  ///   Feature.section("Settings", [Feature(summary: "a form", defaultState: Form.State()) { Form() }]))
  /// ```
  ///
  /// - Parameters:
  ///   - title: The heading.
  ///   - features: The features of the section.
  public static func section(_ title: String, _ features: [Feature]) -> [Feature] {
    features.map { feature in
      var feature = feature
      feature.section = title
      return feature
    }
  }
}

extension Feature {
  /// Returns the same feature in a list that `features` shows on request: `features older`.
  ///
  /// - Parameter list: The name of the list.
  public func listed(in list: String) -> Feature {
    var feature = self
    feature.list = list
    return feature
  }
}

/// The features that a session can load.
package struct FeatureCatalog: Sendable {
  /// The features in the order in which they were given.
  package let features: [Feature]

  /// Returns the feature with a name or a reducer's name, ignoring case. `Settings.2023` is the older edition of `SettingsNow`, whose plain
  /// name it shares.
  package func feature(named name: String) -> Feature? {
    let name = name.lowercased()
    return features.first { $0.name.lowercased() == name }
      ?? features.first { $0.typeName.lowercased() == name }
      ?? features.first { $0.list == "older" && "\($0.name.lowercased()).2023" == name }
  }

  /// The only feature whose name begins with a word, ignoring case; `nil` if there are none, or several.
  package func onlyFeature(beginningWith word: String) -> Feature? {
    let found = names(beginningWith: word)
    return found.count == 1 ? feature(named: found[0]) : nil
  }

  /// The names that begin with a word, ignoring case, the shortest one first; none for an empty word.
  func names(beginningWith word: String) -> [String] {
    guard !word.isEmpty else { return [] }
    return names.filter { $0.lowercased().hasPrefix(word.lowercased()) }
      .sorted { ($0.count, $0) < ($1.count, $1) }
  }

  var names: [String] { features.map(\.name) }

  /// The name of the first feature; `nil` if there are none.
  package var firstName: String? { features.first?.name }

  /// The name of a feature that resembles a word, or the shortest one that begins with it, or the longest one with which it begins: `Contacts`
  /// for `ContactsNow`; `nil` if there is none.
  package func nearestName(to word: String) -> String? {
    NearestName.to(word, in: names) ?? names(beginningWith: word).first
      ?? names.filter { $0.count > 3 && word.lowercased().hasPrefix($0.lowercased()) }
      .max { $0.count < $1.count }
  }

  /// The error message for a feature that does not exist, in one line.
  package func unknownFeatureMessage(_ name: String) -> String {
    let several = names(beginningWith: name)
    if several.count > 1 {
      return "several features begin with `\(name)`: expected \(alternatives(several))"
    }
    return nearestName(to: name).map { nearest in
      "unknown feature `\(abbreviated(name))`; did you mean \(nearest)?"
    } ?? "unknown feature `\(abbreviated(name))`: \(expectedNames)"
  }

  /// What a name can be: one of the features, or how they are listed if they are many.
  var expectedNames: String {
    names.count > 6
      ? "`features` lists the \(names.count) features" : "expected \(alternatives(names))"
  }
}

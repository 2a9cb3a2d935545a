#if Views
/// A view for each case of an enum state.
///
/// ```swift
/// SwitchStore(store) { state in
///   switch state {
///   case .loggedIn:
///     CaseLet(/Login.State.loggedIn, action: Login.Action.loggedIn) { store in
///       LoggedInView(store: store)
///     }
///   case .loggedOut:
///     Text("Please log in")
///   }
/// }
/// ```
public struct SwitchStore<State, Action, Content: View>: View {
  private let store: Store<State, Action>
  private let content: (State) -> Content

  public init(
    _ store: Store<State, Action>,
    @ViewBuilder content: @escaping (_ initialState: State) -> Content
  ) {
    self.store = store
    self.content = content
  }

  /// Makes a view from several ``CaseLet``s, of which the matching one is shown, and a ``Default``: the
  /// 0.5x spelling.
  public init(_ store: Store<State, Action>, @ViewBuilder content: @escaping () -> Content) {
    self.init(store) { _ in content() }
  }

  public var body: some View {
    content(store.withState { $0 })
      .environmentObject(SwitchedStore(store))
      .environmentObject(SwitchMatch())
  }
}

/// A view for one case in a ``SwitchStore``. It is empty while the state is in another case.
public struct CaseLet<State, Action, CaseState, CaseAction, Content: View>: View {
  @EnvironmentObject private var switched: SwitchedStore<State, Action>
  @EnvironmentObject private var match: SwitchMatch
  private let toCaseState: (State) -> CaseState?
  private let fromCaseAction: (CaseAction) -> Action
  private let content: (Store<CaseState, CaseAction>) -> Content

  /// Makes a view for a case.
  ///
  /// - Parameters:
  ///   - toCaseState: The case: `/Login.State.loggedIn`.
  ///   - fromCaseAction: Embeds the case's actions.
  ///   - content: Makes the view from a store for the case's payload.
  public init(
    _ toCaseState: AnyCasePath<State, CaseState>,
    action fromCaseAction: @escaping (_ caseAction: CaseAction) -> Action,
    @ViewBuilder then content: @escaping (_ store: Store<CaseState, CaseAction>) -> Content
  ) {
    self.toCaseState = { toCaseState.extract(from: $0) }
    self.fromCaseAction = fromCaseAction
    self.content = content
  }

  /// Makes a view for a case: `CaseLet(\Login.State.loggedIn, action: Login.Action.loggedIn)`.
  public init(
    _ toCaseState: @escaping (State) -> CaseState?,
    action fromCaseAction: @escaping (_ caseAction: CaseAction) -> Action,
    @ViewBuilder then content: @escaping (_ store: Store<CaseState, CaseAction>) -> Content
  ) {
    self.toCaseState = toCaseState
    self.fromCaseAction = fromCaseAction
    self.content = content
  }

  /// Makes a view for a case: the 0.5x spelling.
  public init(
    state toCaseState: AnyCasePath<State, CaseState>,
    action fromCaseAction: @escaping (_ caseAction: CaseAction) -> Action,
    @ViewBuilder then content: @escaping (_ store: Store<CaseState, CaseAction>) -> Content
  ) {
    self.init(toCaseState, action: fromCaseAction, then: content)
  }

  public var body: some View {
    switched.store.withState(toCaseState).map { caseState in
      match.isMatched = true
      return content(
        switched.store.part(last: caseState, of: toCaseState, action: fromCaseAction))
    }
  }
}

/// A view for all cases that have no ``CaseLet`` before it in the ``SwitchStore``.
public struct Default<Content: View>: View {
  @EnvironmentObject private var match: SwitchMatch
  private let content: Content

  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The view, unless the view of a case is shown.
  public var body: some View {
    if !match.isMatched { content }
  }
}

/// Passes the store of a switch to its cases.
private final class SwitchedStore<State, Action>: ObservableObject {
  let store: Store<State, Action>

  init(_ store: Store<State, Action>) { self.store = store }
}

/// Tells the default of a switch whether the view of a case is shown.
private final class SwitchMatch: ObservableObject {
  var isMatched = false
}
#endif

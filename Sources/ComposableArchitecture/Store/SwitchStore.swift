import TerminalUI

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

  /// A view for the present case.
  public init(
    _ store: Store<State, Action>,
    @ViewBuilder content: @escaping (_ initialState: State) -> Content
  ) {
    self.store = store
    self.content = content
  }

  /// The 0.5x spelling: lists ``CaseLet``s, of which the one that matches is drawn, and a ``Default``.
  public init(_ store: Store<State, Action>, @ViewBuilder content: @escaping () -> Content) {
    self.init(store) { _ in content() }
  }

  /// The view for the present state.
  public var body: some View {
    content(store.withState { $0 })
      .environmentObject(SwitchedStore(store))
      .environmentObject(SwitchMatch())
  }
}

/// A view for one case, in a ``SwitchStore``; nothing while the state is of another case.
public struct CaseLet<State, Action, CaseState, CaseAction, Content: View>: View {
  @EnvironmentObject private var switched: SwitchedStore<State, Action>
  @EnvironmentObject private var match: SwitchMatch
  private let toCaseState: (State) -> CaseState?
  private let fromCaseAction: (CaseAction) -> Action
  private let content: (Store<CaseState, CaseAction>) -> Content

  /// - Parameters:
  ///   - toCaseState: The case: `/Login.State.loggedIn`.
  ///   - fromCaseAction: Embeds the case's actions.
  ///   - content: The view, with a store of the case's own state.
  public init(
    _ toCaseState: AnyCasePath<State, CaseState>,
    action fromCaseAction: @escaping (_ caseAction: CaseAction) -> Action,
    @ViewBuilder then content: @escaping (_ store: Store<CaseState, CaseAction>) -> Content
  ) {
    self.toCaseState = { toCaseState.extract(from: $0) }
    self.fromCaseAction = fromCaseAction
    self.content = content
  }

  /// The 0.5x spelling: the case with its label.
  public init(
    state toCaseState: AnyCasePath<State, CaseState>,
    action fromCaseAction: @escaping (_ caseAction: CaseAction) -> Action,
    @ViewBuilder then content: @escaping (_ store: Store<CaseState, CaseAction>) -> Content
  ) {
    self.init(toCaseState, action: fromCaseAction, then: content)
  }

  /// The case's view.
  public var body: some View {
    switched.store.withState(toCaseState).map { caseState in
      match.isMatched = true
      return content(
        switched.store.part(last: caseState, of: toCaseState, action: fromCaseAction))
    }
  }
}

/// A view for all cases for which no ``CaseLet`` stands before it in the ``SwitchStore``.
public struct Default<Content: View>: View {
  @EnvironmentObject private var match: SwitchMatch
  private let content: Content

  /// The view for the other cases.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// The view, unless a case's own has been drawn.
  public var body: some View {
    if !match.isMatched { content }
  }
}

/// Hands a switch's store down to its cases.
private final class SwitchedStore<State, Action>: ObservableObject {
  let store: Store<State, Action>

  init(_ store: Store<State, Action>) { self.store = store }
}

/// Tells a switch's default whether a case has been drawn before it.
private final class SwitchMatch: ObservableObject {
  var isMatched = false
}

import Reflection

/// Runs a child reducer on a part of the state, for those actions that are the child's.
///
/// Put it before the parent's own reducer: a parent that runs first may replace the child's state
/// before the child has reacted.
///
/// ```swift
/// var body: some ReducerOf<Self> {
///   Scope(state: \.amountControl, action: /Action.amountControl) {
///     AmountControl()
///   }
///   Reduce { state, action in … }
/// }
/// ```
public struct Scope<ParentState, ParentAction, Child: Reducer>: OperatorReducer {
  /// The parent's state.
  public typealias State = ParentState
  /// The parent's action.
  public typealias Action = ParentAction

  @usableFromInline let state: ChildState
  @usableFromInline let action: AnyCasePath<ParentAction, Child.Action>
  @usableFromInline let child: Child

  /// Where the child's state lies.
  @usableFromInline
  enum ChildState {
    case property(WritableKeyPath<ParentState, Child.State>)
    case enumCase(AnyCasePath<ParentState, Child.State>, SourceLocation)
  }

  /// A child whose state is a property.
  ///
  /// - Parameters:
  ///   - state: The property that holds the child's state.
  ///   - action: The case that holds the child's actions.
  ///   - child: The reducer to run there.
  @inlinable
  public init<ChildState, ChildAction>(
    state toChildState: WritableKeyPath<ParentState, ChildState>,
    action toChildAction: AnyCasePath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child
  ) where ChildState == Child.State, ChildAction == Child.Action {
    self.state = .property(toChildState)
    self.action = toChildAction
    self.child = child()
  }

  /// A child whose state is the payload of an enum's case.
  ///
  /// An action of the child while the state is in another case changes nothing and is reported.
  @inlinable
  public init<ChildState, ChildAction>(
    state toChildState: AnyCasePath<ParentState, ChildState>,
    action toChildAction: AnyCasePath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where ChildState == Child.State, ChildAction == Child.Action {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.state = .enumCase(toChildState, location)
    self.action = toChildAction
    self.child = child()
  }

  /// Prepares the child.
  @inlinable
  public func _prepare(_ preparation: Preparation) -> PreparedReducer<ParentState, ParentAction> {
    switch state {
    case .property(let keyPath):
      let claim = { [action] (_: ParentState, parentAction: ParentAction) -> ActionClaim in
        action ~= parentAction ? .own : .notIts
      }
      return preparation.node(
        ReducerDescription("Scope", keyPath, action, Child.self), claim: claim
      ) {
        prepareProperty(keyPath, $0)
      }
    case .enumCase(let path, let location):
      let claim = { [action] (state: ParentState, parentAction: ParentAction) -> ActionClaim in
        action ~= parentAction ? path ~= state ? .own : .childIsMissing : .notIts
      }
      return preparation.node(ReducerDescription("Scope", path, action, Child.self), claim: claim) {
        prepareCase(path, location, $0)
      }
    }
  }

  /// Whether the child is given the parent's own actions.
  @usableFromInline var isPart: Bool { ParentAction.self == Child.Action.self }

  @inlinable
  func prepareProperty(
    _ keyPath: WritableKeyPath<ParentState, Child.State>, _ preparation: Preparation
  ) -> PreparedReducer<ParentState, ParentAction> {
    preparation.wiring?.addLink(action)
    let place = StoredPart(keyPath)
    let child = preparation.feature(self.child, isPart: isPart)
    let run = child.reducer
    let embed = action.embed
    return { [action, holdsPlaces = child.mayHaveChildren] state, parentAction in
      guard let childAction = action.extract(from: parentAction) else { return .none }
      let effect = place.modify(&state) { run(&$0, childAction) }
      guard holdsPlaces else { return effect.map(embed) }
      return effect.embedded(embed) { ChildPlace(keyPath, hasOwnIDs: false) }
    }
  }

  @inlinable
  func prepareCase(
    _ path: AnyCasePath<ParentState, Child.State>,
    _ location: SourceLocation,
    _ preparation: Preparation
  ) -> PreparedReducer<ParentState, ParentAction> {
    preparation.wiring?.addLink(action)
    let child = preparation.lazily(self.child, isPart: isPart)
    let embed = action.embed
    let late = preparation.lateChild { [action] (state: ParentState, parentAction) in
      action ~= parentAction && path ~= state
    }
    return { [action] state, parentAction in
      guard let childAction = action.extract(from: parentAction) else { return .none }
      guard let effect = path.modify(&state, { child.reducer(&$0, childAction) }) else {
        ChildUnavailable.isOtherCase("Scope", state, path).report(parentAction, late, at: location)
        return .none
      }
      guard child.mayHaveChildren else { return effect.map(embed) }
      return effect.embedded(embed) { ChildPlace(path, at: location, hasOwnIDs: false) }
    }
  }
}

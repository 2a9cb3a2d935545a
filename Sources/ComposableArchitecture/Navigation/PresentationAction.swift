/// An action of a presented child, or its dismissal.
///
/// ```swift
/// enum Action {
///   case editor(PresentationAction<Editor.Action>)
/// }
/// ```
///
/// In key paths, `presented` can be left out: `\.editor.saveButtonTapped`.
public enum PresentationAction<Action> {
  /// Dismisses the child. A view sends it when the user closes the child's screen.
  case dismiss
  /// The child receives the action.
  indirect case presented(Action)
}

extension PresentationAction: Equatable where Action: Equatable {}
extension PresentationAction: Hashable where Action: Hashable {}
extension PresentationAction: Sendable where Action: Sendable {}
extension PresentationAction: Decodable where Action: Decodable {}
extension PresentationAction: Encodable where Action: Encodable {}

extension PresentationAction: CasePathable {
  /// The case paths of a presentation's actions, and those of the child's actions.
  @dynamicMemberLookup
  public struct AllCasePaths: Sendable {
    public var dismiss: AnyCasePath<PresentationAction, Void> {
      AnyCasePath._$case("dismiss") {
        .dismiss
      } extract: {
        guard case .dismiss = $0 else { return nil }
        return ()
      }
    }

    public var presented: AnyCasePath<PresentationAction, Action> {
      AnyCasePath._$case("presented") {
        .presented($0)
      } extract: {
        guard case .presented(let action) = $0 else { return nil }
        return action
      }
    }

    /// The path to a case of the child's actions: `\.editor.saveButtonTapped`.
    public subscript<Value>(
      dynamicMember keyPath: KeyPath<Action.AllCasePaths, AnyCasePath<Action, Value>>
    ) -> AnyCasePath<PresentationAction, Value> where Action: CasePathable {
      presented.appending(path: Action.allCasePaths[keyPath: keyPath])
    }

    /// The path to a case of an enum of children, as the actions of a presented child:
    /// `\.destination.edit` for a store of `Edit`.
    @_disfavoredOverload
    public subscript<Value>(
      dynamicMember keyPath: KeyPath<Action.AllCasePaths, AnyCasePath<Action, Value>>
    ) -> AnyCasePath<PresentationAction, PresentationAction<Value>> where Action: CasePathable {
      let path = presented.appending(path: Action.allCasePaths[keyPath: keyPath])
      return AnyCasePath(
        embed: { action in
          guard case .presented(let value) = action else { return .dismiss }
          return path.embed(value)
        },
        extract: { action in
          guard case .presented = action else { return .dismiss }
          return path.extract(from: action).map { .presented($0) }
        })
    }
  }

  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

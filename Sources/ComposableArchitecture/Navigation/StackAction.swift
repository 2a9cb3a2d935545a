/// An action of a screen in a navigation stack, or a change of the stack by its view.
///
/// ```swift
/// enum Action {
///   case path(StackActionOf<Path>)
/// }
/// ```
///
/// The key path `\.path[id: 0].saveButtonTapped` names an action of one element.
public enum StackAction<State, Action> {
  /// The element with this ID receives the action.
  indirect case element(id: StackElementID, action: Action)
  /// The element with this ID and all above it are removed.
  case popFrom(id: StackElementID)
  /// An element is added at the top.
  indirect case push(id: StackElementID, state: State)
}

/// The actions of a stack whose elements run the feature `R`.
public typealias StackActionOf<R: Reducer> = StackAction<R.State, R.Action>

extension StackAction: Equatable where State: Equatable, Action: Equatable {}
extension StackAction: Hashable where State: Hashable, Action: Hashable {}
extension StackAction: Sendable where State: Sendable, Action: Sendable {}

extension StackAction: CasePathable {
  public struct AllCasePaths {
    public var element: AnyCasePath<StackAction, (id: StackElementID, action: Action)> {
      AnyCasePath._$case("element") {
        .element(id: $0.id, action: $0.action)
      } extract: {
        guard case .element(let id, let action) = $0 else { return nil }
        return (id, action)
      }
    }

    /// The path to the ID from which elements are removed.
    public var popFrom: AnyCasePath<StackAction, StackElementID> {
      AnyCasePath(
        embed: { .popFrom(id: $0) },
        extract: {
          guard case .popFrom(let id) = $0 else { return nil }
          return id
        })
    }

    public var push: AnyCasePath<StackAction, (id: StackElementID, state: State)> {
      AnyCasePath._$case("push") {
        .push(id: $0.id, state: $0.state)
      } extract: {
        guard case .push(let id, let state) = $0 else { return nil }
        return (id, state)
      }
    }

    public subscript(id id: StackElementID) -> AnyCasePath<StackAction, Action> {
      AnyCasePath(
        embed: { .element(id: id, action: $0) },
        extract: {
          guard case .element(let elementID, let action) = $0, elementID == id else { return nil }
          return action
        })
    }
  }

  public static var allCasePaths: AllCasePaths { AllCasePaths() }
}

/// A string in the default arguments of a subscript, which must be hashable for key paths.
public struct _HashableStaticString: ExpressibleByStringLiteral, Hashable, Sendable {
  let value: StaticString

  public init(stringLiteral value: StaticString) { self.value = value }

  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.value.description == rhs.value.description
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(value.description) }
}

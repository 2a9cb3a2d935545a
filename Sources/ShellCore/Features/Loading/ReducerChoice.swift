import ComposableCombine
import ComposableFeatures

/// Decides which reducer of a file is loaded.
struct ReducerChoice {
  /// A reducer that a file declares.
  struct Candidate {
    let kind: Kind
    let type: Any.Type
    let state: Any.Type
    let action: Any.Type

    /// The version of the architecture.
    enum Kind {
      case reducer(any Reducer.Type)
      /// A feature of 2.0.
      case feature(any FeatureProtocol.Type)
    }

    /// Returns `nil` if the type is neither a reducer nor a feature.
    init?(_ type: Any.Type) {
      func types<R: Reducer>(reducer: R.Type) -> (Any.Type, Any.Type) {
        (R.State.self, R.Action.self)
      }
      func types<F: FeatureProtocol>(feature: F.Type) -> (Any.Type, Any.Type) {
        (F.State.self, F.Action.self)
      }
      self.type = type
      if let reducer = type as? any Reducer.Type {
        kind = .reducer(reducer)
        (state, action) = types(reducer: reducer)
      } else if let feature = type as? any FeatureProtocol.Type {
        kind = .feature(feature)
        (state, action) = types(feature: feature)
      } else {
        return nil
      }
    }

    /// The reducer; `nil` for a feature of 2.0.
    var reducer: (any Reducer.Type)? {
      if case .reducer(let type) = kind { return type }
      return nil
    }

    /// Whether it is an enum of features of 2.0, which a shim does not create.
    var isCaseFeature: Bool { type is any CaseFeature.Type }

    /// `Counter`, `Parent.Row`.
    var name: String { TypeName.full(type) }

    /// The name of the type at the top level: `Parent` for `Parent.Row`.
    fileprivate var outermostName: String { String(name.prefix { $0 != "." }) }

    /// Whether the state is a member of the reducer.
    fileprivate var declaresState: Bool {
      _typeName(state, qualified: true).hasPrefix(_typeName(type, qualified: true) + ".")
    }

    /// Whether the shell cannot create it.
    var isPrivate: Bool { _typeName(type, qualified: true).contains("(") }

    func isNamed(_ other: String) -> Bool {
      name.lowercased() == other.lowercased()
        || TypeName.of(type).lowercased() == other.lowercased()
        || name.lowercased().hasSuffix("." + other.lowercased())
    }
  }

  enum Decision {
    case one(Candidate)
    case none
    /// Several reducers that no other reducer embeds.
    case several([Candidate])
    case unknown(name: String)
  }

  let candidates: [Candidate]

  /// Creates a choice from the reducers among some types. Private ones are only candidates if there are no others.
  init(_ types: [Any.Type]) {
    let all = types.compactMap { Candidate($0) }
    let visible = all.filter { !$0.isPrivate }
    candidates = visible.isEmpty ? all : visible
  }

  var names: [String] { candidates.map(\.name) }

  func name(for state: Any.Type, _ action: Any.Type) -> String? {
    candidates.first { $0.state == state && $0.action == action }?.name
  }

  /// Returns the reducer with a name, or the one that no other reducer embeds.
  ///
  /// - Parameters:
  ///   - target: A name that does not have to be a reducer's, because it is that of a target.
  ///   - preferred: Groups of types that decide between several reducers, such as those of the file that was named first. The first
  ///     group that contains exactly one of them decides.
  func decide(
    _ name: String?, target: String? = nil, preferred: [[String]] = []
  ) -> Decision {
    guard !candidates.isEmpty else { return .none }
    if let name {
      if let named = candidates.first(where: { $0.isNamed(name) }) { return .one(named) }
      if name != target { return .unknown(name: name) }
    }
    let outer = roots
    for group in preferred {
      let named = outer.filter { group.contains($0.outermostName) }
      if named.count == 1 { return .one(named[0]) }
    }
    return outer.count == 1 ? .one(outer[0]) : .several(outer)
  }

  /// The reducers that no other reducer embeds, in the order of groups of types.
  func roots(in groups: [[String]]) -> [Candidate] {
    let roots = roots
    return groups.flatMap { group in roots.filter { group.contains($0.outermostName) } }
  }

  private var roots: [Candidate] {
    let roots = candidates.indices.filter { index in
      !candidates.indices.contains { other in
        other != index && contains(candidates[other], candidates[index])
          && !contains(candidates[index], candidates[other])
      }
    }.map { candidates[$0] }
    return roots.filter { !isPart($0, ofOneAmong: roots) }
  }

  /// Whether the actions of one reducer contain those of another.
  private func contains(_ outer: Candidate, _ inner: Candidate) -> Bool {
    PayloadTypes.within(outer.action).contains(ObjectIdentifier(inner.action))
  }

  /// Whether a reducer with an environment is made of another one.
  private func mentions(_ outer: Candidate, _ inner: Candidate) -> Bool {
    (outer.type as? any EnvironmentFeature.Type)?.tca_parts.contains { $0 == inner.type } ?? false
  }

  /// Whether a reducer is declared inside another one, such as a destination that is not used yet, or works on the state and the
  /// actions that another one declares, such as one that only tracks them.
  private func isPart(_ candidate: Candidate, ofOneAmong others: [Candidate]) -> Bool {
    others.contains { other in
      candidate.name.hasPrefix(other.name + ".")
        || mentions(other, candidate) && !mentions(candidate, other)
        || !candidate.declaresState && other.declaresState && other.state == candidate.state
          && other.action == candidate.action
    }
  }
}

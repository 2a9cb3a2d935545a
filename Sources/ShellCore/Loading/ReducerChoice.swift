import ComposableArchitecture

/// Decides which of a file's reducers is loaded.
struct ReducerChoice {
  /// A reducer that a file declares.
  struct Candidate {
    let type: any Reducer.Type
    let state: Any.Type
    let action: Any.Type

    init<R: Reducer>(_ type: R.Type) {
      self.type = type
      state = R.State.self
      action = R.Action.self
    }

    /// `Counter`, `Parent.Row`.
    var name: String { TypeName.full(type) }

    func isNamed(_ other: String) -> Bool {
      name.lowercased() == other.lowercased()
        || TypeName.of(type).lowercased() == other.lowercased()
    }
  }

  enum Decision {
    case one(Candidate)
    case none
    /// Several that no other contains.
    case several([Candidate])
    case unknown(name: String)
  }

  let candidates: [Candidate]

  /// The reducers among some types.
  init(_ types: [Any.Type]) {
    candidates = types.compactMap { $0 as? any Reducer.Type }.map { Self.candidate($0) }
  }

  var names: [String] { candidates.map(\.name) }

  /// The reducer of a name, or the one that no other contains.
  func decide(_ name: String?) -> Decision {
    guard !candidates.isEmpty else { return .none }
    if let name {
      return candidates.first { $0.isNamed(name) }.map(Decision.one) ?? .unknown(name: name)
    }
    let outer = candidates.indices.filter { index in
      !candidates.indices.contains { other in
        other != index && contains(candidates[other], candidates[index])
          && !contains(candidates[index], candidates[other])
      }
    }.map { candidates[$0] }
    return outer.count == 1 ? .one(outer[0]) : .several(outer)
  }

  /// Whether the actions of one hold those of the other.
  private func contains(_ outer: Candidate, _ inner: Candidate) -> Bool {
    PayloadTypes.within(outer.action).contains(ObjectIdentifier(inner.action))
  }

  private static func candidate<R: Reducer>(_ type: R.Type) -> Candidate { Candidate(type) }
}

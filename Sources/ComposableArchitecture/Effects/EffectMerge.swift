extension Effect {
  /// Runs effects side by side.
  ///
  /// Their `.send`s are delivered first, in order; the rest runs concurrently.
  public static func merge(_ effects: Self...) -> Self { merge(effects) }

  /// Runs a sequence of effects side by side.
  public static func merge<S: Sequence>(_ effects: S) -> Self where S.Element == Effect {
    var parts: [Self] = []
    for effect in effects { effect.appendMerged(to: &parts) }
    return parts.count > 1 ? Self(step: .work(.merge(parts))) : parts.first ?? .none
  }

  /// Runs this effect and another side by side.
  @inlinable
  @inline(__always)
  public func merge(with other: Self) -> Self {
    if other.isNone { return self }
    if isNone { return other }
    return merging(other)
  }

  @usableFromInline
  func merging(_ other: Self) -> Self {
    .merge([self, other])
  }

  private func appendMerged(to parts: inout [Self]) {
    switch step {
    case .none: break
    case .work(.merge(let own)): parts += own
    default: parts.append(self)
    }
  }

  /// Runs effects one after the other: each starts when the one before has ended.
  public static func concatenate(_ effects: Self...) -> Self { concatenate(effects) }

  /// Runs a sequence of effects one after the other.
  public static func concatenate<S: Sequence>(_ effects: S) -> Self where S.Element == Effect {
    let parts = effects.filter { !$0.isNone }
    return parts.count > 1 ? Self(step: .work(.concatenate(parts))) : parts.first ?? .none
  }

  /// Runs another effect when this one has ended.
  public func concatenate(with other: Self) -> Self {
    if other.isNone { return self }
    if isNone { return other }
    return Self(step: .work(.concatenate([self, other])))
  }
}

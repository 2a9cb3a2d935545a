import ComposableArchitecture

/// Takes random steps until something is found, and then removes the steps that are not needed.
@MainActor
struct RandomWalk<R: Reducer> {
  private let search: Search<R>
  private var random: SeededRandomNumberGenerator
  private let budget: SearchBudget

  /// A step of a walk, which names rows by their places, so that it can be repeated in another walk.
  private struct Symbol: Hashable {
    let action: UInt64?
    let choice: Int
  }

  init(_ search: Search<R>, seed: UInt64, budget: SearchBudget) {
    (self.search, self.budget) = (search, budget)
    random = SeededRandomNumberGenerator(seed: seed)
  }

  /// The first finding, with as few steps as are left when some are removed.
  mutating func first(of walks: Int, length: Int) -> Finding<R>? {
    search.begin()
    for _ in 0..<walks {
      guard budget.end(distinct: search.distinct) == nil else { return nil }
      if let (symbols, kind) = walk(length) { return shortened(symbols, kind) }
    }
    return nil
  }

  private mutating func walk(_ length: Int) -> (symbols: [Symbol], kind: FindingKind)? {
    var symbols: [Symbol] = []
    var delays = 0
    search.go(to: 0)
    for _ in 0..<length {
      let choices = search.choices(in: search.machine, delays: delays)
      guard let index = choices.indices.randomElement(using: &random) else { return nil }
      symbols.append(symbol(choices[index], index))
      delays += choices[index].delays
      if let kind = search.take(choices[index].step).first { return (symbols, kind.kind) }
    }
    return nil
  }

  private func symbol(_ choice: Search<R>.Choice, _ index: Int) -> Symbol {
    if case .send(let action) = choice.step {
      return Symbol(action: search.machine.symbol(of: action), choice: 0)
    }
    return Symbol(action: nil, choice: index)
  }

  /// Removes steps as long as the others still lead to the finding: first halves, then smaller parts.
  private func shortened(_ symbols: [Symbol], _ kind: FindingKind) -> Finding<R>? {
    guard var best = repeated(symbols, kind) else { return nil }
    var size = max(1, best.symbols.count / 2)
    while size > 0 {
      var start = 0
      var isShorter = false
      while start < best.symbols.count {
        var fewer = best.symbols
        fewer.removeSubrange(start..<min(fewer.count, start + size))
        if let shorter = repeated(fewer, kind) {
          best = shorter
          isShorter = true
        } else {
          start += size
        }
      }
      size = size == 1 && isShorter ? 1 : size / 2
    }
    return best.finding
  }

  /// Takes the steps of a walk again, without those that are not possible any more.
  ///
  /// - Returns: The steps that were taken up to the finding; `nil` if it was not found.
  private func repeated(
    _ symbols: [Symbol], _ kind: FindingKind
  ) -> (symbols: [Symbol], finding: Finding<R>)? {
    var taken: [Symbol] = []
    var steps: [Machine<R>.Step] = []
    var delays = 0
    search.go(to: 0)
    for symbol in symbols {
      let choices = search.choices(in: search.machine, delays: delays)
      let choice = choices.enumerated().first { self.symbol($1, $0) == symbol }?.element
      guard let choice else { continue }
      taken.append(symbol)
      steps.append(choice.step)
      delays += choice.delays
      if let found = search.take(choice.step).first(where: { $0.kind == kind }) {
        return (taken, Finding(kind: kind, text: found.text, steps: steps))
      }
    }
    return nil
  }
}

import ComposableArchitecture

extension Benchmark {
  /// Blocks of changes, with their output discarded.
  @MainActor
  static var printChangesRows: [Benchmark] {
    [
      Benchmark(
        "`_printChanges`, counter", aim: nil,
        body: silent(send(.increment, to: Counter()._printChanges(), Counter.State()))),
      Benchmark(
        "`_printChanges`, ProductDetail", aim: nil,
        body: silent(
          send(
            .amountControl(.plusButtonTapped), to: ProductDetailFeature()._printChanges(),
            ProductDetailFeature.State()))),
    ] + longLists(of: 1_000, "1,000") + longLists(of: 10_000, "10,000")
  }

  /// Diffs of a list: one row changes, all are reversed, and they are sorted or mixed in turn.
  @MainActor
  private static func longLists(of count: Int, _ name: String) -> [Benchmark] {
    let actions: [(String, Rows.Action)] = [
      ("one changed", .row(id: count / 2, action: .toggled)), ("reversed", .reverse),
      ("sorted", .sortOrMix),
    ]
    return actions.map { change, action in
      Benchmark(
        "`_printChanges`, \(name) rows, \(change)", aim: nil,
        body: silent(send(action, to: Rows()._printChanges(), Rows.State(count: count))))
    }
  }

  private static func silent(_ body: @escaping Body) -> Body {
    { operations in await withSilentOutput { await body(operations) } }
  }
}

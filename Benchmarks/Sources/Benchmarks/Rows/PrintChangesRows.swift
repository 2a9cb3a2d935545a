import ComposableArchitecture

extension Benchmark {
  /// Blocks of changes, printed to nowhere.
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
      Benchmark(
        "`_printChanges`, 1,000 rows, one changed", aim: nil,
        body: silent(
          send(
            .row(id: 500, action: .toggled), to: Rows()._printChanges(), Rows.State(count: 1_000)))),
    ]
  }

  private static func silent(_ body: @escaping Body) -> Body {
    { operations in await withSilentOutput { await body(operations) } }
  }
}

import ComposableArchitecture

extension Benchmark {
  /// Case paths by themselves.
  @MainActor
  static var casePathRows: [Benchmark] {
    [
      Benchmark("`/Action.case`: make + extract hit", aim: 16, body: makeAndExtract()),
      Benchmark(
        "extract hit on a kept path", aim: 1.6,
        body: extract(from: .amountControl(.plusButtonTapped))),
      Benchmark(
        "extract miss on a kept path", aim: 1,
        body: extract(from: .binding(.set(\.$isToggled, true)))),
    ]
  }

  private typealias Action = ProductDetailFeature.Action

  @MainActor
  private static func makeAndExtract() -> Body {
    loop { operations in
      let action = opaque(Action.amountControl(.plusButtonTapped))
      var hits = 0
      for _ in 0..<operations where (/Action.amountControl).extract(from: action) != nil {
        hits += 1
      }
      consume(hits)
    }
  }

  @MainActor
  private static func extract(from action: Action) -> Body {
    let path = opaque(/Action.amountControl)
    return loop { operations in
      let action = opaque(action)
      var hits = 0
      for _ in 0..<operations where path.extract(from: action) != nil { hits += 1 }
      consume(hits)
    }
  }
}

/// Times a row and the control in turn, so that both meet the same weather.
///
/// A machine that others use as well is now fast, now slow. Each body therefore runs in many short
/// rounds; the fastest quarter of them is the fast phase, and its median is the result.
@MainActor
struct Stopwatch {
  /// How long one round takes at least.
  let round: Duration
  /// How many rounds there are for each body.
  let rounds: Int

  private static let clock = ContinuousClock()

  /// What a benchmark has cost.
  func measure(_ benchmark: Benchmark, control: @escaping Benchmark.Body) async -> Measurement {
    let bodies = [control] + benchmark.bodies
    var operations: [Int] = []
    for body in bodies { operations.append(await calibrated(body)) }
    var times = [[Double]](repeating: [], count: bodies.count)
    for _ in 0..<(await self.rounds(of: bodies)) {
      for (index, body) in bodies.enumerated() {
        let time = await self.time(body, operations[index])
        times[index].append(time / Double(operations[index]))
      }
    }
    let costs = times.map(Self.fastPhaseMedian)
    return Measurement(
      name: benchmark.name, nanoseconds: benchmark.cost(Array(costs.dropFirst())),
      control: costs[0], aim: benchmark.aim)
  }

  /// The number of rounds; fewer if an operation is so slow that they would take seconds.
  private func rounds(of bodies: [Benchmark.Body]) async -> Int {
    var nanoseconds = 0.0
    for body in bodies { nanoseconds += await time(body, 1) }
    return min(rounds, max(8, Int(3e9 / nanoseconds)))
  }

  /// The number of operations that fills a round; finding it warms the body up.
  private func calibrated(_ body: Benchmark.Body) async -> Int {
    var operations = 1
    while await shortestTime(body, operations) < round.nanoseconds { operations *= 2 }
    return operations
  }

  /// The first times are long: code and memory are met for the first time, or somebody else had the
  /// processor.
  private func shortestTime(_ body: Benchmark.Body, _ operations: Int) async -> Double {
    var shortest = Double.infinity
    for _ in 0..<5 { shortest = min(shortest, await time(body, operations)) }
    return shortest
  }

  private func time(_ body: Benchmark.Body, _ operations: Int) async -> Double {
    let start = Self.clock.now
    await body(operations)
    return (Self.clock.now - start).nanoseconds
  }

  private static func fastPhaseMedian(_ times: [Double]) -> Double {
    let fast = times.sorted().prefix(max(1, times.count / 4))
    return fast[fast.count / 2]
  }
}

extension Duration {
  /// The whole of it in nanoseconds.
  var nanoseconds: Double {
    Double(components.seconds) * 1e9 + Double(components.attoseconds) / 1e9
  }
}

/// One row of the table: something to do many times, and what it may cost.
struct Benchmark {
  let name: String
  /// What an operation may cost at most, as a multiple of the control; nil: it is reported only.
  let aim: Double?
  /// Measured in turn; most rows have one.
  let bodies: [Body]
  /// What an operation costs, of what the bodies cost.
  let cost: @Sendable ([Double]) -> Double

  /// Does something as many times as it is told.
  typealias Body = @MainActor (_ operations: Int) async -> Void

  /// A row that costs what its body costs.
  init(_ name: String, aim: Double?, body: @escaping Body) {
    self.init(name, aim: aim, bodies: [body]) { $0[0] }
  }

  /// A row that is worked out from several bodies.
  init(
    _ name: String, aim: Double?, bodies: [Body],
    cost: @escaping @Sendable (_ nanoseconds: [Double]) -> Double
  ) {
    self.name = name
    self.aim = aim
    self.bodies = bodies
    self.cost = cost
  }

  /// A body without a suspension in its loop.
  static func loop(_ body: @escaping @MainActor (_ operations: Int) -> Void) -> Body {
    { body($0) }
  }
}

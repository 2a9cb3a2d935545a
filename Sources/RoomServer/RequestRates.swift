import FlyingFox
import Synchronization

/// Limits how many requests each connection and each other machine may send.
///
/// The limit of a machine is high, because everyone in a building can share one address and open the page at the same moment.
/// The limit of a connection is low: a browser sends a request only when someone does something.
final class RequestRates: Sendable {
  private struct Buckets {
    var connections = TokenBuckets(burst: 60, perSecond: 20)
    var machines = TokenBuckets(burst: 1_500, perSecond: 300)
  }

  private let buckets = Mutex(Buckets())

  func admits(_ request: HTTPRequest, at now: ContinuousClock.Instant = .now) -> Bool {
    buckets.withLock { buckets in
      if let connection = request.connectionName,
        !buckets.connections.take(connection, at: now)
      {
        return false
      }
      guard let machine = request.otherMachine else { return true }
      return buckets.machines.take(machine, at: now)
    }
  }
}

/// Counts what may still be done under each name: at first a burst, which is filled again with time.
struct TokenBuckets: Sendable {
  private struct Bucket {
    var tokens: Double
    var time: ContinuousClock.Instant
  }

  /// The number of names after which those that have not been used lately are forgotten.
  static let mostNames = 4_096

  let burst: Double
  let perSecond: Double
  private var buckets: [String: Bucket] = [:]

  init(burst: Double, perSecond: Double) {
    self.burst = burst
    self.perSecond = perSecond
  }

  var nameCount: Int { buckets.count }

  /// Takes one, if there is one.
  mutating func take(_ name: String, at now: ContinuousClock.Instant) -> Bool {
    if buckets[name] == nil, buckets.count >= Self.mostNames { forget(at: now) }
    let tokens = tokens(of: name, at: now)
    let hasOne = tokens >= 1
    buckets[name] = Bucket(tokens: hasOne ? tokens - 1 : tokens, time: now)
    return hasOne
  }

  private func tokens(of name: String, at now: ContinuousClock.Instant) -> Double {
    guard let bucket = buckets[name] else { return burst }
    let seconds = bucket.time.duration(to: now) / .seconds(1)
    return min(burst, bucket.tokens + max(0, seconds) * perSecond)
  }

  /// Forgets the names that may do everything again. If there are still too many, it forgets all, so that memory is limited.
  private mutating func forget(at now: ContinuousClock.Instant) {
    buckets = buckets.filter { tokens(of: $0.key, at: now) < burst }
    if buckets.count >= Self.mostNames { buckets = [:] }
  }
}

import Synchronization

/// Counts the open streams of a room, up to a limit, and up to a lower one for each address.
///
/// The lower limit leaves room for others if one client opens as many streams as it can. It is far above the number of people
/// who share an address, such as everyone in one building. Streams from this machine itself have only the first limit.
final class ViewerCount: Sendable {
  private struct Counts {
    var all = 0
    var byAddress: [String: Int] = [:]
  }

  private let counts = Mutex(Counts())
  private let limit: Int
  private let limitOfAddress: Int

  init(limit: Int, limitOfAddress: Int = .max) {
    self.limit = limit
    self.limitOfAddress = limitOfAddress
  }

  var current: Int { counts.withLock { $0.all } }

  /// Counts a viewer until the value is released.
  ///
  /// - Parameter address: The IP address from which the viewer connects, if it is known.
  /// - Throws: ``Refusal``.
  func enter(from address: String? = nil) throws(Refusal) -> Viewer {
    let address = address.flatMap { PeerAddress.isThisMachine($0) ? nil : $0 }
    try counts.withLock { counts throws(Refusal) in
      guard counts.all < limit else { throw .isFull }
      if let address {
        guard counts.byAddress[address, default: 0] < limitOfAddress else {
          throw .tooManyOfAddress
        }
        counts.byAddress[address, default: 0] += 1
      }
      counts.all += 1
    }
    return Viewer(self, address)
  }

  private func leave(_ address: String?) {
    counts.withLock { counts in
      counts.all -= 1
      guard let address, let count = counts.byAddress[address] else { return }
      counts.byAddress[address] = count > 1 ? count - 1 : nil
    }
  }

  /// Why a viewer cannot enter.
  enum Refusal: Error {
    case isFull
    case tooManyOfAddress
  }

  /// A stream that is counted.
  final class Viewer: Sendable {
    private let counter: ViewerCount
    private let address: String?

    fileprivate init(_ counter: ViewerCount, _ address: String?) {
      self.counter = counter
      self.address = address
    }

    deinit { counter.leave(address) }
  }
}

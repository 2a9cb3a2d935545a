import ComposableArchitecture
import Foundation

extension NotificationCenter {
  // Unchecked: the center only compares `object` with the senders of notifications.
  public struct Notifications: AsyncSequence, @unchecked Sendable {
    let center: NotificationCenter
    let name: Notification.Name
    let object: AnyObject?

    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate var base: AsyncStream<UncheckedSendable<Notification>>.Iterator
      public mutating func next() async -> Notification? { await base.next()?.wrappedValue }
      public mutating func next(isolation actor: isolated (any Actor)?) async -> Notification? {
        await base.next(isolation: actor)?.wrappedValue
      }
    }

    public func makeAsyncIterator() -> AsyncIterator {
      let stream = AsyncStream<UncheckedSendable<Notification>> { continuation in
        nonisolated(unsafe) let token = center.addObserver(
          forName: name, object: object, queue: nil
        ) { continuation.yield(UncheckedSendable($0)) }
        let center = center
        continuation.onTermination = { _ in center.removeObserver(token) }
      }
      return AsyncIterator(base: stream.makeAsyncIterator())
    }
  }

  public func notifications(
    named name: Notification.Name, object: AnyObject? = nil
  ) -> Notifications {
    Notifications(center: self, name: name, object: object)
  }
}

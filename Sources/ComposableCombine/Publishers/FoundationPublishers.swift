import Foundation
import OpenCombine

extension JSONDecoder: OpenCombine.TopLevelDecoder {
  /// A decoder reads data.
  public typealias Input = Data
}

extension JSONEncoder: OpenCombine.TopLevelEncoder {
  /// An encoder writes data.
  public typealias Output = Data
}

extension NotificationCenter {
  /// Publishes notifications.
  ///
  /// - Parameters:
  ///   - name: The name of the notifications.
  ///   - object: The sender of the notifications; `nil` for all senders.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }

  /// The publisher of ``publisher(for:object:)``.
  public struct Publisher: OpenCombine.Publisher {
    /// It publishes notifications.
    public typealias Output = Notification
    /// The publisher never fails.
    public typealias Failure = Never

    /// The notification center.
    public let center: NotificationCenter
    /// The name of the notifications.
    public let name: Notification.Name
    /// The sender of the notifications.
    public let object: AnyObject?

    /// Subscribes to the notifications.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      let notifications = PassthroughSubject<Notification, Never>()
      // A subject may be used from any thread.
      nonisolated(unsafe) let posted = notifications
      let token = center.addObserver(forName: name, object: object, queue: nil) { posted.send($0) }
      notifications
        .handleEvents(receiveCancel: { [center] in center.removeObserver(token) })
        .subscribe(subscriber)
    }
  }
}

extension JSONDecoder: OpenCombine.TopLevelDecoder {
  public typealias Input = Data
}

extension JSONEncoder: OpenCombine.TopLevelEncoder {
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
    public typealias Output = Notification
    public typealias Failure = Never

    public let center: NotificationCenter
    public let name: Notification.Name
    public let object: AnyObject?

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

import TerminalUI

/// Publishes before the object changes.
extension TerminalUI.ObservableObjectPublisher: OpenCombine.Publisher {
  public typealias Output = Void
  public typealias Failure = Never

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    let changes = PassthroughSubject<Void, Never>()
    let listener = addListener { changes.send() }
    changes.handleEvents(receiveCancel: { listener.cancel() }).subscribe(subscriber)
  }
}

/// Publishes the current value, and each new value before it is set.
extension TerminalUI.Published.Publisher: OpenCombine.Publisher {
  public typealias Output = Value
  public typealias Failure = Never

  public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
    let values = CurrentValueSubject<Value, Never>(currentValue)
    let listener = addListener { values.send($0) }
    values.handleEvents(receiveCancel: { listener.cancel() }).subscribe(subscriber)
  }
}

extension Publisher where Failure == Never {
  /// Sets a published property to each value, as long as the object of the property exists.
  ///
  /// ```swift
  /// numbers.assign(to: &model.$number)
  /// ```
  public func assign(to published: inout TerminalUI.Published<Output>.Publisher) {
    let setter = published.setter
    let subscription = SerialSubscription()
    subscription.value = sink(
      receiveCompletion: { _ in subscription.value = nil },
      receiveValue: { if !setter($0) { subscription.value = nil } })
  }
}

/// A subscription that keeps itself in memory until it ends.
private final class SerialSubscription {
  var value: AnyCancellable?
}

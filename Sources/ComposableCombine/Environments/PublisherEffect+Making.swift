extension PublisherEffect {
  /// An effect that does nothing and finishes immediately.
  public static var none: Self { Self(.none) }

  /// Sends the values of a publisher.
  public init<P: Publisher>(
    _ publisher: P, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) where P.Output == Output, P.Failure == Failure {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    switch (publisher as? Self)?.work {
    case .publisher(let publisher, _)?: self.init(.publisher(publisher, at: location))
    case let work?: self.init(work)
    case nil: self.init(.publisher(publisher.eraseToAnyPublisher(), at: location))
    }
  }

  /// Sends one value.
  public init(value: Output) { self.init(.value(.success(value))) }

  /// Fails.
  public init(error: Failure) { self.init(.value(.failure(error))) }

  /// Sends what a function passes to its callback.
  ///
  /// ```swift
  /// Effect<Bool, Never>.future { callback in
  ///   UNUserNotificationCenter.current().requestAuthorization { isGranted, _ in callback(.success(isGranted)) }
  /// }
  /// ```
  public static func future(
    _ attempt: @escaping (@escaping (Result<Output, Failure>) -> Void) -> Void,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    Self(
      Deferred { Future(attempt) }, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Sends the result of a function that is called when the effect starts.
  public static func result(
    _ attempt: @escaping () -> Result<Output, Failure>, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Self {
    future(
      { $0(attempt()) }, fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Sends what a function passes to a subscriber, until the effect is cancelled.
  ///
  /// - Parameter work: Starts to send values, and returns what ends that.
  public static func run(
    _ work: @escaping (Subscriber) -> any Cancellable, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Self {
    Self(
      CallbackPublisher { work(Subscriber(subject: $0)) },
      fileID: fileID, filePath: filePath, line: line, column: column)
  }

  /// Receives the values of ``run(_:fileID:filePath:line:column:)``.
  public struct Subscriber {
    fileprivate let subject: PassthroughSubject<Output, Failure>

    /// Sends a value.
    public func send(_ value: Output) { subject.send(value) }

    /// Ends the effect.
    public func send(completion: Subscribers.Completion<Failure>) {
      subject.send(completion: completion)
    }
  }

  /// Calls a function that sends nothing.
  public static func fireAndForget(
    _ work: @escaping () -> Void, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Self {
    let values = Deferred { () -> Empty<Output, Failure> in
      work()
      return Empty()
    }
    return Self(values, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

// What must not run.

extension PublisherEffect {
  /// An effect that is reported as an issue when it starts, for the dependencies that a test does not expect.
  public static func failing(_ prefix: String) -> Self {
    .fireAndForget { reportIssue("\(prefix) - a failing effect ran") }
  }

  /// An effect that is reported as an issue when it starts.
  public static func unimplemented(_ prefix: String) -> Self {
    .fireAndForget { reportIssue("\(prefix) - an unimplemented effect ran") }
  }
}

// Asynchronous work.

extension PublisherEffect where Failure == Never {
  /// Runs an asynchronous operation that may send any number of values.
  public static func run(
    priority: TaskPriority? = nil,
    operation: @escaping @Sendable (_ send: Send<Output>) async throws -> Void,
    catch handler: (@Sendable (_ error: any Error, _ send: Send<Output>) async -> Void)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    Self(
      actions: .run(
        priority: priority, operation: operation, catch: handler, fileID: fileID,
        filePath: filePath, line: line, column: column))
  }

  /// Runs an asynchronous operation that returns the value to send.
  public static func task(
    priority: TaskPriority? = nil, operation: @escaping @Sendable () async throws -> Output,
    catch handler: (@Sendable (_ error: any Error) async -> Output)? = nil,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    Self(
      actions: .task(
        priority: priority, operation: operation, catch: handler, fileID: fileID,
        filePath: filePath, line: line, column: column))
  }

  /// Runs an asynchronous operation that sends nothing.
  public static func fireAndForget(
    priority: TaskPriority? = nil, _ work: @escaping @Sendable () async throws -> Void,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    Self(
      actions: .fireAndForget(
        priority: priority, work, fileID: fileID, filePath: filePath, line: line, column: column))
  }
}

extension PublisherEffect where Failure == any Error {
  /// Runs an asynchronous operation that returns the value to send, or fails.
  public static func task(
    priority: TaskPriority? = nil, operation: @escaping @Sendable () async throws -> Output,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> Self {
    Self(
      .effect(
        .run(
          priority: priority,
          operation: { send in
            do {
              let value = try await operation()
              await send(.success(value))
            } catch {
              await send(.failure(error))
            }
          }, fileID: fileID, filePath: filePath, line: line, column: column)))
  }

  /// Sends what a function returns that is called when the effect starts, or fails with what it throws.
  public static func catching(
    _ work: @escaping () throws -> Output, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Self {
    result(
      { Result(catching: work) }, fileID: fileID, filePath: filePath, line: line, column: column)
  }
}

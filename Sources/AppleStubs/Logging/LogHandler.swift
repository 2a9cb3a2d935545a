/// What receives the messages of loggers in an app. Here, all of them are discarded, whichever handler is registered.
public protocol LogHandler: Sendable {
  var logLevel: Logger.Level { get set }
  var metadata: Logger.Metadata { get set }
  subscript(metadataKey key: String) -> Logger.MetadataValue? { get set }

  func log(
    level: Logger.Level, message: Logger.Message, metadata: Logger.Metadata?, source: String,
    file: String, function: String, line: UInt)
  func log(
    level: Logger.Level, message: Logger.Message, metadata: Logger.Metadata?, file: String,
    function: String, line: UInt)
}

// A handler implements one of them.
extension LogHandler {
  public func log(
    level: Logger.Level, message: Logger.Message, metadata: Logger.Metadata?, source: String,
    file: String, function: String, line: UInt
  ) {}
  public func log(
    level: Logger.Level, message: Logger.Message, metadata: Logger.Metadata?, file: String,
    function: String, line: UInt
  ) {}
}

public enum LoggingSystem {
  public static func bootstrap(_ factory: @escaping @Sendable (String) -> any LogHandler) {}
}

import AppleStubs

/// A logger whose messages nobody reads here.
public struct Logger: Sendable {
  public init() {}
  public init(subsystem: String, category: String) {}
  public func log(_ message: OSLogMessage) {}
  public func log(level: OSLogType, _ message: OSLogMessage) {}
  public func trace(_ message: OSLogMessage) {}
  public func debug(_ message: OSLogMessage) {}
  public func info(_ message: OSLogMessage) {}
  public func notice(_ message: OSLogMessage) {}
  public func warning(_ message: OSLogMessage) {}
  public func error(_ message: OSLogMessage) {}
  public func critical(_ message: OSLogMessage) {}
  public func fault(_ message: OSLogMessage) {}
}

public struct OSLogPrivacy: Sendable {
  public static let `public` = Self()
  public static let `private` = Self()
  public static let sensitive = Self()
  public static let auto = Self()
}

public struct OSLogMessage: ExpressibleByStringInterpolation, Sendable {
  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    // As with the real logger, the value is evaluated only when somebody reads the message.
    public mutating func appendInterpolation<T>(
      _ value: @autoclosure () -> T, privacy: OSLogPrivacy = .auto
    ) {}
  }
  public init(stringLiteral text: String) {}
  public init(stringInterpolation: StringInterpolation) {}
}

public struct OSLogType: Hashable, Sendable {
  private let level: Int
  public static let debug = Self(level: 2)
  public static let info = Self(level: 1)
  public static let `default` = Self(level: 0)
  public static let error = Self(level: 16)
  public static let fault = Self(level: 17)
}

/// A log of the system.
public final class OSLog: ObjectIdentity, Sendable {
  public static let `default` = OSLog(subsystem: "", category: "")
  public init(subsystem: String, category: String) {}
}

/// Writes to a log that nobody reads here.
public func os_log(
  _ message: StaticString, log: OSLog = .default, type: OSLogType = .default,
  _ arguments: any CVarArg...
) {}

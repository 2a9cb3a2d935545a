/// The logger of swift-log, with the handler that discards its messages.
public struct Logger: Sendable {
  public enum Level: String, CaseIterable, Codable, Comparable, Sendable {
    case trace, debug, info, notice, warning, error, critical

    public static func < (one: Level, other: Level) -> Bool { one.rank < other.rank }
    private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
  }

  public enum MetadataValue: Sendable, Equatable, ExpressibleByStringInterpolation,
    ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
  {
    case string(String)
    case stringConvertible(String)
    case array([MetadataValue])
    case dictionary([String: MetadataValue])

    public init(stringLiteral text: String) { self = .string(text) }
    public init(arrayLiteral elements: MetadataValue...) { self = .array(elements) }
    public init(dictionaryLiteral elements: (String, MetadataValue)...) {
      self = .dictionary(Dictionary(elements) { $1 })
    }
  }

  public struct Message: ExpressibleByStringInterpolation, CustomStringConvertible, Equatable,
    Sendable
  {
    public let description: String
    public init(stringLiteral text: String) { description = text }
  }

  public typealias Metadata = [String: MetadataValue]

  public let label: String
  public var logLevel = Level.info
  private var metadata: Metadata = [:]

  public init(label: String) { self.label = label }

  public subscript(metadataKey key: String) -> MetadataValue? {
    get { metadata[key] }
    set { metadata[key] = newValue }
  }

  public func log(
    level: Level, _ message: @autoclosure () -> Message,
    metadata: @autoclosure () -> Metadata? = nil, source: @autoclosure () -> String? = nil
  ) {}
  public func trace(
    _ message: @autoclosure () -> Message, metadata: @autoclosure () -> Metadata? = nil
  ) {}
  public func debug(
    _ message: @autoclosure () -> Message, metadata: @autoclosure () -> Metadata? = nil
  ) {}
  public func info(
    _ message: @autoclosure () -> Message, metadata: @autoclosure () -> Metadata? = nil
  ) {}
  public func notice(
    _ message: @autoclosure () -> Message, metadata: @autoclosure () -> Metadata? = nil
  ) {}
  public func warning(
    _ message: @autoclosure () -> Message, metadata: @autoclosure () -> Metadata? = nil
  ) {}
  public func error(
    _ message: @autoclosure () -> Message, metadata: @autoclosure () -> Metadata? = nil
  ) {}
  public func critical(
    _ message: @autoclosure () -> Message, metadata: @autoclosure () -> Metadata? = nil
  ) {}
}

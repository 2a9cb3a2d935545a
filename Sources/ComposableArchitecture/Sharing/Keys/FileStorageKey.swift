extension SharedReaderKey {
  /// A value in a JSON file.
  ///
  /// ```swift
  /// @Shared(.fileStorage(.documentsDirectory.appending(component: "rows.json"))) var rows: [Row] = []
  /// ```
  ///
  /// While the file does not exist or is empty, the property has its default, which is not written. The first
  /// change is written immediately, later ones once a second. On Linux, the property follows changes of the file
  /// by other programs. In tests, previews and the shell, files are kept in memory; see ``FileStorage``.
  ///
  /// - Parameters:
  ///   - url: The URL of the file.
  ///   - decoder: Decodes the value.
  ///   - encoder: Encodes the value.
  public static func fileStorage<Value: Codable & Sendable>(
    _ url: URL, decoder: JSONDecoder? = nil, encoder: JSONEncoder? = nil
  ) -> Self where Self == FileStorageKey<Value> {
    FileStorageKey(
      url, decode: { try (decoder ?? JSONDecoder()).decode(Value.self, from: $0) },
      encode: { try (encoder ?? .sorted).encode($0) })
  }

  /// A value in a file of any format.
  ///
  /// - Parameters:
  ///   - url: The URL of the file.
  ///   - decode: Reads the content of the file.
  ///   - encode: Makes the content of the file.
  public static func fileStorage<Value: Sendable>(
    _ url: URL, decode: @escaping @Sendable (Data) throws -> Value,
    encode: @escaping @Sendable (Value) throws -> Data
  ) -> Self where Self == FileStorageKey<Value> {
    FileStorageKey(url, decode: decode, encode: encode)
  }
}

extension JSONEncoder {
  /// Writes equal values as equal bytes.
  fileprivate static var sorted: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return encoder
  }
}

/// A name for a value in a file; see ``SharedReaderKey/fileStorage(_:decoder:encoder:)``.
public struct FileStorageKey<Value: Sendable>: SharedKey {
  private let url: URL
  private let storage: FileStorage
  private let decode: @Sendable (Data) throws -> Value
  private let encode: @Sendable (Value) throws -> Data

  init(
    _ url: URL, decode: @escaping @Sendable (Data) throws -> Value,
    encode: @escaping @Sendable (Value) throws -> Data
  ) {
    (self.url, self.decode, self.encode) = (url, decode, encode)
    storage = DependencyValues._current.defaultFileStorage
  }

  /// The identity of the value: the file and its storage.
  public var id: FileStorageKeyID { FileStorageKeyID(url: url, storage: storage) }

  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    do {
      guard let value = try value(from: storage.load(url)) else {
        return continuation.resumeReturningInitialValue()
      }
      continuation.resume(returning: value)
    } catch {
      continuation.resume(throwing: error)
    }
  }

  private func value(from data: Data?) throws -> Value? {
    guard let data, !data.isEmpty else { return nil }
    return try decode(data)
  }

  /// Follows changes of the file by other code.
  public func subscribe(
    context: LoadContext<Value>, subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    storage.follow(url) { [self] data in
      do {
        guard let value = try value(from: data) else {
          return subscriber.yieldReturningInitialValue()
        }
        subscriber.yield(value)
      } catch {
        subscriber.yield(throwing: error)
      }
    }
  }

  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    do {
      storage.save(try encode(value), to: url, isUrgent: context == .userInitiated) {
        continuation.resume(with: $0)
      }
    } catch {
      continuation.resume(throwing: error)
    }
  }
}

extension FileStorageKey: CustomStringConvertible {
  /// `.fileStorage(file:///rows.json)`.
  public var description: String { ".fileStorage(\(url.absoluteString))" }
}

public struct FileStorageKeyID: Hashable, Sendable {
  let url: URL
  let storage: FileStorage
}

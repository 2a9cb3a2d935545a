import Foundation
import FoundationNetworking

extension URLSession {
  public struct AsyncBytes: AsyncSequence, Sendable {
    public typealias Element = UInt8
    let data: Data
    public struct AsyncIterator: AsyncIteratorProtocol {
      var bytes: Data.Iterator
      public mutating func next() async throws -> UInt8? {
        try Task.checkCancellation()
        return bytes.next()
      }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(bytes: data.makeIterator()) }
    public var lines: AsyncThrowingStream<String, any Error> {
      AsyncThrowingStream { continuation in
        for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
          continuation.yield(String(line))
        }
        continuation.finish()
      }
    }
  }

  public func bytes(from url: URL) async throws -> (AsyncBytes, URLResponse) {
    let (data, response) = try await data(from: url)
    return (AsyncBytes(data: data), response)
  }

  public func bytes(for request: URLRequest) async throws -> (AsyncBytes, URLResponse) {
    let (data, response) = try await data(for: request)
    return (AsyncBytes(data: data), response)
  }
}

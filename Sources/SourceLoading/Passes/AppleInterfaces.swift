import ActionSyntax
import SwiftOutline

/// Declarations of Apple platforms that are compiled together with sources that use them: small ones that work, or do nothing, on Linux.
package enum AppleInterfaces {
  /// The files to compile with the sources. Sources that declare a name themselves keep their own.
  package static func files(for sources: SourceSet) -> [SourceSet.File] {
    interfaces(for: sources).map {
      SourceSet.File(name: "Interface-\($0.name).swift", text: $0.text)
    }
  }

  /// The sources without `@retroactive` and `Sendable` in extensions of the types that are compiled with them.
  ///
  /// On Apple platforms, the types are those of another module, and not all of them are sendable.
  package static func adapting(_ sources: SourceSet) -> SourceSet {
    let types = interfaces(for: sources).flatMap { SourceOutline($0.text).declarations }
      .filter { $0.isType && $0.keyword != "extension" }.map(\.name)
    guard !types.isEmpty else { return sources }
    var adapted = sources
    for index in adapted.files.indices where adapted.files[index].text.contains("extension ") {
      let lines = adapted.files[index].text.split(separator: "\n", omittingEmptySubsequences: false)
      adapted.files[index].text = lines.map { adapting($0, types) }.joined(separator: "\n")
    }
    return adapted
  }

  /// A line, without the parts of an extension's inheritance clause that another module needs.
  private static func adapting(_ line: Substring, _ types: [String]) -> String {
    guard let mark = line.range(of: "extension "), let brace = line.firstIndex(of: "{"),
      let colon = line[..<brace].firstIndex(of: ":"), colon > mark.upperBound,
      types.contains(String(line[mark.upperBound..<colon].trimmingWhitespace))
    else { return String(line) }
    let protocols = line[line.index(after: colon)..<brace].split(separator: ",")
      .map { String($0.replacing("@retroactive", with: "")[...].trimmingWhitespace) }
      .filter { !$0.hasSuffix("Sendable") }
    let clause = protocols.isEmpty ? " " : ": \(protocols.joined(separator: ", ")) "
    return line[..<colon] + clause + line[brace...]
  }

  private static func interfaces(for sources: SourceSet) -> [Interface] {
    let used = all.filter { interface in
      sources.files.contains { file in interface.uses.contains { file.text.contains($0) } }
    }
    guard !used.isEmpty else { return [] }
    let declared = sources.declaredTypes
    return used.filter { interface in
      guard let owner = interface.owner else { return !declared.contains(interface.name) }
      return !sources.memberNames(of: owner).contains(interface.name)
    }
  }

  private struct Interface {
    let name: String
    /// The type of which `name` is a member.
    var owner: String?
    /// What sources that use the declarations contain.
    let uses: [String]
    let text: String
  }

  private static let all =
    written + UIKitNotifications.all.map { Interface(name: $0.type, uses: $0.uses, text: $0.text) }
    + AppleValues.all.map { Interface(name: $0.name, uses: $0.uses, text: $0.text) }

  private static let written = [
    Interface(
      name: "AsyncBytes", uses: [".bytes(from:", ".bytes(for:"],
      text: """
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
                for line in String(decoding: data, as: UTF8.self).split(separator: "\\n") {
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
        """),
    Interface(
      name: "NotificationCenter", uses: [".notifications(named:"],
      text: """
        import Foundation

        extension NotificationCenter {
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
        """),
    Interface(
      name: "Logger", uses: ["Logger("],
      text: """
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
            public mutating func appendInterpolation<T>(_ value: T, privacy: OSLogPrivacy = .auto) {}
          }
          public init(stringLiteral text: String) {}
          public init(stringInterpolation: StringInterpolation) {}
        }

        public enum OSLogType: Sendable { case `default`, info, debug, error, fault }

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
        """),
    Interface(
      name: "dataTaskPublisher", owner: "URLSession", uses: [".dataTaskPublisher("],
      text: """
        import Combine
        import Foundation
        import FoundationNetworking

        extension URLSession {
          public typealias DataTaskPublisher = AnyPublisher<
            (data: Data, response: URLResponse), URLError
          >

          public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
            dataTaskPublisher(for: URLRequest(url: url))
          }

          public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
            Deferred {
              Future { promise in
                let task = self.dataTask(with: request) { data, response, error in
                  if let data, let response {
                    promise(.success((data: data, response: response)))
                  } else {
                    promise(.failure(error as? URLError ?? URLError(.unknown)))
                  }
                }
                task.resume()
              }
            }.eraseToAnyPublisher()
          }
        }
        """),
    Interface(
      name: "module", owner: "Bundle", uses: ["Bundle.module", "bundle: .module"],
      text: """
        import Foundation

        extension Bundle {
          public static var module: Bundle { .main }
        }
        """),
    Interface(
      name: "LocalizedString", uses: ["String(localized:"],
      text: """
        import Foundation

        extension String {
          public typealias LocalizationValue = String

          public init(
            localized key: String, defaultValue: String? = nil, table: String? = nil,
            bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
          ) {
            let bundle = bundle ?? .main
            self = bundle.localizedString(forKey: key, value: defaultValue, table: table)
          }
        }
        """),
    Interface(
      name: "LocalizedStringResource", uses: ["LocalizedStringResource"],
      text: """
        import Foundation
        import SwiftUI

        public struct LocalizedStringResource: Hashable, Codable, Sendable,
          ExpressibleByStringInterpolation, CustomLocalizedStringResourceConvertible
        {
          public var key: String
          public var localizedStringResource: LocalizedStringResource { self }

          public init(
            _ key: String, defaultValue: String? = nil, table: String? = nil,
            bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
          ) {
            self.key = defaultValue ?? key
          }
          public init(stringLiteral text: String) { key = text }
        }

        public protocol CustomLocalizedStringResourceConvertible {
          var localizedStringResource: LocalizedStringResource { get }
        }

        extension String {
          public init(localized resource: LocalizedStringResource) { self = resource.key }
        }

        extension Text {
          @_disfavoredOverload
          public init(_ resource: LocalizedStringResource) { self.init(verbatim: resource.key) }
        }

        extension Button where Label == Text {
          @_disfavoredOverload
          public init(
            _ title: LocalizedStringResource, role: ButtonRole? = nil,
            action: @escaping () -> Void
          ) {
            self.init(title.key, role: role, action: action)
          }
        }

        extension Label where Title == Text, Icon == Image {
          @_disfavoredOverload
          public init(_ title: LocalizedStringResource, systemImage name: String) {
            self.init(title.key, systemImage: name)
          }
        }

        extension View {
          @_disfavoredOverload
          public func navigationTitle(_ title: LocalizedStringResource) -> some View {
            navigationTitle(title.key)
          }
        }
        """),
    Interface(
      name: "urlSession", owner: "DependencyValues", uses: ["\\.urlSession", ".urlSession ="],
      text: """
        import ComposableArchitecture
        import Foundation
        import FoundationNetworking

        extension DependencyValues {
          public var urlSession: URLSession {
            get { self[URLSessionKey.self] }
            set { self[URLSessionKey.self] = newValue }
          }
        }

        private enum URLSessionKey: DependencyKey {
          static let liveValue = URLSession.shared
        }
        """),
    Interface(
      name: "DateComponentsFormatter", uses: ["DateComponentsFormatter"],
      text: DurationFormatterSource.text),
  ]
}

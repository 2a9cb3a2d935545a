import Dependencies
import DependenciesMacros
import Foundation

@DependencyClient
public struct FactClient: Sendable {
  public var fetch: @Sendable (_ number: Int) async throws -> String
}

extension FactClient: DependencyKey {
  public static let liveValue = FactClient { number in
    let request = URLRequest(url: URL(string: "http://numbersapi.com/\(number)")!)
    return String(decoding: try await URLSession.shared.data(for: request).0, as: UTF8.self)
  }
  public static let testValue = FactClient()
}

extension DependencyValues {
  public var facts: FactClient {
    get { self[FactClient.self] }
    set { self[FactClient.self] = newValue }
  }
}

import ComposableCombine
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

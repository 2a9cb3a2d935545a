import AppleStubs
import Foundation
import StubUIKit

/// A product of the App Store.
public struct Product: Identifiable, Hashable, Sendable {
  public enum PurchaseResult: Sendable {
    case success(VerificationResult<Transaction>)
    case userCancelled
    case pending
  }

  public let id: String
  public let displayName: String
  public let description: String
  public let displayPrice: String
  public let price: Decimal

  private init(id: String) {
    (self.id, displayName, description, displayPrice, price) = (id, "", "", "", 0)
  }

  public static func products<Identifiers: Collection>(
    for identifiers: Identifiers, file: StaticString = #fileID, line: UInt = #line
  ) async throws -> [Product] where Identifiers.Element == String {
    deviceStop("Product.products", file: file, line: line)
  }
  public func purchase(file: StaticString = #fileID, line: UInt = #line) async throws
    -> PurchaseResult
  { deviceStop("Product.purchase", file: file, line: line) }
}

public enum VerificationResult<SignedType> {
  case unverified(SignedType, any Error)
  case verified(SignedType)
}

extension VerificationResult: Sendable where SignedType: Sendable {}

/// A purchase.
public struct Transaction: Identifiable, Hashable, Sendable {
  public let id: UInt64
  public let productID: String
  public let purchaseDate: Date

  private init(id: UInt64) { (self.id, productID, purchaseDate) = (id, "", .distantPast) }
  public func finish(file: StaticString = #fileID, line: UInt = #line) async {
    deviceStop("Transaction.finish", file: file, line: line)
  }

  public struct Transactions: AsyncSequence, Sendable {
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async -> VerificationResult<Transaction>? {
        deviceStop("Transaction.updates")
      }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }

  public static var updates: Transactions { Transactions() }
  public static var currentEntitlements: Transactions { Transactions() }
}

/// The App Store.
public enum AppStore {
  public static func sync(file: StaticString = #fileID, line: UInt = #line) async throws {
    deviceStop("AppStore.sync", file: file, line: line)
  }
  @preconcurrency @MainActor
  public static func requestReview(in scene: UIWindowScene) {
    deviceStop("AppStore.requestReview")
  }
}

public enum SKStoreReviewController {
  public static func requestReview() { deviceStop("SKStoreReviewController.requestReview") }
  @preconcurrency @MainActor
  public static func requestReview(in scene: UIWindowScene) {
    deviceStop("SKStoreReviewController.requestReview")
  }
}

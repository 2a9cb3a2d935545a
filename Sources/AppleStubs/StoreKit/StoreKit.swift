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
  public let isFamilyShareable: Bool
  public let type: ProductType
  public let subscription: SubscriptionInfo?

  private init(id: String) { deviceStop("Product") }

  /// The kind of a product, which Apple's platforms name `Product.ProductType`.
  public struct ProductType: Hashable, Sendable {
    private let name: String
    public static let consumable = Self(name: "consumable")
    public static let nonConsumable = Self(name: "nonConsumable")
    public static let nonRenewable = Self(name: "nonRenewable")
    public static let autoRenewable = Self(name: "autoRenewable")
  }

  public struct SubscriptionPeriod: Hashable, Sendable {
    public enum Unit: Hashable, Sendable { case day, week, month, year }
    public let unit: Unit
    public let value: Int
  }

  public struct SubscriptionInfo: Hashable, Sendable {
    public let subscriptionGroupID: String
    public let subscriptionPeriod: SubscriptionPeriod
    public func isEligibleForIntroOffer(
      file: StaticString = #fileID, line: UInt = #line
    ) async -> Bool {
      deviceStop("SubscriptionInfo.isEligibleForIntroOffer", file: file, line: line)
    }
  }

  public static func products<Identifiers: Collection>(
    for identifiers: Identifiers, file: StaticString = #fileID, line: UInt = #line
  ) async throws -> [Product] where Identifiers.Element == String {
    deviceStop("Product.products", file: file, line: line)
  }
  public func purchase(file: StaticString = #fileID, line: UInt = #line) async throws
    -> PurchaseResult
  { deviceStop("Product.purchase", file: file, line: line) }

  /// Why a purchase is not possible.
  public enum PurchaseError: Error, Hashable, Sendable {
    case invalidQuantity, productUnavailable, purchaseNotAllowed, ineligibleForOffer
    case invalidOfferIdentifier, invalidOfferPrice, invalidOfferSignature, missingOfferParameters
  }
}

/// Why the App Store did not do what it was asked.
public enum StoreKitError: Error {
  case unknown, userCancelled, networkError(URLError), systemError(any Error)
  case notAvailableInStorefront, notEntitled, unsupported
}

public enum VerificationResult<SignedType> {
  case unverified(SignedType, any Error)
  case verified(SignedType)

  public var unsafePayloadValue: SignedType {
    switch self {
    case .unverified(let value, _), .verified(let value): value
    }
  }
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .unverified(_, let error): throw error
      case .verified(let value): value
      }
    }
  }
}

extension VerificationResult: Sendable where SignedType: Sendable {}

/// A purchase.
public struct Transaction: Identifiable, Hashable, Sendable {
  public let id: UInt64
  public let productID: String
  public let purchaseDate: Date
  public let originalID: UInt64
  public let originalPurchaseDate: Date
  public let expirationDate: Date?
  public let revocationDate: Date?
  public let isUpgraded: Bool
  public let productType: Product.ProductType
  public let purchasedQuantity: Int

  private init(id: UInt64) { deviceStop("Transaction") }
  public static func latest(
    for productID: String, file: StaticString = #fileID, line: UInt = #line
  ) async -> VerificationResult<Transaction>? {
    deviceStop("Transaction.latest", file: file, line: line)
  }
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
  public static var all: Transactions { Transactions() }
}

/// The App Store.
public enum AppStore {
  public static var canMakePayments: Bool { deviceStop("AppStore.canMakePayments") }
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

import Combine
import ComposableArchitecture
import CoreData
import Security
import StoreKit
import SwiftUI

@Reducer
struct Wallet {
  @ObservableState
  struct State: Equatable {
    var email = ""
    var isValid = false
    var rates: [Int] = []
    var sum = 0
  }

  enum Action {
    case appeared, emailChanged(String), rate(Int), sum(Int), savedTapped, clearedTapped
  }

  @Dependency(WalletClient.self) var client

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .appeared:
        return .merge(
          .publisher { Publishers.Merge(Just(1), Just(2)).map(Action.rate) },
          .publisher { Just(3).combineLatest(Just(4), +).map(Action.sum) })
      case .emailChanged(let email):
        state.email = email
        state.isValid = email.wholeMatch(of: /\S+@\S+\.[a-z]{2,}/) != nil
        return .none
      case .rate(let rate):
        state.rates.append(rate)
        return .none
      case .sum(let sum):
        state.sum = sum
        return .none
      case .savedTapped:
        return .run { [email = state.email] _ in try client.save(token: email) }
      case .clearedTapped:
        return .run { _ in try await client.clear() }
      }
    }
  }
}

@DependencyClient
struct WalletClient {
  var save: @Sendable (_ token: String) throws -> Void
  var load: @Sendable () throws -> String?
  var isPro: @Sendable () async -> Bool = { false }
  var clear: @Sendable () async throws -> Void
}

struct KeychainError: Error { let status: OSStatus }

final class Entry: NSManagedObject {}

extension WalletClient: DependencyKey {
  static let liveValue = WalletClient(
    save: { token in
      let query: [CFString: Any] = [
        kSecClass: kSecClassGenericPassword, kSecAttrAccount: "token",
        kSecAttrAccessible: kSecAttrAccessibleAfterFirstUnlock, kSecValueData: Data(token.utf8),
      ]
      SecItemDelete(query as CFDictionary)
      let status = SecItemAdd(query as CFDictionary, nil)
      guard status == errSecSuccess else { throw KeychainError(status: status) }
    },
    load: {
      let query =
        [
          kSecClass as String: kSecClassGenericPassword, kSecReturnData as String: kCFBooleanTrue!,
          kSecMatchLimit as String: kSecMatchLimitOne,
        ] as [String: Any]
      var result: CFTypeRef?
      let status = SecItemCopyMatching(query as CFDictionary, &result)
      guard status == errSecSuccess, let data = result as? Data else { return nil }
      return String(data: data, encoding: .utf8)
    },
    isPro: {
      guard AppStore.canMakePayments else { return false }
      for await result in Transaction.currentEntitlements {
        guard case .verified(let transaction) = result, transaction.revocationDate == nil,
          transaction.productType == .autoRenewable, transaction.expirationDate ?? .now > .now
        else { continue }
        return try! result.payloadValue.productID == "pro"
      }
      return false
    },
    clear: {
      let context = NSPersistentContainer(name: "Wallet").newBackgroundContext()
      try await context.perform {
        let request: NSFetchRequest<NSFetchRequestResult> = NSFetchRequest(entityName: "Entry")
        let delete = NSBatchDeleteRequest(fetchRequest: request)
        delete.resultType = .resultTypeObjectIDs
        let result = try context.execute(delete) as? NSBatchDeleteResult
        _ = result?.result as? [NSManagedObjectID]
      }
    })
}

struct WalletView: View {
  let store: StoreOf<Wallet>

  var body: some View {
    Text(store.isValid ? "Valid" : "Invalid")
    Button("Save") { store.send(.savedTapped) }
  }
}

#Preview("Wallet") {
  @Previewable @State var isOn = true
  Toggle("On", isOn: $isOn)
  WalletView(store: Store(initialState: Wallet.State(email: "a@b.de", isValid: isOn)) { Wallet() })
}

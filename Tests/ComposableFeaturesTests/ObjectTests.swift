import ComposableArchitecture2
import Testing

/// Objects with snapshots.
@MainActor
@Suite struct ObjectTests {
  @Test func anOperationChangesWhatTheTestExpects() {
    let account = Account(name: "Ann")
    let result = expect(account) {
      account.rename("Bea")
    } changes: {
      $0.name = "Bea"
      $0.renames = 1
    }
    #expect(result == "Ann")
  }

  @Test func anotherChangeIsAFailure() {
    let account = Account(name: "Ann")
    let texts = failures {
      expect(account) {
        account.rename("Bea")
      } changes: {
        $0.name = "Bea"
      }
      expect(account) { account.rename("Cid") }
      expect(account) {
        account.rename("Cid", secretly: true)
      } changes: {
        $0.renames = 2
      }
    }
    #expect(texts.count == 3)
    #expect(texts[0].hasPrefix("The state after the operation is not the expected one:"))
    #expect(texts[0].contains("renames: 1"))
    #expect(
      texts[1].hasPrefix("the operation changed the state, and no change was expected:"))
    #expect(texts[2].hasPrefix("A change of the state was expected"))
  }

  @Test func anOperationCanSuspend() async {
    let account = Account(name: "Ann")
    await expect(account) {
      await Task.yield()
      account.rename("Bea")
    } changes: {
      $0.name = "Bea"
      $0.renames = 1
    }
  }

  @Test func aSubclassHasTheSnapshotOfItsSuperclass() {
    #expect(snap(SpecialAccount(name: "Ann")).name == "Ann")
  }
}

@DebugSnapshot class Account {
  var name: String
  private(set) var renames = 0
  private var secrets = 0
  var _cache = 0
  var title: String { name.uppercased() }
  var onRename: () -> Void = {}

  init(name: String) { self.name = name }

  @discardableResult
  func rename(_ name: String, secretly: Bool = false) -> String {
    defer { self.name = name }
    (secrets, _cache) = (secrets + 1, _cache + 1)
    if !secretly { renames += 1 }
    return self.name
  }
}

final class SpecialAccount: Account {}

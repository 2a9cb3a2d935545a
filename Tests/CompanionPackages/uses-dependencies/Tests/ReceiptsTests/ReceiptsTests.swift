import Dependencies
import DependenciesTestSupport
import Foundation
import Testing

@testable import Receipts

@Suite struct ReceiptsTests {
  @Test(
    .dependencies {
      $0.uuid = .incrementing
      $0.date.now = Date(timeIntervalSince1970: 5)
    })
  func receipts() {
    let register = Register()
    #expect(register.receipt() == Receipt(id: UUID(0), date: Date(timeIntervalSince1970: 5)))
    #expect(register.receipt().id == UUID(1))
  }

  @Test func overriding() {
    withDependencies {
      $0.uuid = .constant(UUID(7))
      $0.date.now = Date(timeIntervalSince1970: 0)
    } operation: {
      #expect(Register().receipt().id == UUID(7))
    }
  }
}

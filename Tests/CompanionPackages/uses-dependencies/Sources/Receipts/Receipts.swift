import Dependencies
import Foundation

struct Receipt: Equatable {
  let id: UUID
  let date: Date
}

struct Register {
  @Dependency(\.uuid) var uuid
  @Dependency(\.date.now) var now

  func receipt() -> Receipt { Receipt(id: uuid(), date: now) }
}

import Testing

@testable import ActionSyntax

@Suite("Actions that were read before")
struct ActionMemoTests {
  enum Action: Equatable, Sendable {
    case child(Child)
    case role(Role)
    case amount(Int)
    case note(String)
    case saved(Result<Role, Never>)
  }

  indirect enum Child: Equatable, Sendable { case tapped, child(Child), rows(id: Int) }
  enum Role: Equatable, Sendable { case admin, guest }

  private typealias Read = (action: Action?, error: String?)

  private func read(_ text: String) throws(InputError) -> Any {
    try ActionReader().action(text[...], as: Action.self)
  }

  private func result(of body: () throws(InputError) -> Any) -> Read {
    do {
      return (try body() as? Action, nil)
    } catch {
      return (nil, error.rendered())
    }
  }

  @Test(
    "A text is read as without the memo, and names alone are read once",
    arguments: [
      (".child(.tapped)", true), (".child.tapped", true), ("child.child(.child(.tapped))", true),
      (" .child( .tapped )", true), (".role(.admin)", true), (".saved(.success(.guest))", true),
      (".role(Role.admin)", false), (".child(.rows(id: 2))", false), (".amount(1)", false),
      (".note(\"role\")", false), (".child(.taped)", false), (".child", false), ("", false),
      (".child(.tapped", false),
    ])
  func reading(text: String, isRemembered: Bool) {
    var memo = ActionMemo(), reads = 0
    for _ in 0..<3 {
      let plain = result { () throws(InputError) in try read(text) }
      let other = result { () throws(InputError) in
        try memo.action(text, as: Action.self) { () throws(InputError) in
          reads += 1
          return try read(text)
        }
      }
      #expect(plain.action == other.action)
      #expect(plain.error == other.error)
    }
    #expect(reads == (isRemembered ? 1 : 3))
  }

  @Test("A static member can mean something else the next time, so it is read each time")
  func staticMember() throws {
    var memo = ActionMemo(), roles = [Role.admin, .guest, .admin]
    let actions = try (0..<3).map { _ in
      try memo.action(".role(.next)", as: Action.self) { () throws(InputError) in
        Action.role(roles.removeFirst())
      } as? Action
    }
    #expect(actions == [.role(.admin), .role(.guest), .role(.admin)])
  }

  @Test("Another type of action has other meanings")
  func otherType() throws {
    enum Other: Equatable { case child(Child) }
    var memo = ActionMemo()
    let first = try memo.action(".child(.tapped)", as: Action.self) { Action.child(.tapped) }
    let second = try memo.action(".child(.tapped)", as: Other.self) { Other.child(.tapped) }
    #expect(first as? Action == .child(.tapped))
    #expect(second as? Other == .child(.tapped))
  }
}

import Testing

@testable import ActionSyntax

@Suite("Static members as values")
struct StaticMemberTests {
  struct User: Equatable {
    var name: String
    static let mock = User(name: "Blob")
  }

  enum Role: Equatable {
    case admin, guest
    static let usual = Role.guest
  }

  struct Toppings: OptionSet {
    let rawValue: Int
    static let cheese = Toppings(rawValue: 1), olives = Toppings(rawValue: 2)
  }

  enum Action: Equatable {
    case loaded(User), found(User?), all([User]), role(Role), toppings(Toppings)
    case done(Result<User, Never>)
  }

  init() {
    StaticMembers.register(["mock": { User.mock }], of: User.self)
    StaticMembers.register(["usual": { Role.usual }], of: Role.self)
    StaticMembers.register(
      ["cheese": { Toppings.cheese }, "olives": { Toppings.olives }], of: Toppings.self)
  }

  @Test(
    "A member is typed as in Swift, with or without its type",
    arguments: [
      (".loaded(.mock)", Action.loaded(.mock)),
      (".loaded(User.mock)", .loaded(.mock)),
      (".loaded(StaticMemberTests.User.mock)", .loaded(.mock)),
      (".found(.mock)", .found(.mock)),
      (".all([.mock, User(name: \"a\")])", .all([.mock, User(name: "a")])),
      (".done(.success(.mock))", .done(.success(.mock))),
      (".role(.usual)", .role(.guest)),
      (".role(.admin)", .role(.admin)),
      (".toppings(.olives)", .toppings(.olives)),
      (".toppings([.cheese, .olives])", .toppings([.cheese, .olives])),
      (".toppings([])", .toppings([])),
    ])
  func values(text: String, action: Action) throws {
    #expect(try read(text, as: Action.self) == action)
  }

  @Test("An error names the members, and the nearest one")
  func errors() {
    expectError(
      ".loaded(.moc)",
      """
      error: `loaded` takes a StaticMemberTests.User
        .loaded(.moc)
                ^ expected StaticMemberTests.User(name: String) or .mock; did you mean .mock?
      """)
    expectError(
      ".loaded(Role.mock)",
      """
      error: `loaded` takes a StaticMemberTests.User
        .loaded(Role.mock)
                ^ expected StaticMemberTests.User(name: String) or .mock; did you mean .mock?
      """)
    expectError(
      ".role(.usul)",
      """
      error: StaticMemberTests.Role has no case `usul`
        .role(.usul)
               ^ expected admin, guest or usual; did you mean usual?
      """)
  }

  @Test(
    "Members are completed",
    arguments: [
      (".loaded(.", ["mock)"]), (".found(.", ["mock)"]), (".toppings(.c", ["cheese)"]),
      (".toppings([.", ["cheese", "olives"]), (".role(.u", ["usual)"]),
      (".loaded(", [".mock)", "StaticMemberTests.User(name: "]),
    ])
  func completion(text: String, candidates: [String]) {
    #expect(
      ActionCompletion.actions(of: Action.self, text).candidates.map(\.text) == candidates)
  }

  private func expectError(_ text: String, _ expected: String) {
    let found = message(text, as: Action.self)
    #expect(found == expected)
  }
}

import Testing

@testable import SourceLoading

@Suite("Static members that are values of their types")
struct StaticOutlineTests {
  private func members(_ text: String) -> [String] {
    StaticOutline.all(in: text).flatMap { outline in outline.names.map { "\(outline.type).\($0)" } }
  }

  @Test("A member has the type around it, as it is written or as its initializer says")
  func types() {
    #expect(
      members(
        """
        struct User {
          let id: Int
          static let mock = User(id: 1), number = 3, other = Team(id: 2)
          static var guest: Self { Self(id: 0) }
          static let both: Self? = nil
          struct Name { static let empty: User.Name = .init(), blob = Name() }
        }
        extension User.Name { static var long: Name { blob } }
        enum Role { case admin; static let usual: Role = .admin }
        """) == [
          "User.mock", "User.guest", "User.Name.empty", "User.Name.blob", "User.Name.long",
          "Role.usual",
        ])
  }

  @Test(
    "What another file cannot read without further knowledge is left out",
    arguments: [
      "struct A { private static let b = A() }",
      "private struct A { static let b = A() }",
      "struct A { @MainActor static let b = A() }",
      "struct A<B> { static var b: Self { A() } }",
      "struct A { static func b() -> A { A() } }",
      "struct A { let b = A() }",
      "struct A { static let `default` = A() }",
    ])
  func unreadable(text: String) {
    #expect(members(text) == [])
  }
}

import Testing

@testable import ActionSyntax

@Suite("Key paths as text")
struct KeyPathTests {
  struct Profile: Equatable { var user = User(), age = 1, note: String? }
  struct User: Equatable { var name = "" }
  @ObservableState
  struct Observed: Equatable { var title = "", user = User() }

  @Test("Key paths lead through stored fields and are equal to those in Swift code")
  func keyPaths() throws {
    #expect(try value("\\.age") as KeyPath<Profile, Int> == \.age)
    #expect(try value("\\Profile.user.name") as WritableKeyPath<Profile, String> == \.user.name)
    #expect(try value("\\.note") as KeyPath<Profile, String?> == \.note)
    #expect(try value("\\.title") as KeyPath<Observed, String> == \Observed.title)
    #expect(try value("\\.user.name") as KeyPath<Observed, String> == \Observed.user.name)
  }

  @Test("A key path to another type, from another type, or to an unknown field is an error")
  func wrongKeyPaths() {
    #expect(
      message("\\.age", as: KeyPath<Profile, String>.self, for: "field") == #"""
        error: `\.age` does not lead to a String
          \.age
          ^ expected a key path to a String
        """#)
    #expect(
      message("\\.titel", as: KeyPath<Observed, String>.self, for: "field") == #"""
        error: KeyPathTests.Observed has no stored field `titel`
          \.titel
            ^ expected title or user; did you mean title?
        """#)
    // A root that is not the state's type cannot be meant.
    #expect(
      message("\\User.name", as: KeyPath<Observed, String>.self, for: "field")
        .hasSuffix("^ expected \\.title"))
    #expect(
      message("\\.agee", as: PartialKeyPath<Profile>.self, for: "field")
        .contains("has no stored field `agee`"))
    #expect(
      message("1", as: PartialKeyPath<Profile>.self, for: "field")
        .hasSuffix("^ expected \\.user, \\.age or \\.note"))
    #expect(
      message("\\.age", as: AnyKeyPath.self, for: "field")
        .contains("is a class; its instances cannot be typed"))
  }

  @Test("A partial key path leads to a field of any type")
  func partialKeyPaths() throws {
    #expect(try value("\\.age") as PartialKeyPath<Profile> == \Profile.age)
    #expect(try value("\\Profile.user.name") as PartialKeyPath<Profile> == \Profile.user.name)
    #expect(try value("\\.title") as PartialKeyPath<Observed> == \Observed.title)
  }

  private func value<T>(_ text: String, as type: T.Type = T.self) throws -> T {
    try #require(try ActionReader().value(text[...], as: T.self) as Any as? T)
  }
}

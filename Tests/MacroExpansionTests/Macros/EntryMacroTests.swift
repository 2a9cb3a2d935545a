import Testing

@testable import MacroExpansion

@Suite("@Entry of SwiftUI")
struct EntryMacroTests {
  @Test("The property reads its key, which holds the default value")
  func typed() {
    let expanding = Expanding("Entry", "@Entry public var density: Density = .regular")
    #expect(
      expanding(.accessor)
        == "{\nget { self[__Key_density.self] }\nset { self[__Key_density.self] = newValue }\n}")
    #expect(
      expanding(.peer) == """
        public enum __Key_density: EnvironmentKey {
          public static var defaultValue: Density { .regular }
        }
        """)
  }

  @Test("The compiler infers the type of a value, and an optional is `nil`")
  func inferred() {
    #expect(
      Expanding("Entry", "@Entry var spacing = 8.0")(.peer) == """
        enum __Key_spacing: EnvironmentKey {
          static let defaultValue = 8.0
        }
        """)
    #expect(
      Expanding("Entry", "@Entry var title: String?")(.peer) == """
        enum __Key_title: EnvironmentKey {
          static var defaultValue: String? { nil }
        }
        """)
  }

  @Test("A value is needed")
  func missingValue() {
    #expect(
      Expanding("Entry", "@Entry var density: Density").diagnostics(.peer) == [
        "error: '@Entry' needs a 'var' with a default value, such as '@Entry var density: Density = .regular'"
      ])
  }
}

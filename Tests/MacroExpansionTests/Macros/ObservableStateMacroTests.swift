import Testing

@testable import MacroExpansion

@Suite("@ObservableState")
struct ObservableStateMacroTests {
  private let conformances = ["ObservableState", "Observation.Observable"]

  @Test("The stored variables of a struct are tracked, those in #if blocks included")
  func trackedFields() {
    #expect(
      Expanding(
        "ObservableState",
        """
        @ObservableState public struct State {
          var count = 0, name: String
          private var list: [Int] = [] { didSet { print(list) } }
          #if DEBUG
            var log = ""
          #endif
          @Presents var child: Child.State?
          var `default` = 1
        }
        """)(.member) == """
          public static var _$trackedFields: [ComposableArchitecture.TrackedField<Self>] {
            var fields: [ComposableArchitecture.TrackedField<Self>] = []
            fields.append(.init(\\.count, "count"))
            fields.append(.init(\\.name, "name"))
            fields.append(.init(\\.list, "list", isTracked: true, isSettable: false))
            #if DEBUG
            fields.append(.init(\\.log, "log"))
            #endif
            fields.append(.init(\\.child, "child"))
            fields.append(.init(\\.`default`, "default"))
            return fields
          }
          """)
  }

  @Test(
    "Constants, static, computed, lazy and excluded variables are not tracked",
    arguments: [
      "let a = 1", "static var a = 1", "var a: Int { 1 }", "lazy var a = 1",
      "private var a: Int { get { 1 } set {} }", "@MainActor var a: Int { get { 1 } set {} }",
      "@ObservationStateIgnored var a = 1", "@SharedReader var a: Int",
      "@Shared(.inMemory(\"a\")) private var a = 1",
      "@FetchAll var a: [Int]", "@FetchOne var a: Int?", "@Fetch(Request()) var a = 1",
      "func a() {}", "struct A { var b = 1 }",
    ])
  func untracked(member: String) {
    #expect(
      Expanding("ObservableState", "@ObservableState struct State { \(member) }")(.member)
        == """
        public static var _$trackedFields: [ComposableArchitecture.TrackedField<Self>] {
          []
        }
        """)
  }

  @Test(
    "What only a binding can set is named, but not tracked",
    arguments: ["var a: Int { get { 1 } set {} }", "@Shared(.appStorage(\"a\")) var a = 1"])
  func settable(member: String) {
    #expect(
      Expanding("ObservableState", "@ObservableState struct State { \(member) }")(.member)
        == """
        public static var _$trackedFields: [ComposableArchitecture.TrackedField<Self>] {
          var fields: [ComposableArchitecture.TrackedField<Self>] = []
          fields.append(.init(\\.a, "a", isTracked: false, isSettable: true))
          return fields
        }
        """)
  }

  @Test("The identity of an enum is that of its payload, tagged with the position of the case")
  func enumIdentity() {
    #expect(
      Expanding(
        "ObservableState",
        """
        @ObservableState public enum State {
          case a(A.State)
          #if X
            case b
          #endif
          case c(Int, x: Int), d(x: D)
        }
        """)(.member) == """
          public var _$id: ComposableArchitecture.ObservableStateID {
            switch self {
            case .a(let value): return ._$of(value, case: 0)
            #if X
            case .b: return ._$of(case: 1)
            #endif
            case .c: return ._$of(case: 2)
            case .d(let value): return ._$of(value, case: 3)
            }
          }
          """)
  }

  @Test("An enum without cases expands to a switch without cases")
  func emptyEnum() {
    #expect(
      Expanding("ObservableState", "@ObservableState enum State {}")(.member).contains(
        "switch self {}"))
  }

  @Test("The extension adds ObservableState and Observable")
  func conformance() {
    let expanding = Expanding(
      "ObservableState", "@available(iOS 17, *) @ObservableState struct State {}")
    #expect(
      expanding(.extension, extending: "F.State", missing: conformances) == """
        @available(iOS 17, *)
        extension F.State: ComposableArchitecture.ObservableState, ComposableArchitecture.Observable {}
        """)
    #expect(expanding(.extension, extending: "F.State") == "")
  }

  @Test("Classes and actors are errors")
  func wrongKinds() {
    #expect(
      Expanding("ObservableState", "@ObservableState final class State {}").diagnostics()
        == [
          "error: '@ObservableState' can only be applied to a struct or an enum; 'State' is a class"
        ])
    #expect(
      Expanding("ObservableState", "@ObservableState actor State {}").diagnostics()
        == [
          "error: '@ObservableState' can only be applied to a struct or an enum; 'State' is an actor"
        ])
  }

  @Test(
    "Attributes with another name here are errors with a fix-it",
    arguments: [
      ("ObservationIgnored", "ObservationStateIgnored"),
      ("ObservationTracked", "ObservationStateTracked"),
      ("PresentationState", "Presents"),
    ])
  func renamedAttributes(old: String, new: String) {
    let expanding = Expanding(
      "ObservableState", "@ObservableState struct State { @\(old) var a: Int? }")
    #expect(
      expanding.diagnostics() == [
        "error: '@\(old)' has no effect in an '@ObservableState' type; use '@\(new)'"
      ])
    #expect(expanding.fixed() == "@ObservableState struct State { @\(new) var a: Int? }")
  }
}

@Suite("@Presents")
struct PresentsMacroTests {
  @Test("The property reads and writes a PresentationState, which $ gives access to")
  func expansion() {
    let expanding = Expanding("Presents", "@Presents public var child: Child.State?")
    #expect(
      expanding(.accessor) == """
        {
        @storageRestrictions(initializes: _child)
        init(initialValue) {
          _child = ComposableArchitecture.PresentationState(wrappedValue: initialValue)
        }
        get { _child.wrappedValue }
        set { _child.wrappedValue = newValue }
        }
        """)
    #expect(
      expanding(.peer) == """
        public var $child: ComposableArchitecture.PresentationState<Child.State> {
          get { _child }
          set { _child = newValue }
        }

        private var _child = ComposableArchitecture.PresentationState<Child.State>(wrappedValue: nil)
        """)
  }

  @Test("Optional<T> is recognized as an optional")
  func longSpelling() {
    #expect(
      Expanding("Presents", "@Presents var a: Optional<A<B>>")(.peer).contains(
        "PresentationState<A<B>>(wrappedValue: nil)"))
  }

  @Test(
    "Anything but an optional variable with its type is an error",
    arguments: ["let a: A?", "var a: A", "var a = b", "var a: A? { nil }"])
  func errors(property: String) {
    let expanding = Expanding("Presents", "@Presents \(property)")
    #expect(
      expanding.diagnostics(.peer)
        == [
          "error: '@Presents' needs an optional 'var' with its type, such as '@Presents var child: Child.State?'"
        ])
    let placeholder = "{\ninit(initialValue) {}\nget { Swift.fatalError() }\nset {}\n}"
    #expect(expanding(.accessor) == (property.contains("{") ? "" : placeholder))
  }

  @Test("A static property is an error")
  func staticProperty() {
    #expect(
      Expanding("Presents", "@Presents static var a: A?").diagnostics(.peer)
        == ["error: '@Presents' cannot be applied to a static property; remove 'static'"])
  }
}

import Testing

@testable import MacroExpansion

@Suite("@CasePathable")
struct CasePathableMacroTests {
  private let conformances = [
    "ComposableArchitecture.CasePathable", "ComposableArchitecture.CasePathIterable",
  ]

  @Test("Each case gets a path to its payload: Void, one type, or a labeled tuple")
  func payloads() {
    let expanding = Expanding(
      "CasePathable",
      "@CasePathable enum E { case a, b(x: Int), c(Int, y: [String], _ z: Int = 1) }")
    #expect(
      expanding(.member) == """
        public struct AllCasePaths: ComposableArchitecture.CasePathReflectable, Sendable, Sequence {
          public subscript(root: E) -> ComposableArchitecture.PartialCaseKeyPath<E> {
            switch root {
            case .a: return \\.a
            case .b: return \\.b
            case .c: return \\.c
            }
          }
          public var a: ComposableArchitecture.AnyCasePath<E, Void> {
            ComposableArchitecture.AnyCasePath._$case("a") {
              E.a
            } extract: {
              guard case .a = $0 else { return nil }
              return ()
            }
          }
          public var b: ComposableArchitecture.AnyCasePath<E, Int> {
            ComposableArchitecture.AnyCasePath._$case("b") {
              E.b(x: $0)
            } extract: {
              guard case .b(let v0) = $0 else { return nil }
              return v0
            }
          }
          public var c: ComposableArchitecture.AnyCasePath<E, (Int, y: [String], Int)> {
            ComposableArchitecture.AnyCasePath._$case("c") {
              E.c($0.0, y: $0.1, $0.2)
            } extract: {
              guard case let .c(v0, v1, v2) = $0 else { return nil }
              return (v0, v1, v2)
            }
          }
          public func makeIterator() -> Swift.IndexingIterator<[ComposableArchitecture.PartialCaseKeyPath<E>]> {
            var paths: [ComposableArchitecture.PartialCaseKeyPath<E>] = []
            paths.append(\\.a)
            paths.append(\\.b)
            paths.append(\\.c)
            return paths.makeIterator()
          }
        }

        public static var allCasePaths: AllCasePaths { AllCasePaths() }
        """)
  }

  @Test("A payload of type Never gets a path without closures, which would never run")
  func never() {
    let expanding = Expanding("CasePathable", "@CasePathable enum E { case a(Never), b }")
    #expect(
      expanding(.member).contains(
        """
          public var a: ComposableArchitecture.AnyCasePath<E, Never> {
            ComposableArchitecture.AnyCasePath._$never
          }

        """))
  }

  @Test("#if blocks surround the parts of their cases, and empty branches are left out")
  func conditionals() {
    let text = Expanding(
      "CasePathable",
      """
      @CasePathable enum E {
        case a
        #if DEBUG
          case b
          #if X
          #endif
        #else
        #endif
      }
      """)(.member)
    #expect(
      text.contains(
        """
            case .a: return \\.a
            #if DEBUG
            case .b: return \\.b
            #endif
            }
        """))
    #expect(text.contains("    #if DEBUG\n    paths.append(\\.b)\n    #endif\n"))
    #expect(!text.contains("#else") && !text.contains("#if X"))
  }

  @Test("Self is the enum, and a type named Element gets an alias")
  func renamedTypes() {
    let text = Expanding(
      "CasePathable",
      "@CasePathable indirect enum E<Element> { case a([Self], Element), b(Element.Element) }")(
        .member)
    #expect(text.hasPrefix("public typealias _$Element = Element\n"))
    #expect(text.contains("AnyCasePath<E, ([E], _$Element)>"))
    #expect(text.contains("AnyCasePath<E, _$Element.Element>"))
  }

  @Test("An enum without cases has the path \\.never")
  func noCases() {
    let text = Expanding("CasePathable", "@CasePathable enum E {}")(.member)
    #expect(text.contains("PartialCaseKeyPath<E> {\n    \\.never\n  }"))
    #expect(text.contains("[ComposableArchitecture.PartialCaseKeyPath<E>]().makeIterator()"))
  }

  @Test("The extension has the conformances that are missing, and the availability of the enum")
  func conformance() {
    let enumeration = Expanding(
      "CasePathable", "@CasePathable @available(iOS 17, *) enum E { case a }")
    #expect(
      enumeration(.extension, extending: "Outer.E ", missing: conformances) == """
        @available(iOS 17, *)
        extension Outer.E: ComposableArchitecture.CasePathable, ComposableArchitecture.CasePathIterable {}
        """)
    #expect(enumeration(.extension, extending: "E", missing: []) == "")
    let conforming = Expanding("CasePathable", "@CasePathable enum E: CasePathable { case a }")
    #expect(
      conforming(.extension, extending: "E", missing: conformances)
        == "extension E: ComposableArchitecture.CasePathIterable {}")
  }

  @Test("Anything but an enum is an error")
  func notAnEnum() {
    #expect(
      Expanding("CasePathable", "@CasePathable struct S {}").diagnostics()
        == ["error: '@CasePathable' can only be applied to an enum; 'S' is a struct"])
    #expect(
      Expanding("CasePathable", "@CasePathable actor A {}").diagnostics()
        == ["error: '@CasePathable' can only be applied to an enum; 'A' is an actor"])
  }

  @Test("Two cases of one name are an error, unless only one of them is compiled")
  func overloadedCases() {
    #expect(
      Expanding("CasePathable", "@CasePathable enum E { case a(Int), a(x: Int) }").diagnostics()
        == ["error: '@CasePathable' needs a different name for each case; 'a' is declared twice"])
    let conditional = "@CasePathable enum E {\n#if A\ncase a(Int)\n#else\ncase a\n#endif\n}"
    #expect(Expanding("CasePathable", conditional).diagnostics() == [])
  }
}

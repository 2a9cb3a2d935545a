import ComposableArchitecture
import Testing

@CasePathable
private enum Pet: Equatable {
  case cat(lives: Int)
  case dog
}

@CasePathable
private enum Visit: Equatable {
  case home
  case walk(Pet?)
}

/// Case paths that lead to or through other values than the payloads of enums.
@Suite struct ValuePathTests {
  @Test func `A path leads through an optional payload`() {
    let path = AnyCasePath(\Visit.Cases.walk.cat)
    #expect(path.extract(from: .walk(.cat(lives: 9))) == 9)
    #expect(path.extract(from: .walk(.dog)) == nil)
    #expect(path.extract(from: .walk(nil)) == nil)
    #expect(path.embed(7) == .walk(.cat(lives: 7)))
    #expect(path.embed(nil) == .walk(nil))
  }

  @Test func `The case of an optional is found by its value`() {
    #expect(Pet?.allCasePaths[nil] == \.none)
    #expect(Pet?.allCasePaths[.dog] == \.some)
  }

  @Test func `A case key path without a payload type reads the payload`() {
    let cat: PartialCaseKeyPath<Pet> = \.cat
    #expect(Pet.cat(lives: 9)[case: cat] as? Int == 9)
    #expect(Pet.dog[case: cat] == nil)
    let dog: PartialCaseKeyPath<Pet> = \.dog
    #expect(Pet.dog[case: dog] != nil)
    #expect(cat(3) == Pet.cat(lives: 3))
    #expect(cat("three") as Pet? == nil)
  }

  @Test func `Paths lead to one value, to none, to raw values and to described ones`() {
    enum Level: Int { case low = 1, high }
    let one = AnyCasePath<Int, Void>.constant(1)
    #expect(one.extract(from: 1) != nil)
    #expect(one.extract(from: 2) == nil)
    #expect(one.embed(()) == 1)
    #expect(AnyCasePath<Int, Never>.never.extract(from: 1) == nil)
    let level = AnyCasePath<Int, Level>.rawValue
    #expect(level.extract(from: 2) == .high)
    #expect(level.extract(from: 3) == nil)
    #expect(level.embed(.low) == 1)
    let number = AnyCasePath<String, Int>.description
    #expect(number.extract(from: "12") == 12)
    #expect(number.extract(from: "twelve") == nil)
    #expect(number.embed(12) == "12")
  }

  @Test func `XCTModify changes the value of a case key path and of an optional`() {
    var visit: Visit? = .walk(.cat(lives: 9))
    XCTModify(&visit, case: \.some.walk) { $0 = .dog }
    #expect(visit == .walk(.dog))
    XCTModify(&visit) { $0 = .home }
    #expect(visit == .home)
    visit = nil
    withKnownIssue {
      XCTModify(&visit) { $0 = .home }
    } matching: {
      $0.description.contains("XCTModify: Expected a value of the case /.some")
    }
  }

  @Test func `XCTUnwrap returns the payload of a case key path`() throws {
    #expect(try XCTUnwrap(Pet.cat(lives: 9), case: \.cat) == 9)
    withKnownIssue {
      #expect(throws: CasePathMismatch.self) { try XCTUnwrap(Pet.dog, case: \.cat) }
    }
  }

  @Test @MainActor func `Without exhaustivity, XCTModify need not change anything`() async {
    let store = TestStore(initialState: Int?.some(1)) { EmptyReducer<Int?, Bool>() }
    store.exhaustivity = .off
    await store.send(true) { XCTModify(&$0) { $0 = 1 } }
  }
}

import Testing
import WorkshopFeatures

@testable import ShellCore

@Suite("Expecting a change")
@MainActor
struct ExpectTests {
  @Test("An expectation that comes true is confirmed below the block")
  func expected() async throws {
    try await expectTranscript(
      """
      tca> load Shelf
      ...
      Shelf> format labels
      Shelf> expect no change
      """)
    let session = Session(features: [
      Feature(summary: "", initialState: ProductDetailFeature.State()) { ProductDetailFeature() }
    ])
    try await expectTranscript(
      #"""
      tca> load ProductDetailFeature
      ...
      ProductDetailFeature> format labels
      ProductDetailFeature> expect productAmount = 1, amountControl.amount = 1
      ProductDetailFeature> .amountControl.plusButtonTapped
      received action: ProductDetailFeature.Action.amountControl(.plusButtonTapped)
      as expected
      ProductDetailFeature> expect { $0.productAmount = 2; $0.amountControl.amount = 2 }
      ProductDetailFeature> .amountControl.plusButtonTapped
      received action: ProductDetailFeature.Action.amountControl(.plusButtonTapped)
      as expected
      ProductDetailFeature> .amountControl.plusButtonTapped
      received action: ProductDetailFeature.Action.amountControl(.plusButtonTapped)
      ProductDetailFeature> expect isToggled = true
      ProductDetailFeature> set isToggled true
      received action: ProductDetailFeature.Action.binding
      as expected
      """#, on: session)
  }

  @Test("An action that changes nothing is told apart from a closure, which nobody has typed")
  func nothing() async {
    let session = await diarySession(after: "expect count = 0")
    let text = await session.type(".add(0)")
    #expect(
      text.hasSuffix(
        """
        A change was expected, but the action did not change the state. To expect that, type \
        `expect no change`.
        """), "\(text)")
  }

  @Test(
    "An expectation ends with its feature, and with its position in time",
    arguments: [
      ["load diary", ".add(1)"], ["reset", ".add(1)"], ["undo", ".add(1)"],
    ])
  func ended(lines: [String]) async {
    let session = await diarySession(after: ".add(1)", "expect count = 7")
    var text = ""
    for line in lines { text = await session.type(line) }
    #expect(text.hasPrefix("received action:"))
    #expect(!text.contains("expected"))
  }

  @Test("An export leaves out an expectation that an undone action has used")
  func exported() async {
    let session = await diarySession(
      after: "expect count = 1", ".add(1)", "undo", ".add(2)")
    let first = session.parts.entries.path().elements.map(\.line)
    #expect(first == [".add(2)"])
    await session.type("expect count = 3", ".add(1)")
    let second = session.parts.entries.path().elements.map(\.line)
    #expect(second == [".add(2)", "expect count = 3", ".add(1)"])
  }

  @Test("An expectation is about the scope in which it was typed, and stays while the prompt moves")
  func scoped() async {
    let session = Session(features: [
      Feature(summary: "", initialState: ProductDetailFeature.State()) { ProductDetailFeature() }
    ])
    let text = await session.type(
      "load ProductDetailFeature", "scope amountControl", "expect amount = 1", "up",
      ".amountControl.plusButtonTapped")
    #expect(text.hasSuffix("as expected"))
    let same = await session.type("expect no change", "undo", "redo", "toggle isToggled")
    #expect(same.contains("no change was expected"))
  }

  @Test("A field that is not named must not change, as in an exhaustive test")
  func surprised() async throws {
    let session = Session(features: [
      Feature(summary: "", initialState: ProductDetailFeature.State()) { ProductDetailFeature() }
    ])
    try await expectTranscript(
      """
      tca> load ProductDetailFeature
      ...
      ProductDetailFeature> format labels
      ProductDetailFeature> expect productAmount = 1
      ProductDetailFeature> .amountControl.plusButtonTapped
      received action: [..]
      The state after ProductDetailFeature.Action.amountControl(.plusButtonTapped) is not the expected one:

      [..]ProductDetailFeature.State(
      [..]productAmount: 1,
      [..]−[..]amountControl: AmountControl.State(amount: 0)
      [..]+[..]amountControl: AmountControl.State(amount: 1)
      [..]_isToggled: false
      [..])

      (Expected: −, Actual: +)
      ProductDetailFeature> scope amountControl
      ...
      ProductDetailFeature.amountControl> expect amount = 2
      ProductDetailFeature.amountControl> .plusButtonTapped
      ...
      as expected
      """, on: session)
  }

  @Test("A state can be typed as it is printed, and `==` is explained")
  func spellings() async throws {
    let session = Session(features: [
      Feature(summary: "", initialState: WorkshopFeatures.Account.State.unauthenticated) {
        WorkshopFeatures.Account()
      }
    ])
    try await expectTranscript(
      """
      tca> load Account
      ...
      Account> format labels
      Account> expect Account.State.error(.offline)
      Account> .loginFailed(.offline)
      received action: [..]
      as expected
      Account> expect no changes
      Account> .loginFailed(.offline)
      received action: [..]
      as expected
      Account> expect error >= .offline
      error: LoginError has no order
        expect error >= .offline
                     ^ expected == or !=
      """, on: session)
  }

  @Test(
    "A condition is asked after the action, and leaves other fields alone",
    arguments: [
      ("productAmount > 0", "as expected"),
      ("not isToggled and amountControl.amount == 1", "as expected"),
      ("!isToggled && (productAmount = 9 or productAmount = 1)", "as expected"),
      ("productAmount = 1, amountControl.amount >= 1", "as expected"),
      ("{ $0.productAmount != 0; $0.isToggled == false }", "as expected"),
      (
        "productAmount > 1 or isToggled",
        "The state does not fulfill `productAmount > 1 or isToggled`: productAmount = 1, isToggled = false"
      ),
      (
        "isToggled = false, amountControl.amount != 1",
        "The state does not fulfill `amountControl.amount != 1`: amountControl.amount = 1"
      ),
    ])
  func condition(condition: String, verdict: String) async {
    let session = Session(features: [
      Feature(summary: "", initialState: ProductDetailFeature.State()) { ProductDetailFeature() }
    ])
    let text = await session.type(
      "load ProductDetailFeature", "expect \(condition)", ".amountControl.plusButtonTapped")
    #expect(text.hasSuffix("\n" + verdict), "\(text)")
  }

  @Test("The count of a collection is a condition, since it is not written")
  func count() async throws {
    let session = Session(features: [
      Feature(summary: "", initialState: WorkshopFeatures.Todos.State()) {
        WorkshopFeatures.Todos()
      }
    ])
    try await expectTranscript(
      """
      tca> load Todos
      ...
      Todos> format labels
      Todos> expect todos.count = 1
      Todos> .addButtonTapped
      received action: [..]
      as expected
      Todos> expect todos.isEmpty or todos.count > 2
      Todos> .addButtonTapped
      received action: [..]
      The state does not fulfill `todos.isEmpty or todos.count > 2`: todos.isEmpty = false, todos.count = 2
      Todos> expect todos.size = 1
      error: [..]
      ...
      Todos> expect todos.count > "a"
      error: [..]
      ...
      """, on: session)
  }

  @Test("Only an expectation of the whole state counts as a prediction in a lesson")
  func prediction() async {
    let session = await diarySession(after: "expect count >= 0", ".add(1)")
    let evidence = session.parts.entries.journal.entries
    #expect(evidence.last?.findings.wasExpected == true)
    #expect(evidence.last?.findings.wasWholeStateExpected == false)
  }

  @Test("Enum states and rows can be expected")
  func shapes() async throws {
    let session = Session(features: [
      Feature(summary: "", initialState: WorkshopFeatures.Account.State()) {
        WorkshopFeatures.Account()
      },
      Feature(summary: "", initialState: WorkshopFeatures.Todos.State()) {
        WorkshopFeatures.Todos()
      },
    ])
    try await expectTranscript(
      """
      tca> load Account
      ...
      Account> format labels
      Account> expect .error(.offline)
      Account> .loginFailed(.offline)
      ...
      as expected
      Account> load Todos
      ...
      Todos> .addButtonTapped
      ...
      Todos> expect todos[#0].title = "Milk"
      Todos> .todo[#0].titleChanged("Milk")
      ...
      as expected
      """, on: session)
  }
}

import Testing

@testable import ShellCore

@Suite("The entries of pages about many messages")
struct PageEntryTests {
  private static let page = Page(
    file: "sample.md",
    text: """
      <!-- about: sample -->
      # Sample

      - **Missing return.** First.
      - **Type ... does not conform to protocol 'Equatable'.** Second.
      - **Type ... does not conform to protocol 'Reducer'.** Third.
      - **Cannot convert value of type 'Effect'; cannot convert value of type '()'.** Fifth.
      - **No such module; cannot load underlying module.** Fourth.
      """)

  @Test(
    "A message finds the entry whose title is most similar",
    arguments: [
      ("a.swift:1:2: error: missing return in closure expected to return 'Int'", "First."),
      ("type 'S' does not conform to protocol 'Equatable'", "Second."),
      ("type 'Reducer' does not conform to protocol 'Reducer'", "Third."),
      ("error: no such module 'UIKit'", "Fourth."),
      ("cannot convert value of type 'Effect<Child.Action>' to 'Effect<Action>'", "Fifth."),
      ("cannot convert value of type '()' to closure result type 'Effect<Action>'", "Fifth."),
      ("error: could not build; cannot load underlying module for 'A'", "Fourth."),
    ])
  func found(message: String, end: String) throws {
    let entry = try #require(PageEntry(of: Self.page, about: message))
    #expect(entry.markdown.hasPrefix("- **"))
    #expect(entry.markdown.hasSuffix(end))
  }

  @Test("The entry of a translation is the one at the same place")
  func translated() throws {
    let page = try #require(Pages.page(named: "migration"))
    let korean = try #require(Pages.korean(page))
    let entry = try #require(PageEntry(of: page, about: "'IfLetStore' is deprecated"))
    #expect(entry.translated(in: korean).hasPrefix("- **1.7부터:** `IfLetStore`"))
    let other = Page(file: "other.md", text: "# Other\n")
    #expect(entry.translated(in: other) == entry.markdown)
  }

  @Test("A translated list of messages has the entries of the page", arguments: Pages.recipes)
  func sameEntries(page: Page) throws {
    let korean = try #require(Pages.korean(page))
    #expect(Self.count(korean) == Self.count(page))
  }

  private static func count(_ page: Page) -> Int { page.markdown.matches(of: /(?m)^- \*\*/).count }

  @Test("Other messages, and other pages, have no entry")
  func none() throws {
    #expect(PageEntry(of: Self.page, about: "the return type is something else") == nil)
    #expect(PageEntry(of: Self.page, about: "module") == nil)
    let bindings = "cannot convert value of type 'Binding<Int>' to expected type 'Binding<Double>'"
    #expect(PageEntry(of: Self.page, about: bindings) == nil)
    #expect(PageEntry(of: Self.page, about: "type 'S' does not conform to protocol 'View'") == nil)
    let scope = try #require(Pages.page(named: "scope"))
    #expect(PageEntry(of: scope, about: "missing return") == nil)
  }

  @Test(
    "Frequent messages of the compiler have an entry",
    arguments: [
      ("Type 'Feature.Action' does not conform to protocol 'CasePathable'", "@CasePathable"),
      (
        """
        referencing instance method 'ifLet(_:action:destination:fileID:filePath:line:column:)' on \
        'Reduce' requires the types 'Child.State' and 'PresentationState<Child.State>' be equivalent
        """, ".ifLet(\\.$child"
      ),
      (
        """
        instance method 'forEach(_:action:element:)' requires the types \
        'IdentifiedArray<Int, Row.State>' and 'StackState<Row.State>' be equivalent
        """, "StackActionOf"
      ),
    ])
  func conformance(message: String, advice: String) throws {
    let page = try #require(Pages.page(named: "conformance"))
    let entry = try #require(PageEntry(of: page, about: message))
    #expect(entry.markdown.contains(advice), "\(entry.markdown)")
  }

  @Test(
    "An older name finds the entry that says what replaces it",
    arguments: [
      ("'WithViewStore' is deprecated: Use '@ObservableState', instead.", "`@ObservableState`"),
      ("cannot find type 'EffectTask' in scope", "`Reducer`, `Effect`"),
      ("value of type 'Effect<Action>' has no member 'eraseToEffect'", "`.run { send in }`"),
    ])
  func replacedNames(message: String, start: String) throws {
    let page = try #require(Pages.page(named: "migration"))
    let entry = try #require(PageEntry(of: page, about: message))
    #expect(entry.markdown.contains(":** \(start)"), "\(entry.markdown)")
    #expect(PageEntry(of: page, about: "'ObservableState' is deprecated") == nil)
    #expect(PageEntry(of: page, about: "extra argument 'task' in call") == nil)
  }

  @Test(
    "Messages that people often ask about have their own entry",
    arguments: [
      (
        "error: referencing instance method 'scope(state:action:)' requires wrapper 'Bindable<StoreOf<Cart>>'",
        "The member belongs to the binding"
      ),
      ("error: cannot assign to property: 'isOn' is a get-only property", "A view writes a field"),
      (
        "instance method 'ifLet(_:action:)' requires that 'Cart.Path' conform to 'Reducer'",
        "What is used as a reducer"
      ),
      (
        "initializer 'init(_:observe:content:)' requires that 'Cart.State' conform to 'Equatable'",
        "`WithViewStore` compares"
      ),
      (
        "instance method 'forEach(_:action:element:)' requires the types 'IdentifiedArray<UUID, Row.State>' and 'StackState<Row.State>' be equivalent",
        "The state is that of a list"
      ),
      ("type 'any Error' cannot conform to 'Equatable'", "A field is a closure"),
      ("error: type of expression is ambiguous without a type annotation", "One statement"),
      ("binary operator '==' cannot be applied to two 'Status' operands", "A value is compared"),
      (
        "main actor-isolated property 'shared' can not be referenced from a Sendable closure",
        "A reducer is not isolated"
      ),
      ("Publishing changes from background threads is not allowed;", "An action was sent from"),
      ("Expected no actions, received unexpected action: .loaded", "An effect has sent an action"),
    ])
  func frequentMessages(message: String, meaning: String) throws {
    let said = ExplainedText(message)
    let page = try #require(said.shown, "\(said.text(in: .english))")
    let entry = try #require(PageEntry(of: page, about: message))
    #expect(entry.markdown.contains("** \(meaning)"), "\(entry.markdown)")
  }

  @Test("A message that is another name of a page shows its entry")
  func anotherName() async {
    let text = await fixtureSession().evaluate("explain Switch must be exhaustive").text
    #expect(text.contains("- Switch must be exhaustive. A new action is not handled."))
    #expect(!text.contains("Missing return"))
    let page = await fixtureSession().evaluate("explain compiler messages").text
    #expect(page.contains("Missing return"))
  }

  @Test("A message without an entry says so, and names the nearest pages")
  func withoutEntry() async {
    let message =
      "cannot convert value of type 'Binding<Int>' to expected argument type 'Binding<Double>'"
    let text = await fixtureSession().evaluate("explain error: \(message)").text
    let lines = text.split(separator: "\n")
    #expect(lines.count == 3, "\(text)")
    #expect(lines[1] == "There is no entry for this message.")
    #expect(lines[2].hasPrefix("Nearest pages: `explain conformance`, `explain "))
    #expect(ExplainedText("error: \(message)").text(in: .english) == text)
  }

  @Test("A message that no entry describes has no page, although a question in its words has one")
  func unknownMessage() {
    let text = "archive fails with error: key path getter not found"
    let said = ExplainedText(text)
    #expect(said.shown == nil)
    #expect(said.text(in: .english).hasPrefix("There is no page about this.\nNearest pages: "))
    #expect(ExplainedText("how do I read a message of the compiler").shown != nil)
  }

  @Test("A message of the compiler shows its entry, and how to see the page")
  func shown() async {
    let message =
      "/App/Cart.swift:41:9: error: missing return in closure expected to return 'Effect<Cart.Action>'"
    let text = await fixtureSession().evaluate("explain \(message)").text
    let expected = """
      Recognized: a message of the compiler, Cart.swift:41, Effect<Cart.Action>

      Compiler messages
      =================

      - Missing return. A case of `reduce` ends without an effect. Fix. `return
        .none`.

      `explain compiler messages` shows the whole page.
      """
    #expect(text.hasPrefix(expected), "\(text)")
    #expect(ExplainedText(message).text(in: .english).hasPrefix(expected))
    // The kind of the message is translated, whatever follows it.
    #expect(
      ExplainedText(message).text(in: .korean)
        .hasPrefix("알아본 것: 컴파일러의 메시지, Cart.swift:41, Effect<Cart.Action>\n"))
  }
}

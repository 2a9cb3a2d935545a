import Testing

@testable import ActionSyntax

@Suite("Spelling of actions")
struct ActionSpellingTests {
  @Test("An action can be typed with parentheses or dots, with or without the leading dot")
  func spellings() throws {
    let expected = ProductDetailFeature.Action.amountControl(.plusButtonTapped)
    for text in [
      ".amountControl(.plusButtonTapped)", ".amountControl.plusButtonTapped",
      "amountControl.plusButtonTapped", "amountControl(.plusButtonTapped)",
      " .amountControl( .plusButtonTapped ) ", "Action.amountControl(.plusButtonTapped)",
      "ProductDetailFeature.Action.amountControl(AmountControl.Action.plusButtonTapped)",
      "ActionSyntaxTests.ProductDetailFeature.Action.amountControl.plusButtonTapped",
      ".`amountControl`.plusButtonTapped",
    ] {
      #expect(try read(text) == expected, "\(text)")
    }
  }

  @Test("The case of a binding can be omitted")
  func bindings() throws {
    let expected = ProductDetailFeature.Action.binding(SampleBinding(name: "isToggled", flag: true))
    #expect(try read(#".binding(.set(\.$isToggled, true))"#) == expected)
    #expect(try read(#".set(\.$isToggled, true)"#) == expected)
    #expect(try read(#".binding.set(\.$isToggled, true)"#) == expected)
    #expect(try read(#".binding(.set(\State.$isToggled, true))"#) == expected)
  }

  @Test("The case of a child's binding can be omitted")
  func childBindings() throws {
    let expected = Anything.detail(.binding(SampleBinding(name: "isToggled", flag: true)))
    #expect(try read(#".detail(.binding(.set(\.$isToggled, true)))"#) == expected)
    #expect(try read(#".detail(.set(\.$isToggled, true))"#) == expected)
    #expect(try read(#".detail.set(\.$isToggled, true)"#) == expected)
  }

  @Test("A row is selected by its ID or its position in brackets")
  func rows() throws {
    let expected = Anything.todo(id: 7, action: .toggled)
    #expect(try read(".todo(id: 7, action: .toggled)") == expected)
    #expect(try read(".todo[7].toggled") == expected)
    #expect(try read(".todo(id: 7).toggled") == expected)
    var asked: [String] = []
    let hooks = ActionHooks(id: { position, steps in
      asked.append("\(steps.map(\.name)) \(position)")
      return .id(7)
    })
    #expect(try read(".todo[#0].toggled", hooks: hooks) == expected)
    #expect(asked == [#"["todo"] 0"#])
    #expect(
      try read(#".todo[7].renamed("Milk")"#) == Anything.todo(id: 7, action: .renamed("Milk")))
  }

  @Test(
    "Every kind of payload can be typed",
    arguments: [
      (".tapped", Anything.tapped), (".amount(0x1F)", .amount(31)), (".amount(.max)", .amount(255)),
      (".setFilter(.all)", .setFilter(.all)), (".setFilter(Filter.all)", .setFilter(.all)),
      (".setFilter(\"active\")", .setFilter(.active)), (".setLevel(2)", .setLevel(.high)),
      (".setLevel(.low)", .setLevel(.low)), (".setLevel.low", .setLevel(.low)),
      (".setLevel(Level(rawValue: 2))", .setLevel(.high)),
      (".pair(1, label: \"a\")", .pair(1, label: "a")),
      (".pair((1, label: \"a\"))", .pair(1, label: "a")),
      (".pair((1, \"a\"))", .pair(1, label: "a")),
      (
        ".price(Price(money: Money(amount: 3, currency: nil), isFinal: true))",
        .price(Price(money: Money(amount: 3, currency: nil), isFinal: true))
      ),
      (
        ".price(.init(money: (amount: 3, currency: \"€\"), isFinal: false))",
        .price(Price(money: Money(amount: 3, currency: "€"), isFinal: false))
      ),
      (".maybe(nil)", .maybe(nil)), (".maybe(3)", .maybe(3)), (".maybe(.some(3))", .maybe(3)),
      (".maybe(.none)", .maybe(nil)),
      (
        ".folder(.inside(.inside(.empty)))",
        .folder(.inside(.inside(.empty)))
      ),
      (
        ".folder.inside.inside.empty",
        .folder(.inside(.inside(.empty)))
      ),
      (".tags([])", .tags([])), (".tags([\"a\", \"b\",])", .tags(["a", "b"])),
      (".nothing", .nothing(())), (".nothing(())", .nothing(())),
      (".response(.success(3))", .response(.success(3))),
      (".response.failure.offline", .response(.failure(.offline))),
      (".child.plusButtonTapped", .child(.plusButtonTapped)), (".child(nil)", .child(nil)),
    ])
  func payloads(text: String, expected: Anything) throws {
    #expect(try read(text) == expected)
  }
}

import Testing

@testable import ActionSyntax

@Suite("The list of actions")
struct ActionCatalogTests {
  @Test("The list contains the actions of children, and fields with their current values")
  func list() {
    let hooks = ActionHooks(now: { field, cases in
      field.name == "isToggled" && cases == ["binding"] ? "false" : nil
    })
    let forms = ActionCatalog(ProductDetailFeature.Action.self, hooks: hooks).forms()
    #expect(
      forms.map(\.rendered) == [
        ".amountControl(.minusButtonTapped)", ".amountControl(.plusButtonTapped)",
        #".binding(.set(\.$isToggled, Bool))  now false"#,
      ])
  }

  @Test("The list contains every kind of payload, including recursive ones")
  func everything() {
    #expect(
      ActionCatalog(Anything.self).forms().map(\.rendered) == [
        ".amount(UInt8)", ".child(AmountControl.Action?)",
        ".detail(.amountControl(.minusButtonTapped))", ".detail(.amountControl(.plusButtonTapped))",
        #".detail(.binding(.set(\.$isToggled, Bool)))"#, ".folder(.empty)",
        ".folder(.inside(Folder))", ".identified(by: UUID)", ".maybe(Int?)", ".nothing",
        ".pair(Int, label: String)", ".price(Price)", ".response(.failure(.offline))",
        ".response(.success(Int))", ".setFilter(.active)", ".setFilter(.all)",
        ".setFilter(.completed)", ".setLevel(.high)", ".setLevel(.low)", ".tags([String])",
        ".tapped", ".todo(id: Int, action: .renamed(String))", ".todo(id: Int, action: .toggled)",
      ])
  }

  @Test("An action that cannot be typed is listed with the reason")
  func untypable() {
    #expect(
      ActionCatalog(Untypable.self).forms().map(\.rendered) == [
        ".any(Any)  a value of type Any can have any type, so it cannot be typed",
        ".fine",
        ".function  its payload cannot be created, so it cannot be typed",
        ".hidden(Hidden)  the fields of Hidden cannot be set, so it cannot be typed",
        ".object(Reference)  Reference is a class; its instances cannot be typed",
      ])
  }

  @Test(
    "A prefix selects actions, in either spelling",
    arguments: [
      (".amountControl", 2), ("amountControl.plus", 1), (".amountControl(.plus", 1), ("plus", 1),
      ("binding", 1), ("x", 0), ("", 3),
    ])
  func prefix(prefix: String, count: Int) {
    #expect(
      ActionCatalog(ProductDetailFeature.Action.self).forms(prefix: prefix[...]).count == count)
  }
}

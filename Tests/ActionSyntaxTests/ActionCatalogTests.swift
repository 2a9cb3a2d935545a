import Testing

@testable import ActionSyntax

@Suite("The list of what can be typed")
struct ActionCatalogTests {
  @Test("Children are written out, fields have their types and present values")
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

  @Test("Every kind of payload, recursive ones too")
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

  @Test("What cannot be typed is there with the reason")
  func untypable() {
    #expect(
      ActionCatalog(Untypable.self).forms().map(\.rendered) == [
        ".any(Any)  cannot be typed: Any may be of any type: what is meant cannot be typed",
        ".fine",
        ".function  cannot be typed: it carries a value that reflection cannot make",
        ".hidden(Hidden)  cannot be typed: Hidden keeps its fields to itself: it cannot be typed",
        ".object(Reference)  cannot be typed: Reference is a class: its instances cannot be typed",
      ])
  }

  @Test(
    "A prefix chooses, in either spelling",
    arguments: [
      (".amountControl", 2), ("amountControl.plus", 1), (".amountControl(.plus", 1), ("plus", 1),
      ("binding", 1), ("x", 0), ("", 3),
    ])
  func prefix(prefix: String, count: Int) {
    #expect(
      ActionCatalog(ProductDetailFeature.Action.self).forms(prefix: prefix[...]).count == count)
  }
}

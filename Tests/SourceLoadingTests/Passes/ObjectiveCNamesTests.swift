import Testing

@testable import SourceLoading

@Suite("Names of Objective-C")
struct ObjectiveCNamesTests {
  private func expanded(_ text: String) -> String { text.applying(ObjectiveCNames.edits(of: text)) }

  @Test("Attributes for Objective-C become spaces")
  func attributes() {
    #expect(expanded("@objc(Item) final class Item {}") == "            final class Item {}")
    #expect(
      expanded("@IBAction func tapped(_ sender: Any) {}")
        == "          func tapped(_ sender: Any) {}")
    #expect(
      expanded("@objcMembers class A { @objc func b() {} }").hasSuffix(
        "class A {       func b() {} }"))
  }

  @Test("A selector becomes a value with the same name, and lines keep their numbers")
  func selectors() {
    #expect(
      expanded("send(#selector(UIResponder.resign), to: nil)")
        == "send(Selector(\"UIResponder.resign\"), to: nil)")
    #expect(expanded("#selector(\n  a(b:)\n)\nx") == "Selector(\"a(b:)\")\n\n\nx")
  }

  @Test("What a database contains gets accessors that stop")
  func managed() {
    #expect(
      expanded("extension A { @NSManaged var date: Date? }")
        == "extension A {            var date: Date? { get { StubCoreData._managedValue(\"date\") } set { StubCoreData._managedValue(\"date\") as Swift.Void } } }"
    )
    #expect(
      expanded("extension A {\n  @NSManaged func add(_ b: B)\n}")
        .contains("func add(_ b: B) { StubCoreData._managedValue(\"add\") }\n}"))
  }

  @Test("Strings and comments stay as they are")
  func literals() {
    let text = "let a = \"@objc #selector(b)\" // @objc #selector(c)"
    #expect(expanded(text) == text)
  }
}

import Testing

@testable import MacroExpansion

@Suite("@Model of SwiftData")
struct ModelMacroTests {
  @Test("A class conforms to the protocols that it lacks, and stays a plain class")
  func conformance() {
    let model = Expanding("Model", "@Model final class Item { var name = \"\" }")
    #expect(
      model(.extension, extending: "Item", missing: ["SwiftData.PersistentModel"])
        == "extension Item: SwiftData.PersistentModel {}")
    #expect(model(.extension, extending: "Item") == "")
  }

  @Test("Only a class can be a model")
  func structs() {
    #expect(
      Expanding("Model", "@Model struct Item {}").diagnostics(.extension) == [
        "error: '@Model' can only be applied to a class; 'Item' is a struct"
      ])
  }
}

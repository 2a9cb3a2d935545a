import Testing

@testable import SourceLoading

@Suite("Previews of views that create their stores")
struct StoreOwnerExpansionTests {
  private func owners(_ text: String) -> [String] {
    var number = 1
    return SourceOutline(StoreOwnerExpansion.expanding(text, from: &number)).declarations
      .filter { $0.name.hasPrefix(StoreOwnerExpansion.typePrefix) }.map(\.name)
  }

  private let store = "Store(initialState: A.State()) { A() }"

  @Test("A view or app that creates a store has a preview")
  func owners() {
    #expect(owners("struct V: View { @State var store = \(store) }") == ["ImplicitPreview1"])
    #expect(owners("struct V: SwiftUI.View { let store = \(store) }") == ["ImplicitPreview1"])
    #expect(
      owners("@main struct V: App { var body: some Scene { WindowGroup { W(store: \(store)) } } }")
        == ["ImplicitPreview1"])
  }

  @Test("A view that needs arguments, or that a preview shows already, has none")
  func others() {
    let declared = "struct V: View { let store = \(store) }"
    #expect(owners("\(declared) #Preview { V() }") == [])
    #expect(owners("struct V: View { let title: String; let store = \(store) }") == [])
    #expect(owners("struct V: View { let store = \(store); init(a: Int) {} }") == [])
    #expect(owners("struct V<T>: View { let store = \(store) }") == [])
    #expect(owners("struct V: View { static let store = \(store) }") == [])
    #expect(owners("struct V: App { static let store = \(store) }") == [])
    #expect(owners("struct V { let store = \(store) }") == [])
  }

  @Test("Lines keep their numbers, and a file without stores stays as it is")
  func lines() {
    var number = 1
    let text = "struct V: View {\n  let store = \(store)\n}"
    let expanded = StoreOwnerExpansion.expanding(text, from: &number)
    #expect(expanded.hasPrefix(text + "\nstruct ImplicitPreview1: "))
    #expect(number == 2)
    #expect(StoreOwnerExpansion.expanding("struct V {}", from: &number) == "struct V {}")
  }
}

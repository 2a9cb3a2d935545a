import Testing

@testable import TerminalUI

@MainActor
@Suite("Alerts and dialogs")
struct AlertTests {
  private final class Model {
    var isShown = true
    var log: [String] = []
  }

  private let model = Model()

  private var isShown: Binding<Bool> {
    Binding(
      get: { model.isShown },
      set: {
        model.isShown = $0
        model.log.append("\($0)")
      })
  }

  private func drawn(_ view: some View) -> Screen { Screen.render(view, width: 34) }

  @Test("An alert is a box with its title, its message and its buttons")
  func alert() {
    let view = Text("Blob").alert("Delete Blob?", isPresented: isShown) {
      Button("Delete", role: .destructive) {}
      Button("Cancel", role: .cancel) {}
    } message: {
      Text("You cannot undo this.")
    }
    #expect(
      drawn(view).lines == [
        "Blob",
        "    ┌ Delete Blob? ─────────┐",
        "    │ You cannot undo this. │",
        "    │ [1] <Delete>          │",
        "    │ [2] <Cancel>          │",
        "    └───────────────────────┘",
      ])
  }

  @Test("Each button calls its function and then closes the alert")
  func buttons() throws {
    let view = Text("Blob").alert("Delete?", isPresented: isShown) {
      Button("Delete") { model.log.append("deleted") }
    }
    try drawn(view).controls(named: "Delete")[0].tap()
    #expect(model.log == ["deleted", "false"])
    #expect(drawn(view).lines == ["Blob"])
  }

  @Test("An alert without buttons has the button OK, and a dialog without a cancel button Cancel")
  func defaults() {
    let alert = Text("Blob").alert("Saved", isPresented: isShown) {}
    #expect(drawn(alert).controls.map(\.label) == ["OK"])
    let dialog = Text("Blob").confirmationDialog("Move", isPresented: isShown) {
      Button("Move") {}
    }
    #expect(drawn(dialog).controls.map(\.label) == ["Move", "Cancel"])
    let complete = Text("Blob").confirmationDialog("Move", isPresented: isShown) {
      Button("Stay", role: .cancel) {}
    }
    #expect(drawn(complete).controls.map(\.label) == ["Stay"])
  }

  @Test("A dialog with a hidden title shows what it is")
  func hiddenTitle() {
    let view = Text("Blob").confirmationDialog(
      "Move", isPresented: isShown, titleVisibility: .hidden
    ) {}
    #expect(drawn(view).lines[1].contains(" Dialog "))
  }

  @Test("An alert about a value needs the value")
  func presenting() {
    func view(_ name: String?) -> some View {
      Text("Blob").alert("Delete?", isPresented: isShown, presenting: name) { name in
        Button("Delete \(name)") {}
      }
    }
    #expect(drawn(view("Blob")).controls.map(\.label) == ["Delete Blob"])
    #expect(drawn(view(nil)).controls.isEmpty)
  }

  @Test("The older Alert value has one or two buttons")
  func value() throws {
    let one = Text("Blob").alert(isPresented: isShown) { Alert(title: Text("Saved")) }
    #expect(drawn(one).controls.map(\.label) == ["OK"])
    let two = Text("Blob").alert(isPresented: isShown) {
      Alert(
        title: Text("Delete?"), message: Text("Really"),
        primaryButton: .destructive(Text("Delete")) { model.log.append("deleted") },
        secondaryButton: .cancel())
    }
    #expect(drawn(two).controls.map(\.label) == ["Delete", "Cancel"])
    try drawn(two).controls[0].tap()
    #expect(model.log == ["deleted", "false"])
  }
}

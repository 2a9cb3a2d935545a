import Observation
import TerminalUI
import Testing

@MainActor
@Suite("Views that show information")
struct InformationViewsTests {
  private func drawn(_ view: some View) -> [String] {
    Screen.render(view, width: 40).lines.map {
      $0.trimmingCharacters(in: .whitespaces)
    }.filter { !$0.isEmpty }
  }

  @Test("A message in place of content has a title, a description and buttons")
  func unavailable() {
    let view = ContentUnavailableView {
      Label("Offline", systemImage: "wifi")
    } description: {
      Text("Try again later.")
    } actions: {
      Button("Retry") {}
    }
    #expect(drawn(view) == ["[wifi] Offline", "Try again later.", "[1] <Retry>"])
    #expect(drawn(ContentUnavailableView("None", systemImage: "tray")) == ["[tray] None"])
  }

  @Test("A value is drawn beside its label")
  func labeled() {
    #expect(drawn(LabeledContent("Version", value: "1.0")) == ["Version: 1.0"])
    #expect(drawn(Gauge(value: 0.25) { Text("Fuel") }) == ["Fuel 25 %"])
    #expect(drawn(ProgressView("Upload", value: 0.5)) == ["Upload: 50 %"])
    #expect(drawn(ProgressView { Text("Upload") }) == ["Upload..."])
    let plain: ProgressView<EmptyView, EmptyView> = ProgressView(value: 0.5)
    #expect(drawn(plain) == ["50 %"])
    let labeled = drawn(ProgressView { Label("Upload", systemImage: "wifi") }).joined()
    #expect(labeled.hasPrefix("[wifi] Upload") && labeled.hasSuffix("..."), "\(labeled)")
  }

  @Test("The columns of a split view are drawn below each other")
  func columns() {
    let view = NavigationSplitView {
      Text("sidebar")
    } detail: {
      Text("detail")
    }
    #expect(drawn(view) == ["sidebar", "detail"])
  }

  @Test("Of views that may not fit, the first is drawn")
  func fitting() {
    let view = ViewThatFits {
      Text("long")
      Text("short")
    }
    #expect(drawn(view) == ["long"])
  }

  @Test("A shape of one's own draws nothing, and neither does a hidden view")
  func nothing() {
    struct Arc: Shape {
      func path(in rect: CGRect) -> Path { Path { _ in } }
    }
    #expect(drawn(Arc().stroke(.red, style: StrokeStyle(lineWidth: 3))) == [])
    #expect(drawn(Arc()) == [])
    #expect(drawn(Text("a").hidden()) == [])
  }

  @Test("An image from a URL is drawn in the phase of success")
  func image() {
    let view = AsyncImage(url: URL(string: "https://example.com/cover.png")) { phase in
      if let image = phase.image { image } else { Text("loading") }
    }
    #expect(drawn(view) == ["[cover.png]"])
  }

  @Test("A text field for a number writes what its format accepts")
  func number() throws {
    var value = 3
    let field = TextField(
      "Count", value: Binding(get: { value }, set: { value = $0 }), format: .number)
    let screen = Screen.render(field, width: 40)
    #expect(screen.lines == ["[1] Count: \"3\""])
  }

  @Test("Values in texts are formatted")
  func interpolation() {
    #expect(drawn(Text("\(3.14159, specifier: "%.2f")")) == ["3.14"])
    #expect(drawn(Text("\(7, format: .number) of \(Text("ten").bold())")) == ["7 of ten"])
  }

  @Test("A key is the title of controls")
  func keys() {
    let key = LocalizedStringKey("Save")
    #expect(drawn(Button(key) {}) == ["[1] <Save>"])
    #expect(drawn(Toggle(key, isOn: .constant(true))) == ["[1] Save: on"])
    #expect(drawn(Text("a").navigationTitle(key)).first == "Save")
  }

  @Test("A view reads an observable object that an outer view has set")
  func observable() {
    struct Name: View {
      @Environment(Model.self) var model
      var body: some View { Text(model.name) }
    }
    #expect(drawn(Name().environment(Model())) == ["Blob"])
  }

  @Observable
  final class Model { var name = "Blob" }
}

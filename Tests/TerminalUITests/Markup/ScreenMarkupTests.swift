import Testing

@testable import TerminalUI

@MainActor
@Suite("A screen as HTML")
struct ScreenMarkupTests {
  private func html(_ view: some View) -> String { Screen.render(view).html }

  @Test func `Text is escaped, and its style is a class`() {
    let html = html(Text("<b>&\u{FE0F}\"").bold().foregroundColor(.red))
    #expect(
      html.contains(
        """
        <span class="tca-text"><span class="tca-bold tca-red">&lt;b&gt;&amp;\u{FE0F}&quot;</span></span>
        """))
  }

  @Test
  func `HTML without a terminal's lines is the same, and a view with a state of its own is known`()
  {
    struct Counter: View {
      @State var count = 1
      var body: some View { Stepper("Amount \(count)", value: $count) }
    }
    struct Model: View {
      @ObservedObject var object: Object
      var body: some View { Text(object.name) }
    }
    let memory = ViewMemory()
    let placed = PlacedView(
      whole: VStack {
        Text("a"); Button("b") {}
      }, memory: memory)
    #expect(
      placed.html()
        == html(
          VStack {
            Text("a"); Button("b") {}
          }))
    #expect(placed.isDecidedByStore)
    for view: any View in [Counter(), Model(object: Object())] {
      let placed = PlacedView(
        whole: VStack {
          Text("a"); AnyView(view)
        }, memory: ViewMemory())
      _ = placed.html()
      #expect(!placed.isDecidedByStore)
    }
  }

  private final class Object: ObservableObject {
    let name = "a"
  }

  @Test(arguments: ["a\u{7F}", "a\t", "é<", "\u{FFFE}", "a\nb", "\"", "a>", "&", "~ !", "한글"])
  func `Text is escaped whether or not most of it is ASCII`(text: String) {
    let escaped = MarkupText.escaped(text, keepsLineFeeds: false)
    let expected = [
      "a\u{7F}": "a\u{2421}", "a\t": "a ", "é<": "é&lt;", "\u{FFFE}": "\u{FFFD}", "a\nb": "a␊b",
      "\"": "&quot;", "a>": "a&gt;", "&": "&amp;", "~ !": "~ !", "한글": "한글",
    ]
    #expect(escaped == expected[text])
  }

  @Test func `Control characters are shown as pictures`() {
    #expect(html(Text("a\u{1B}]0;b\u{7}")).contains("a␛]0;b␇"))
  }

  @Test func `A color of the app is no class`() {
    #expect(!html(Text("a").foregroundColor(Color("x\" onload=\""))).contains("onload"))
  }

  @Test func `A button has its number, and a disabled one has none`() {
    let html = html(
      VStack {
        Button("Save") {}
        Button("Send") {}.disabled(true)
      })
    #expect(html.contains("data-control=\"1\"><span class=\"tca-text\">Save</span></button>"))
    #expect(html.contains(" disabled><span class=\"tca-text\">Send</span></button>"))
    #expect(!html.contains("data-control=\"2\""))
  }

  @Test func `Controls are the elements of the browser, with names for those who cannot see them`()
  {
    let html = html(
      Form {
        Toggle("Wi-Fi", isOn: .constant(true))
        TextField("Name", text: .constant("Blob"))
        Picker("Size", selection: .constant(1)) {
          Text("small").tag(0)
          Text("large").tag(1)
        }
        Slider(value: .constant(2.5), in: 0...10) { Text("Volume") }
        Stepper("Count", onIncrement: {}, onDecrement: nil)
      })
    #expect(
      html.contains(
        "<input type=\"checkbox\" role=\"switch\" checked aria-label=\"Wi-Fi\" disabled>"))
    #expect(
      html.contains(
        """
        <input type="text" value="Blob" placeholder="Name" aria-label="Name" disabled>
        """))
    #expect(
      html.contains("<option>small</option><option selected>large</option></select>"))
    #expect(
      html.contains(
        """
        <input type="range" min="0" max="1000" value="250" aria-valuetext="2.5" aria-label="Volume" disabled>
        """))
    #expect(
      html.contains(
        "<span class=\"tca-step tca-disabled\">−</span><span class=\"tca-step\">+</span>"))
  }

  @Test func `A secret text is not in the page`() {
    let html = html(SecureField("Password", text: .constant("hunter2")))
    #expect(!html.contains("hunter2"))
    #expect(html.contains("value=\"•••••••\""))
  }

  @Test func `Rows of a list are in groups, each section in its own`() {
    let html = html(
      List {
        Text("a")
        Section("More") { Text("b") }
      })
    #expect(html.components(separatedBy: "class=\"tca-group\"").count == 3)
    #expect(html.contains("<div class=\"tca-header\"><span class=\"tca-text\">More</span></div>"))
  }

  @Test func `What a sheet covers is inert and has no numbers`() {
    let html = html(
      Button("Below") {}.sheet(isPresented: .constant(true)) { Button("Above") {} })
    #expect(html.contains("<div class=\"tca-layer tca-covered\" inert>"))
    #expect(
      html.contains(
        "type=\"button\"><span class=\"tca-text\">Below</span></button>"))
    #expect(html.contains("role=\"dialog\" aria-label=\"sheet\""))
    #expect(html.contains("data-control=\"1\"><span class=\"tca-text\">Above</span>"))
  }

  @Test func `An alert is a dialog with its title, and a destructive button says so`() {
    let html = html(
      Text("a").alert("Delete?", isPresented: .constant(true)) {
        Button("Delete", role: .destructive) {}
      })
    #expect(html.contains("<div class=\"tca-alert\" role=\"alertdialog\" aria-label=\"Delete?\">"))
    #expect(html.contains("<h3>Delete?</h3>"))
    #expect(html.contains("class=\"tca-button tca-destructive\""))
  }

  @Test func `Lengths that are not numbers, or larger than any screen, stay within bounds`() {
    #expect(html(Text("a").frame(width: .nan)).contains("width:0"))
    #expect(html(Text("a").frame(width: 1e30)).contains("width:10000px"))
    #expect(html(Text("a").frame(maxWidth: .infinity)).contains("max-width:100%"))
  }

  @Test func `A shape is filled unless only its outline is drawn`() {
    #expect(html(Circle().fill(.red)).contains("tca-circle tca-filled tca-red"))
    #expect(html(Circle().foregroundColor(.red)).contains("tca-circle tca-filled tca-red"))
    #expect(html(Circle().stroke(.red)).contains("class=\"tca-shape tca-circle tca-red\""))
  }

  @Test func `An image is a character with its name, or its name`() {
    #expect(html(Image(systemName: "heart.fill")).contains("aria-label=\"heart.fill\">♥︎</span>"))
    #expect(html(Image(systemName: "trash.circle.fill")).contains("🗑︎"))
    #expect(
      html(Image(systemName: "logo")).contains("tca-name\" role=\"img\" aria-label=\"logo\">logo<"))
  }
}

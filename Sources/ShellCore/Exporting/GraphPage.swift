/// The states of a feature and the steps between them as an HTML page that needs no network: a picture whose states and steps can be
/// selected, with the shortest way to each. Without scripts, the page shows the picture and a list.
struct GraphPage {
  /// A step of a way.
  struct Step {
    /// The action, as it is written.
    let label: String
    /// The fields that it changes: `amount 0 -> 1`.
    let change: String
    /// The state of the page that follows.
    let state: Int
    /// The action of the page that it is, in the order of the page; `nil` if it is not shown, because the graph is folded.
    let action: Int?

    init(label: String, change: String, state: Int, action: Int?) {
      (self.label, self.change, self.state, self.action) = (label, change, state, action)
    }
  }

  /// What leads from one state to another.
  struct Action {
    let label: String
    /// The index of the state that follows.
    let state: Int
    /// The shortest way that ends with this action.
    let way: [Step]
  }

  /// A state of the graph.
  struct State {
    /// The fields of the state, or its whole text.
    let fields: [String]
    /// The fields that differ between the states of the graph, for the picture.
    let shownFields: [String]
    /// The shortest way to it.
    let way: [Step]
    let actions: [Action]
    /// The actions that lead back to it.
    let stays: [String]
  }

  private let title: String
  /// How far the search has looked.
  private let summary: String
  private let states: [State]

  /// - Parameter states: The first one is the state in which the search began. There is at least one.
  init(title: String, summary: String, states: [State]) {
    (self.title, self.summary, self.states) = (title, summary, states)
  }

  /// The text of the file.
  var html: String {
    let page = SteppedPage(
      title: title, style: EmbeddedTexts.text("graph.css"), lastStep: 0, stepName: "Step",
      script: EmbeddedTexts.text("graph.js"))
    return page.html(
      main: """
        <p class="summary">\(MarkupText.escaped(summary))</p>
        <div class="graph" tabindex="-1">
        \(GraphPicture(states).svg)
        </div>
        <div class="lists">
        <nav id="way" class="panel" hidden aria-label="The way to this state"></nav>
        <div>
        \(sections)
        </div>
        </div>
        """)
  }

  private var sections: String {
    var number = 0
    return states.indices.map { index in
      let first = number
      number += states[index].actions.count
      return section(index, firstAction: first)
    }.joined(separator: "\n")
  }

  private func section(_ index: Int, firstAction: Int) -> String {
    let state = states[index]
    var parts = [
      "<section class=\"state panel\" id=\"state\(index)\" tabindex=\"-1\">",
      "<h2>\(Self.name(index))</h2>",
      "<pre>\(state.fields.map { MarkupText.escaped($0) }.joined(separator: "\n"))</pre>",
      "<h2>The shortest way</h2>", Self.list(state.way),
    ]
    if !state.actions.isEmpty { parts.append("<h2>Actions</h2>\n<ul class=\"actions\">") }
    for (offset, action) in state.actions.enumerated() {
      parts.append(
        "<li><a href=\"#state\(action.state)\" data-action=\"\(firstAction + offset)\">"
          + "<code>\(MarkupText.escaped(action.label))</code></a>"
          + " <small>\(MarkupText.escaped(action.way.last?.change ?? ""))</small>\(Self.list(action.way, isHidden: true))</li>"
      )
    }
    if !state.actions.isEmpty { parts.append("</ul>") }
    if !state.stays.isEmpty {
      let labels = state.stays.map { "<code>\(MarkupText.escaped($0))</code>" }.joined(
        separator: ", ")
      parts.append("<p class=\"stays\">Same state: \(labels)</p>")
    }
    return (parts + ["</section>"]).joined(separator: "\n")
  }

  private static func list(_ way: [Step], isHidden: Bool = false) -> String {
    let attribute = isHidden ? " hidden" : ""
    guard !way.isEmpty else { return "<ol class=\"way\"\(attribute)></ol>" }
    let items = way.map { step in
      "<li data-state=\"\(step.state)\" data-action=\"\(step.action.map(String.init) ?? "")\">"
        + "<code>\(MarkupText.escaped(step.label))</code> <small>\(MarkupText.escaped(step.change))</small></li>"
    }
    return "<ol class=\"way\"\(attribute)>\(items.joined())</ol>"
  }

  /// `State 2`, counted from 1; the first one is the start.
  static func name(_ index: Int) -> String { index == 0 ? "Start" : "State \(index + 1)" }
}

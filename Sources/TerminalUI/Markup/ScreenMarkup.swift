extension Screen {
  /// The screen as HTML that contains no scripts, and whose looks ``ScreenStyle`` declares. A control has its number in the
  /// attribute `data-control`, unless something covers it.
  package var html: String { ScreenMarkup().markup(of: layered).text }
}

extension PlacedView {
  /// The view as HTML, which does not depend on a width. This is what ``Screen/html`` contains, without the work of drawing
  /// lines for a terminal.
  ///
  /// - Parameter rowLimit: The number of rows to draw in all lists together; nil for no limit. The others are counted.
  package func html(rowLimit: Int? = nil) -> String {
    ScreenMarkup().markup(of: evaluate(rowLimit: rowLimit).layered).text
  }
}

/// Writes layout nodes as HTML: a pure function, like ``Renderer``, whose result a browser lays out.
struct ScreenMarkup {
  /// Whether something covers what is written. Then controls have no numbers.
  var isCovered = false

  /// A screen with the layers over it.
  @MainActor
  func markup(of screen: LayeredScreen) -> Markup {
    let covered = ScreenMarkup(isCovered: true)
    let base = (screen.layers.isEmpty ? self : covered).markup(screen.base)
    var pieces = [covering(base, isCovered: !screen.layers.isEmpty)]
    for (index, layer) in screen.layers.enumerated() {
      let isTop = index == screen.layers.count - 1
      pieces.append(
        covering((isTop ? self : covered).markup(of: layer), isCovered: !isTop))
    }
    return .element("div", [.classes("tca-screen")], pieces)
  }

  private func covering(_ content: Markup, isCovered: Bool) -> Markup {
    let attributes = isCovered ? [.classes("tca-layer", "tca-covered"), Attribute("inert")] : []
    return .element("div", attributes.isEmpty ? [.classes("tca-layer")] : attributes, [content])
  }

  @MainActor
  private func markup(of layer: PresentedLayer) -> Markup {
    let isQuestion = layer.kind == .alert || layer.kind == .dialog
    let title = layer.title.map { Markup.element("h3", [], [.text($0)]) } ?? .empty
    let buttons = layer.closeButton.map { markup($0) } ?? .empty
    return .element(
      "div",
      [
        .classes("tca-\(layer.kind == .cover ? "cover" : layer.kind.rawValue)"),
        Attribute("role", isQuestion ? "alertdialog" : "dialog"),
        Attribute("aria-label", layer.title ?? layer.kind.rawValue),
      ], [title, .group(layer.nodes.map(markup)), buttons])
  }

  func markup(_ node: LayoutNode) -> Markup {
    switch node {
    case .text(let runs): .element("span", [.classes("tca-text")], runs.map(run))
    case .symbol(let name, let style): symbol(name, style)
    case .row(let nodes, let alignment, let spacing):
      stack("tca-row", "tca-\(Self.name(alignment))", nodes, gap: spacing * 8)
    case .wrappingRow(let nodes, let spacing):
      stack("tca-row tca-wraps", "", nodes, gap: spacing * 8)
    case .column(let nodes, let alignment, let spacing):
      stack("tca-column", "tca-\(Self.name(alignment))", nodes, gap: max(spacing * 16, 4))
    case .layers(let nodes, let alignment):
      layers(nodes, alignment)
    case .spacer: .element("span", [.classes("tca-spacer")])
    case .divider: .void("hr")
    case .shape(let outline, let style, let paint): shape(outline, style, paint)
    case .padding(let node, let insets):
      styled(
        [
          "padding:\(Self.px(insets.top)) \(Self.px(insets.trailing)) "
            + "\(Self.px(insets.bottom)) \(Self.px(insets.leading))"
        ], node)
    case .frame(let node, let frame): framed(node, frame)
    case .border(let node, let style):
      .element("div", [.classes("tca-border", Self.classes(style))], [markup(node)])
    case .offset(let node, let x, let y):
      styled(["transform:translate(\(Self.px(x)),\(Self.px(y)))"], node)
    case .overlay(let nodes, let base, let alignment): layers([base] + nodes, alignment)
    case .control(let control): ControlMarkup(control, isCovered: isCovered, parts: self).markup
    case .tagged(let node, _), .titled(let node, _): markup(node)
    case .section, .box: list(node)
    case .screen(let node, let title):
      .group([.element("h3", [], [.text(title)]), markup(node)])
    }
  }
}

/// Stacks.
extension ScreenMarkup {
  private func stack(
    _ name: String, _ alignment: String, _ nodes: [LayoutNode], gap: Int
  ) -> Markup {
    .element(
      "div", [.classes(name, alignment)] + Attribute.style(["gap:\(gap)px"]), nodes.map(markup))
  }

  private func layers(_ nodes: [LayoutNode], _ alignment: Alignment) -> Markup {
    let horizontal = Self.position(Self.name(alignment.horizontal))
    let vertical = Self.position(Self.name(alignment.vertical))
    return .element(
      "div",
      [.classes("tca-stack")] + Attribute.style(["place-items:\(vertical) \(horizontal)"]),
      nodes.map(markup))
  }

  private func styled(_ declarations: [String], _ node: LayoutNode) -> Markup {
    .element("div", Attribute.style(declarations), [markup(node)])
  }

  private func framed(_ node: LayoutNode, _ frame: LayoutNode.Frame) -> Markup {
    let lengths: [(String, CGFloat?)] = [
      ("min-width", frame.minWidth), ("width", frame.width), ("min-height", frame.minHeight),
      ("height", frame.height),
    ]
    var declarations = lengths.compactMap { name, length in
      length.map { "\(name):\(Self.px($0))" }
    }
    // A greatest length makes a view as large as it is allowed to be.
    if let width = frame.maxWidth {
      declarations += ["width:100%", "max-width:\(width.isFinite ? Self.px(width) : "100%")"]
    }
    if let height = frame.maxHeight, height.isFinite {
      declarations.append("max-height:\(Self.px(height))")
    }
    let horizontal = Self.position(Self.name(frame.alignment.horizontal))
    let vertical = Self.position(Self.name(frame.alignment.vertical))
    declarations.append("place-items:\(vertical) \(horizontal)")
    return .element(
      "div", [.classes("tca-stack")] + Attribute.style(declarations), [markup(node)])
  }

  /// The place of an item in a grid.
  private static func position(_ name: String) -> String {
    switch name {
    case "leading", "top": "start"
    case "trailing", "bottom": "end"
    default: "center"
    }
  }

  private static func name(_ alignment: HorizontalAlignment) -> String {
    alignment == .leading ? "leading" : alignment == .trailing ? "trailing" : "center"
  }

  private static func name(_ alignment: VerticalAlignment) -> String {
    alignment == .top ? "top" : alignment == .bottom ? "bottom" : "center"
  }

  /// A length in points, as far as a screen can be large.
  private static func px(_ points: CGFloat) -> String {
    guard !points.isNaN else { return "0" }
    let limit = CGFloat(Points.limit)
    return "\(Int(min(max(points, -limit), limit).rounded()))px"
  }
}

/// Forms and lists.
extension ScreenMarkup {
  private func list(_ node: LayoutNode) -> Markup {
    switch node {
    case .box(let nodes): .element("div", [.classes("tca-list")], groups(nodes))
    case .section(let header, let content, let footer):
      section(header: header, content: content, footer: footer)
    default: markup(node)
    }
  }

  /// Each section is a group of rows, and so are the rows between two sections.
  private func groups(_ nodes: [LayoutNode]) -> [Markup] {
    var groups: [Markup] = [], rows: [LayoutNode] = []
    func close() {
      if !rows.isEmpty { groups.append(group(rows)) }
      rows = []
    }
    for node in nodes {
      if case .section = node {
        close()
        groups.append(list(node))
      } else {
        rows.append(node)
      }
    }
    close()
    return groups
  }

  private func section(
    header: [LayoutNode], content: [LayoutNode], footer: [LayoutNode]
  ) -> Markup {
    .element(
      "section", [],
      [
        part("tca-header", header), content.isEmpty ? .empty : group(content),
        part("tca-footer", footer),
      ])
  }

  private func part(_ name: String, _ nodes: [LayoutNode]) -> Markup {
    nodes.isEmpty ? .empty : .element("div", [.classes(name)], nodes.map(markup))
  }

  private func group(_ rows: [LayoutNode]) -> Markup {
    .element(
      "div", [.classes("tca-group"), Attribute("role", "list")],
      rows.map {
        .element("div", [.classes("tca-cell"), Attribute("role", "listitem")], [markup($0)])
      })
  }
}

/// Text, images, and shapes.
extension ScreenMarkup {
  private func run(_ run: StyledText) -> Markup {
    let classes = Self.classes(run.style)
    return classes.isEmpty
      ? .text(run.text) : .element("span", [.classes(classes)], [.text(run.text)])
  }

  private func symbol(_ name: String, _ style: TextStyle) -> Markup {
    let glyph = SymbolGlyphs.glyph(for: name)
    return .element(
      "span",
      [
        .classes("tca-symbol", glyph == nil ? "tca-name" : "", Self.classes(style)),
        Attribute("role", "img"), Attribute("aria-label", name),
      ], [.text(glyph ?? name)])
  }

  private func shape(
    _ outline: LayoutNode.Outline, _ style: TextStyle, _ paint: LayoutNode.Paint
  ) -> Markup {
    .element(
      "span",
      [
        .classes(
          "tca-shape", outline == .circle ? "tca-circle" : "",
          paint == .stroked ? "" : "tca-filled",
          Self.classes(style))
      ])
  }

  private static func classes(_ style: TextStyle) -> String {
    var names: [String] = []
    if style.isBold == true { names.append("tca-bold") }
    if style.isUnderlined == true { names.append("tca-underlined") }
    if let color = style.color, ScreenStyle.colors.contains(where: { $0.name == color.name }) {
      names.append("tca-\(color.name)")
    }
    return names.joined(separator: " ")
  }
}

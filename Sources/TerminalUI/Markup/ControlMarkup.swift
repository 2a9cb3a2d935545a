/// Writes a control as the element that browsers have for it. The element cannot be operated: the page decides what a click on its
/// number means.
struct ControlMarkup {
  private let control: ControlLabel
  private let isCovered: Bool
  private let parts: ScreenMarkup

  init(_ control: ControlLabel, isCovered: Bool, parts: ScreenMarkup) {
    self.control = control
    self.isCovered = isCovered
    self.parts = parts
  }

  var markup: Markup {
    switch control.look {
    case .button(let look): button(look)
    case .toggle(let isOn):
      field(
        .void(
          "input",
          [Attribute("type", "checkbox"), Attribute("role", "switch")]
            + (isOn ? [Attribute("checked")] : []) + inert))
    case .field(let text): field(input("text", text))
    case .secret(let length): field(input("text", String(repeating: "•", count: min(length, 64))))
    case .picker(let selected, let names): field(picker(selected, names))
    case .slider(let position): field(slider(position))
    case .stepper(let goesUp, let goesDown): field(stepper(goesUp, goesDown))
    case .value: field(.element("span", [.classes("tca-value")], [.text(control.value ?? "")]))
    }
  }

  /// The name of the control for those who cannot see its place.
  private var name: Attribute { Attribute("aria-label", control.label.plainText) }

  private var inert: [Attribute] { [name, Attribute("disabled")] }

  private var number: [Attribute] {
    isCovered || !control.isEnabled ? [] : [Attribute("data-control", "\(control.number)")]
  }

  private func button(_ look: ControlLook.Button) -> Markup {
    .element(
      "button",
      [.classes("tca-button", "tca-\(Self.name(of: look))"), Attribute("type", "button")]
        + (look == .selectedTab ? [Attribute("aria-current", "true")] : [])
        + (control.label.plainText.isEmpty ? [Attribute("aria-label", "\(control.number)")] : [])
        + (control.isEnabled ? [] : [Attribute("disabled")]) + number,
      [parts.markup(control.label)])
  }

  private static func name(of look: ControlLook.Button) -> String {
    look == .selectedTab ? "tab" : look.rawValue
  }

  /// A label with a value.
  private func field(_ value: Markup) -> Markup {
    let label = control.label.plainText.isEmpty ? Markup.empty : parts.markup(control.label)
    return .element(
      "div", [.classes("tca-field", control.isEnabled ? "" : "tca-disabled")] + number,
      [.element("span", [.classes("tca-label")], [label]), value])
  }

  private func input(_ type: String, _ text: String) -> Markup {
    // One line, as in the field.
    let line = text.replacing("\r\n", with: " ").replacing("\n", with: " ")
    return .void(
      "input",
      [
        Attribute("type", type), Attribute("value", line),
        Attribute("placeholder", control.label.plainText),
      ] + inert)
  }

  private func picker(_ selected: String?, _ names: [String]) -> Markup {
    let options = names.prefix(100).map { name in
      Markup.element(
        "option", name == selected ? [Attribute("selected")] : [], [.text(name)])
    }
    let missing = selected == nil ? [Markup.element("option", [Attribute("selected")])] : []
    return .element("select", inert, missing + options)
  }

  private func slider(_ position: Double?) -> Markup {
    let value = control.value ?? ""
    return .group([
      .void(
        "input",
        [
          Attribute("type", "range"), Attribute("min", "0"), Attribute("max", "1000"),
          Attribute("value", "\(Int(((position ?? 0.5) * 1000).rounded()))"),
          Attribute("aria-valuetext", value),
        ] + inert),
      .element("span", [.classes("tca-value")], [.text(value)]),
    ])
  }

  private func stepper(_ goesUp: Bool, _ goesDown: Bool) -> Markup {
    func step(_ sign: String, _ isThere: Bool) -> Markup {
      .element("span", [.classes("tca-step", isThere ? "" : "tca-disabled")], [.text(sign)])
    }
    return .group([
      .element("span", [.classes("tca-value")], [.text(control.value ?? "")]),
      .element("span", [.classes("tca-stepper")], [step("−", goesDown), step("+", goesUp)]),
    ])
  }
}

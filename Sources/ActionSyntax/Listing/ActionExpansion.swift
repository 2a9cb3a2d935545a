import ComposableArchitecture
import Reflection

/// Writes out the cases of an action type, children and all.
package struct ActionExpansion {
  package let hooks: ActionHooks
  private var count = 0

  package init(hooks: ActionHooks) { self.hooks = hooks }

  /// `cases` lead to the enum; `open` are the enums on the way, so that recursive ones end.
  package mutating func forms(
    of layout: EnumLayout, below cases: [String], open: [Any.Type]
  ) -> [ActionForm] {
    var forms: [ActionForm] = []
    for enumCase in layout.cases.sorted(by: { ($0.name, $0.tag) < ($1.name, $1.tag) }) {
      forms += self.forms(of: enumCase, below: cases, open: open)
    }
    return forms
  }

  private mutating func forms(
    of enumCase: EnumCase, below cases: [String], open: [Any.Type]
  ) -> [ActionForm] {
    let elements = CaseElement.all(of: enumCase)
    let way = cases + [enumCase.name]
    let name = "." + enumCase.name
    guard enumCase.isResolved else {
      return leaf(name, note: "cannot be typed: it carries a value that reflection cannot make")
    }
    guard let last = elements.last else { return leaf(name) }
    if let obstacle = elements.compactMap({ Typability.obstacle(to: $0.type) }).first {
      return leaf(name + CaseElement.signature(elements), note: "cannot be typed: " + obstacle)
    }
    let inner = innerForms(of: last.type, below: way, open: open)
    guard !inner.isEmpty else { return leaf(name + CaseElement.signature(elements)) }
    let before = elements.dropLast().map { Self.placeholder($0) + ", " }.joined()
    let label = last.label.map { $0 + ": " } ?? ""
    return inner.map {
      ActionForm(text: "\(name)(\(before)\(label)\($0.text))", note: $0.note)
    }
  }

  /// Empty: shown by its type.
  private mutating func innerForms(
    of type: Any.Type, below cases: [String], open: [Any.Type]
  ) -> [ActionForm] {
    if let binding = type as? any BindingConstructible.Type { return bindings(binding, cases) }
    guard count < ActionCatalog.limit, !(type is any OptionalType.Type),
      let layout = ActionStep.cases(of: type), !open.contains(where: { $0 == type })
    else { return [] }
    return forms(of: layout, below: cases, open: open + [type])
  }

  private mutating func bindings(
    _ type: any BindingConstructible.Type, _ cases: [String]
  ) -> [ActionForm] {
    type.bindableFields.flatMap { field in
      leaf(
        ".set(\(field.keyPath), \(TypeName.full(field.type)))",
        note: hooks.now(field, cases).map { "now " + $0 })
    }
  }

  private mutating func leaf(_ text: String, note: String? = nil) -> [ActionForm] {
    count += 1
    return [ActionForm(text: text, note: note)]
  }

  private static func placeholder(_ element: CaseElement) -> String {
    (element.label.map { $0 + ": " } ?? "") + TypeName.full(element.type)
  }
}

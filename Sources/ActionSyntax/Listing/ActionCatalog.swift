/// Lists what can be typed as an action of a type.
///
/// The forms are in alphabetical order, because the order of declaration is not known.
package struct ActionCatalog {
  /// The number of forms beyond which children are shown by their types.
  fileprivate static let limit = 1_000

  private let root: Any.Type
  private let hooks: ActionHooks

  package init(_ root: Any.Type, hooks: ActionHooks = ActionHooks()) {
    self.root = root
    self.hooks = hooks
  }

  /// All forms, or those with a path that begins with `prefix`, in either spelling:
  /// `amountControl.plus`, `.amountControl(.plus`.
  package func forms(prefix: Substring = "") -> [ActionForm] {
    guard let layout = EnumLayout.of(root) else { return [] }
    var writer = FormWriter(hooks: hooks)
    let forms = writer.forms(of: layout, below: [], open: [root])
    let wanted = Self.path(prefix)
    return wanted.isEmpty
      ? forms : forms.filter { Self.isPrefix(wanted, of: Self.path($0.text[...])) }
  }

  /// The path to the case whose name is nearest to the last one of a path.
  package func nearest(toPath path: String) -> String? {
    let name = Self.path(path[...]).split(separator: ".").last.map(String.init) ?? ""
    return ActionNames(root).nearest(to: name)
  }

  /// A path without the characters that differ between the two spellings.
  private static func path(_ text: Substring) -> String {
    let path = text.trimmingWhitespace.replacing("(.", with: ".")
    return String(path.drop { $0 == "." })
  }

  /// Whether a path, or the path from one of its names, begins with `prefix`.
  private static func isPrefix(_ prefix: String, of path: String) -> Bool {
    path.hasPrefix(prefix) || path.contains("." + prefix)
  }
}

/// An action that can be typed, with types in place of values.
package struct ActionForm: Sendable, Equatable {
  /// `.binding(.set(\.$isToggled, Bool))`
  package let text: String

  /// `now false`, or the reason why the action cannot be typed.
  package let note: String?

  package init(text: String, note: String? = nil) {
    self.text = text
    self.note = note
  }

  /// The form as a line of a list.
  package var rendered: String { note.map { text + "  " + $0 } ?? text }
}

/// Writes the forms of an action type, including those of its children.
private struct FormWriter {
  let hooks: ActionHooks
  private var count = 0

  init(hooks: ActionHooks) { self.hooks = hooks }

  /// - Parameters:
  ///   - cases: The names of the cases that contain the enum.
  ///   - open: The enums that contain it. A recursive enum is written out once.
  mutating func forms(
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
    let name = "." + enumCase.name
    guard enumCase.isResolved else {
      return form(name, note: "its payload cannot be created, so it cannot be typed")
    }
    guard let last = elements.last else { return form(name) }
    if let obstacle = elements.compactMap({ Typability.obstacle(to: $0.type) }).first {
      return form(name + CaseElement.signature(elements), note: obstacle)
    }
    let inner = innerForms(of: last.type, below: cases + [enumCase.name], open: open)
    guard !inner.isEmpty else { return form(name + CaseElement.signature(elements)) }
    let before = elements.dropLast().map { Self.placeholder($0) + ", " }.joined()
    let label = last.label.map { $0 + ": " } ?? ""
    return inner.map {
      ActionForm(text: "\(name)(\(before)\(label)\($0.text))", note: $0.note)
    }
  }

  /// The forms of a payload, or none if the payload is shown by its type.
  private mutating func innerForms(
    of type: Any.Type, below cases: [String], open: [Any.Type]
  ) -> [ActionForm] {
    if let binding = type as? any BindingConstructible.Type { return bindings(binding, cases) }
    guard count < ActionCatalog.limit, !(type is any OptionalType.Type),
      let layout = ActionTree.cases(of: type), !open.contains(where: { $0 == type })
    else { return [] }
    return forms(of: layout, below: cases, open: open + [type])
  }

  private mutating func bindings(
    _ type: any BindingConstructible.Type, _ cases: [String]
  ) -> [ActionForm] {
    type.bindableFields.flatMap { field in
      form(
        ".set(\(field.keyPath), \(TypeName.full(field.type)))",
        note: hooks.now(field, cases).map { "now " + $0 })
    }
  }

  private mutating func form(_ text: String, note: String? = nil) -> [ActionForm] {
    count += 1
    return [ActionForm(text: text, note: note)]
  }

  private static func placeholder(_ element: CaseElement) -> String {
    (element.label.map { $0 + ": " } ?? "") + TypeName.full(element.type)
  }
}

/// An action to try first in a feature.
package enum FirstAction {
  /// The first action that needs no value. Actions of children come first, then the runtime's order
  /// of the cases decides.
  ///
  /// - Parameters:
  ///   - absent: The cases to ignore, because their children are not present.
  ///   - isPossible: Whether the text of an action, which begins with a case, is one to try.
  package static func of(
    _ type: Any.Type, without absent: Set<String> = [],
    where isPossible: (_ text: String, _ name: String) -> Bool = { _, _ in true }
  ) -> String? {
    text(of: type, without: absent, depth: 4) { isPossible("." + $0, $1) }.map { "." + $0 }
  }

  private static func text(
    of type: Any.Type, without absent: Set<String>, depth: Int,
    where isPossible: (_ text: String, _ name: String) -> Bool
  ) -> String? {
    guard depth > 0, let layout = EnumLayout.of(type) else { return nil }
    for enumCase in layout.cases where !absent.contains(enumCase.name) {
      guard let payload = enumCase.payload else { return enumCase.name }
      guard constructor(of: payload) == nil, enumCase.label == nil,
        let inner = text(of: payload, without: [], depth: depth - 1, where: { _, _ in true })
      else { continue }
      let text = "\(enumCase.name)(.\(inner))"
      if isPossible(text, enumCase.name) { return text }
    }
    return nil
  }
}

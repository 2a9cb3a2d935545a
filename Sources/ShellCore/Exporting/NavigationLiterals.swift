/// An alert, a dialog or a button with any type of actions: its code is an initializer with closures.
protocol ClosureWritable {
  /// The arguments before the first closure, with their labels.
  var arguments: [(label: String, value: Any, type: Any.Type)] { get }
  /// The closures, the first of which has no label. A closure returns each of its values.
  var closures: [(label: String, values: [Any])] { get }
}

extension AlertState: ClosureWritable {
  var arguments: [(label: String, value: Any, type: Any.Type)] { [] }
  var closures: [(label: String, values: [Any])] {
    [("", [title]), ("actions", buttons), ("message", message.map { [$0] } ?? [])]
  }
}

extension ConfirmationDialogState: ClosureWritable {
  var arguments: [(label: String, value: Any, type: Any.Type)] {
    guard titleVisibility != .automatic else { return [] }
    return [
      ("titleVisibility", titleVisibility, ConfirmationDialogStateTitleVisibility.self)
    ]
  }
  var closures: [(label: String, values: [Any])] {
    [("", [title]), ("actions", buttons), ("message", message.map { [$0] } ?? [])]
  }
}

extension ButtonState: ClosureWritable {
  var arguments: [(label: String, value: Any, type: Any.Type)] {
    let role = role.map { [("role", $0 as Any, ButtonStateRole.self as Any.Type)] } ?? []
    guard action.animation == nil else {
      return role + [("action", action, ButtonStateAction<Action>.self)]
    }
    return role + (action.action.map { [("action", $0 as Any, Action.self as Any.Type)] } ?? [])
  }
  var closures: [(label: String, values: [Any])] { [("", [label])] }
}

/// What a button does, with any type of actions.
protocol ButtonActionWritable {
  /// The arguments of `.send`.
  var arguments: (action: (value: Any, type: Any.Type), animation: Animation?) { get }
}

extension ButtonStateAction: ButtonActionWritable {
  var arguments: (action: (value: Any, type: Any.Type), animation: Animation?) {
    ((action as Any, Action?.self), animation)
  }
}

extension SwiftLiteral {
  /// `.send(.delete, animation: .default)`.
  mutating func button(
    _ button: any ButtonActionWritable, _ isTyped: Bool, at path: String
  ) throws(Unwritable) -> SwiftCode {
    let (action, animation) = button.arguments
    var parts = [try code(action.value, as: action.type, at: path)]
    if let animation {
      parts.append(.prefixed("animation: ", try code(animation, as: Animation?.self, at: path)))
    }
    return .list((isTyped ? "" : try name(of: type(of: button), at: path)) + ".send(", parts, ")")
  }

  /// `AlertState { TextState("Delete?") } actions: { ... }`.
  mutating func closures(
    of value: any ClosureWritable, _ isTyped: Bool, at path: String
  ) throws(Unwritable) -> SwiftCode {
    var arguments: [SwiftCode] = []
    for (label, argument, type) in value.arguments {
      arguments.append(
        .prefixed("\(label): ", try code(argument, as: type, at: joined(path, label))))
    }
    let full = try name(of: type(of: value), at: path)
    let name = isTyped ? String(full.prefix { $0 != "<" }) : full
    var parts: [SwiftCode] = [arguments.isEmpty ? .text(name) : .list("\(name)(", arguments, ")")]
    for (label, values) in value.closures where !values.isEmpty {
      var statements: [SwiftCode] = []
      for (index, value) in values.enumerated() {
        let part = joined(path, label.isEmpty ? "title" : "\(label)[\(index)]")
        statements.append(try code(value, as: type(of: value), at: part))
      }
      parts.append(.closure(label.isEmpty ? " " : " \(label): ", statements))
    }
    return .sequence(parts)
  }

  /// `TextState("Delete ") + TextState("it").bold()`.
  mutating func text(_ text: TextState, at path: String) throws(Unwritable) -> SwiftCode {
    .text(try written(text, at: path))
  }

  private mutating func written(
    _ text: TextState, at path: String
  ) throws(Unwritable) -> String {
    var code: String
    switch text.content {
    case .text(let content): code = "TextState(\(StringLiteral.of(content)))"
    case .joined(let first, let second):
      let (left, right) = (try written(first, at: path), try written(second, at: path))
      // `a + b + c` joins the first two.
      let isNested = if case .joined = second.content { second.styles.isEmpty } else { false }
      code = isNested ? "\(left) + (\(right))" : "\(left) + \(right)"
      if !text.styles.isEmpty { code = "(\(code))" }
    }
    for style in text.styles { code += try modifier(style, at: path) }
    return code
  }

  private mutating func modifier(
    _ style: TextState.Style, at path: String
  ) throws(Unwritable) -> String {
    switch style {
    case .bold: ".bold()"
    case .italic: ".italic()"
    case .strikethrough(nil): ".strikethrough()"
    case .strikethrough(let color?): ".strikethrough(color: \(try flat(color, at: path)))"
    case .underline(nil): ".underline()"
    case .underline(let color?): ".underline(color: \(try flat(color, at: path)))"
    case .font(let font): ".font(\(try flat(font, at: path)))"
    case .weight(let weight): ".fontWeight(\(try flat(weight, at: path)))"
    case .color(let color): ".foregroundColor(\(try flat(color, at: path)))"
    case .kerning(let points): ".kerning(\(points))"
    case .tracking(let points): ".tracking(\(points))"
    case .baselineOffset(let points): ".baselineOffset(\(points))"
    }
  }

  private mutating func flat<Value>(
    _ value: Value, at path: String
  ) throws(Unwritable) -> String {
    try code(value, as: Value.self, at: path).flat
  }

  /// `StackState([.detail(...)])`. In a test, the elements get the IDs from 0.
  mutating func stack(
    _ stack: any StackWritable, at path: String
  ) throws(Unwritable) -> SwiftCode {
    guard stack.elementIDs.enumerated().allSatisfy({ $0.offset == $0.element.number }) else {
      throw .otherElementIDs(at: path)
    }
    guard !stack.elements.isEmpty else { return .text("StackState()") }
    var parts: [SwiftCode] = []
    for (index, element) in stack.elements.enumerated() {
      parts.append(try code(element, at: "\(path)[\(index)]"))
    }
    return .list("StackState([", parts, "])")
  }
}

extension Unwritable {
  /// The IDs of a stack, which a test cannot choose.
  static func otherElementIDs(at path: String) -> Self {
    Self(path: path, reason: "the IDs of its elements are not #0, #1, and so on")
  }
}

/// A `StackState` with any type of elements.
protocol StackWritable {
  var elementIDs: [StackElementID] { get }
  /// The elements from the bottom to the top.
  var elements: [Any] { get }
}

extension StackState: StackWritable {
  var elementIDs: [StackElementID] { Array(ids) }
  var elements: [Any] { map { $0 } }
}

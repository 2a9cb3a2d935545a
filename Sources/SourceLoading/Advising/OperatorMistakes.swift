import ActionSyntax
import SwiftReading

/// Mistakes in the operators of a reducer: `Scope`, `ifLet`, and `forEach`.
struct OperatorMistakes {
  let read: ReadReducer

  var all: [ReadMistake] { calls.flatMap(mistakes(in:)) }

  /// `.forEach(\.rows, action: \.rows) { Row() }`
  private struct Call {
    let name: String
    let offset: Int
    /// The arguments as they are written, by label.
    let arguments: [(label: String?, text: String, offset: Int)]
    /// The first name in the closure; `nil` without a closure.
    let child: String?

    var field: String? {
      Self.key(arguments.first { $0.label == nil || $0.label == "state" }?.text)
    }
    var action: String? { Self.key(arguments.first { $0.label == "action" }?.text) }

    /// `rows` for `\.rows` and `\.$rows`; `nil` for anything else, such as a longer path.
    private static func key(_ text: String?) -> String? {
      text?.wholeMatch(of: /\\\.\$?(\w+)/).map { String($0.1) }
    }
  }

  /// The operators in the body.
  private var calls: [Call] {
    guard
      let body = read.reducer.members.first(where: { $0.names.contains("body") })?.bodyRange
    else { return [] }
    let texts = read.source.tokens.map { read.source[$0] }
    return texts.indices.compactMap { index in
      guard body.contains(read.source.tokens[index].range.lowerBound), index + 1 < texts.count,
        texts[index + 1] == "(",
        texts[index] == "Scope"
          || ["ifLet", "forEach"].contains(texts[index]) && texts[index - 1] == "."
      else { return nil }
      return call(at: index, texts)
    }
  }

  private func call(at index: Int, _ texts: [String]) -> Call? {
    guard let (parts, end) = texts.arguments(after: index + 1) else { return nil }
    let tokens = read.source.tokens
    let arguments = parts.compactMap { part -> (label: String?, text: String, offset: Int)? in
      let label = texts.label(of: part)
      let first = part.lowerBound + (label == nil ? 0 : 2)
      guard first < part.upperBound else { return nil }
      let range = tokens[first].range.lowerBound..<tokens[part.upperBound - 1].range.upperBound
      return (label, read.source[range], range.lowerBound)
    }
    let hasClosure = end + 2 < texts.count && texts[end + 1] == "{"
    return Call(
      name: texts[index], offset: tokens[index].range.lowerBound, arguments: arguments,
      child: hasClosure ? texts[end + 2] : nil)
  }

  private func mistakes(in call: Call) -> [ReadMistake] {
    for argument in call.arguments where argument.text.hasPrefix(".") {
      return [
        read.mistake(
          at: argument.offset, "a key path begins with a backslash",
          "write `\\\(argument.text)`")
      ]
    }
    return [deepAction(call), missingCase(call), wrongKind(call), wrongChild(call)].compactMap {
      $0
    }
  }

  /// `action: \.sheet.tapped` for `action: \.sheet`.
  private func deepAction(_ call: Call) -> ReadMistake? {
    guard call.name != "Scope", let place = call.arguments.first(where: { $0.label == "action" }),
      let path = place.text.wholeMatch(of: /\\\.(\w+)\.[\w.]+/),
      let payload = read.actions.lazy.compactMap({ $0.payload(of: String(path.1)) }).first,
      payload.contains("<")
    else { return nil }
    return read.mistake(
      at: place.offset, "the key path leads to an action of the child",
      "write `action: \\.\(path.1)`")
  }

  private func missingCase(_ call: Call) -> ReadMistake? {
    let names = read.actions.filter { $0.keyword == "case" }.flatMap(\.names)
    guard let action = call.action, !names.isEmpty, !names.contains(action),
      let place = call.arguments.first(where: { $0.label == "action" })
    else { return nil }
    let type = (read.path + ["Action"]).joined(separator: ".")
    return read.mistake(
      at: place.offset + 2, "'\(type)' has no case '\(action)'",
      NearestName.to(action, in: names).map { "did you mean `\($0)`?" }
        ?? "add it: `case \(action)(...)`")
  }

  /// An operator for another kind of property.
  private func wrongKind(_ call: Call) -> ReadMistake? {
    guard let field = call.field, let type = read.type(ofField: field),
      let place = call.arguments.first
    else { return nil }
    let isMany = type.hasPrefix("IdentifiedArray") || type.hasPrefix("StackState")
    let isOptional = type.hasSuffix("?")
    let action = call.action ?? field
    let isPresented = read.state.first { $0.names.contains(field) }?.attributes.contains("Presents")
    let needed =
      isMany
      ? "forEach(\\.\(field), action: \\.\(action))"
      : isOptional
        ? "ifLet(\\.\(isPresented == true ? "$" : "")\(field), action: \\.\(action))" : nil
    if call.name == "ifLet", !isMany, !isOptional, type.hasSuffix(".State") {
      return read.mistake(
        at: place.offset, "the property is not optional",
        "for a child that always exists, write `Scope(state:action:)`")
    }
    guard let needed, !needed.hasPrefix(call.name) else { return nil }
    let message =
      isOptional
      ? "the property '\(field)' is optional, so `\(call.name)` cannot use it"
      : type.hasPrefix("Stack")
        ? "the property '\(field)' is a stack, so `\(call.name)` cannot use it"
        : "the property '\(field)' holds rows, so `\(call.name)` cannot use it"
    return read.mistake(at: place.offset, message, "write `.\(needed)`")
  }

  /// A closure without the child's reducer, or with that of another child.
  private func wrongChild(_ call: Call) -> ReadMistake? {
    guard let field = call.field, let type = read.type(ofField: field),
      let name = Self.child(of: type),
      let child = read.reducer(named: name)
    else { return nil }
    let isEnum = child.keyword == "enum"
    if call.child == nil, !isEnum {
      return read.mistake(
        at: call.offset, "`\(call.name)` needs the reducer of the child",
        "write `{ \(name)() }` after it")
    }
    guard let written = call.child, written != name, let other = read.reducer(named: written) else {
      guard isEnum, call.child == name else { return nil }
      return read.mistake(
        at: call.offset, "an enum of reducers needs no closure",
        "remove `{ \(name)() }`")
    }
    return read.mistake(
      at: read.offset(of: written, in: call.offset..<read.reducer.range.upperBound),
      "'\(other.name)' is not the reducer of '\(field)', which has the type \(type)",
      isEnum ? "remove the closure" : "write `\(name)()`")
  }

  /// The name of the reducer whose state a field holds: `Row` for `IdentifiedArrayOf<Row.State>`.
  private static func child(of type: String) -> String? {
    var type = type.hasSuffix("?") ? String(type.dropLast()) : type
    if type.hasSuffix(">"), let last = ReadReducer.parts(of: type).inner.split(separator: ",").last
    {
      type = String(last)
    }
    let names = type.split(separator: ".")
    guard names.count > 1, names.last == "State" else { return nil }
    return String(names[names.count - 2])
  }
}

import ActionSyntax
import ComposableArchitecture

extension CommandContext {
  /// The fields that can be written in the prompt's scope, for an error.
  var bindableHint: String {
    let types = loaded?.scopedTypes
    let fields = types.flatMap { BindableFields(state: $0.state, action: $0.action) }
    return fields?.hint ?? "expected a field"
  }

  /// Writes a field. The rest of the line is the value.
  func set(_ name: String, in line: String, at offset: Int) throws -> Output {
    let (fields, field, state) = try bindable(name, in: line, at: offset)
    let start = line.index(line.startIndex, offsetBy: offset + name.count)
    let value = try ActionReader().rest(line[start...], as: field.valueType, for: name)
    return try write(field, value, of: fields, state, name)
  }

  /// Toggles a Boolean field.
  func toggle(_ name: String, in line: String, at offset: Int) throws -> Output {
    let (fields, field, state) = try bindable(name, in: line, at: offset)
    guard let value = field.value(in: state) as? Bool else {
      throw ShellError(
        .wrongType, "`\(name)` is \(withArticle(TypeName.of(field.valueType))), not a Bool",
        in: line, at: offset, hint: "type `set \(name) VALUE` to change it")
    }
    return try write(field, !value, of: fields, state, name)
  }

  private func write(
    _ field: BindingField, _ value: Any, of fields: BindableFields, _ state: Any, _ name: String
  ) throws -> Output {
    guard let loaded, let action = fields.action(field, value, witness: state) else {
      throw ShellError(.wrongType, "`\(name)` cannot be set, because its type is not Equatable")
    }
    return try deliver(action, in: loaded)
  }

  private func bindable(
    _ name: String, in line: String, at offset: Int
  ) throws -> (BindableFields, BindingField, Any) {
    let loaded = try requireFeature()
    let (stateType, actionType) = loaded.scopedTypes
    let state = try requireScopedState()
    guard let fields = BindableFields(state: stateType, action: actionType) else {
      throw ShellError(
        .notBindable, "\(TypeName.of(actionType)) has no case for a BindingAction", in: line,
        at: offset, hint: "nothing can be set here; type `actions` to list what can be sent")
    }
    guard let field = fields.field(named: name) else {
      throw notBindable(name, fields, in: line, at: offset)
    }
    return (fields, field, state)
  }

  private func notBindable(
    _ name: String, _ fields: BindableFields, in line: String, at offset: Int
  ) -> ShellError {
    guard Stored.names(in: fields.state).contains(name) else {
      return ShellError(
        .unknownField, "\(TypeName.of(fields.state)) has no field `\(name)`", in: line, at: offset,
        hint: fields.hint,
        suggestion: NearestName.to(name, in: fields.names))
    }
    let index = line.index(line.startIndex, offsetBy: offset)
    return .notBindable(
      name, in: line, at: index..<index, fields: fields.names,
      isObservable: fields.state is any ObservableState.Type)
  }
}

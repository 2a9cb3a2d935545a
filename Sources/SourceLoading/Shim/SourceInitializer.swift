import ActionSyntax
import Reflection

/// An initializer of a loaded file whose parameters have default values, for actions such as `.show(.init())`.
package struct SourceInitializer {
  let outline: InitializerOutline
  let layout: StructLayout
  /// What calls it.
  package let function: LoaderShim.Function

  /// The initializers of the structs that an action can contain.
  package static func all(
    in sources: SourceSet, of types: [Any.Type], action: Any.Type
  ) -> [SourceInitializer] {
    let outlines = Dictionary(
      sources.files.flatMap { InitializerOutline.all(in: $0.text) }.map { ($0.type, $0) },
      uniquingKeysWith: { first, _ in first })
    let payloads = PayloadTypes.within(action)
    return types.filter { payloads.contains(ObjectIdentifier($0)) }.compactMap(StructLayout.of)
      .compactMap { layout in
        let name = _typeName(layout.type, qualified: true)
        guard !name.contains("("), let dot = name.firstIndex(of: "."),
          let outline = outlines[String(name[dot...].dropFirst())],
          outline.parameters.allSatisfy({ parameter in
            layout.fields.contains { $0.name == parameter.label }
          })
        else { return nil }
        return SourceInitializer(
          outline: outline, layout: layout,
          function: function(for: outline, name))
      }
  }

  /// What calls the initializer of a type.
  static func function(
    for outline: InitializerOutline, _ type: String
  ) -> LoaderShim.Function {
    .initializer(type, call: call(of: outline, type))
  }

  /// The call in the shim. Arguments that are not given have the source's default values.
  private static func call(of outline: InitializerOutline, _ type: String) -> String {
    let arguments = outline.parameters.enumerated().map { index, parameter in
      let given = "tca_take(\(index), values)"
      let value = parameter.defaultValue.map { expression in
        let expression = expression.replacing("Self.", with: "\(type).")
        return "tca_isGiven(\(index), values) ? \(given) : (\(expression))"
      }
      return "\(parameter.label): \(value ?? given)"
    }
    return "\(type)(\(arguments.joined(separator: ", ")))"
  }

  /// Lets actions that are typed call the initializer.
  package func register(_ shim: any CodeLibrary) {
    let parameters = outline.parameters.compactMap { parameter in
      layout.fields.first { $0.name == parameter.label }.map {
        StructInitializer.Parameter(
          label: parameter.label, type: $0.type, isRequired: parameter.defaultValue == nil)
      }
    }
    let function = function.name
    StructInitializer.register(
      StructInitializer(parameters: parameters) { arguments in
        shim.make(function, from: arguments.map { $0 ?? () })
      }, of: layout.type)
  }
}

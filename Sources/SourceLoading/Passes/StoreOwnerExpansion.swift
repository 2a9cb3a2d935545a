import SwiftReading

/// Writes a preview for each view or app that creates its own store, before the compiler sees them.
///
/// ```swift
/// struct SignUpFlow: View {
///   @State private var store = Store(initialState: SignUp.State(plan: .free)) { SignUp() }
///   ...
/// }
/// // adds
/// struct ImplicitPreview1: ComposableArchitecture.RegisteredPreview { ... SignUpFlow() ... }
/// ```
///
/// The shell can start such a feature even if its state needs arguments. All lines keep their numbers.
package enum StoreOwnerExpansion {
  /// The text with the previews at its end; the same text if nothing in it creates a store.
  ///
  /// - Parameter number: The number of the next preview, which is a part of the type's name.
  static func expanding(_ text: String, from number: inout Int) -> String {
    text.applying(edits(of: text, from: &number))
  }

  /// The edits of each file: previews at its end.
  static func edits(of sources: SourceSet) -> [[Edit]] {
    var number = 1
    return sources.files.map { edits(of: $0.text, from: &number) }
  }

  private static func edits(of text: String, from number: inout Int) -> [Edit] {
    let source = SourceText(text)
    guard source.contains("initialState", ":") else { return [] }
    let declarations = DeclarationReader.file(source).flatMap(\.declarations)
    let shown = declarations.filter { $0.isPreview }.map { SourceText(source[$0.range]) }
    var result = ""
    for declaration in declarations {
      guard let view = view(of: declaration, source),
        !shown.contains(where: { $0.contains(declaration.name, "(") })
      else { continue }
      result += """
        struct \(typePrefix)\(number): ComposableArchitecture.RegisteredPreview { \
        static var name: Swift.String? { "\(declaration.name)" }; \
        static var previews: some ComposableArchitecture.View { \(view) } }

        """
      number += 1
    }
    guard !result.isEmpty else { return [] }
    let end = source.bytes.count
    return [Edit(end..<end, (text.hasSuffix("\n") ? "" : "\n") + result)]
  }

  /// The beginning of the names of the types.
  package static let typePrefix = "ImplicitPreview"

  /// An expression for the view; `nil` if the declaration does not create a store, or cannot be created without arguments.
  private static func view(of declaration: Declaration, _ source: SourceText) -> String? {
    guard declaration.keyword == "struct", declaration.genericParameters == nil else { return nil }
    let members = declaration.members.flatMap(\.declarations)
    let types = declaration.inherited.map { $0.split(separator: ".").last.map(String.init) ?? $0 }
    let stored = members.filter { member in
      member.bindings.contains(where: \.isStored)
    }
    let created = stored.filter { $0.bindings.contains { $0.createsStore } }
    if types.contains("View") {
      let isComplete = stored.allSatisfy(\.hasValue) && !members.contains { $0.keyword == "init" }
      let isOwner = created.contains { !$0.isStatic }
      return isComplete && isOwner ? "\(declaration.name)()" : nil
    }
    // A static store exists once, so it could not be replaced by the store of the session.
    guard types.contains("App"), !created.contains(where: \.isStatic),
      SourceText(source[declaration.range]).contains("initialState", ":")
    else { return nil }
    return "ComposableArchitecture.AppWindow(\(declaration.name)().body)"
  }
}

extension Declaration {
  fileprivate var isPreview: Bool {
    keyword == "#Preview" || inherited.contains { $0.hasSuffix("PreviewProvider") }
  }

  /// Whether a stored property has a value without an argument of the memberwise initializer.
  fileprivate var hasValue: Bool {
    isStatic || bindings.allSatisfy { $0.initializer != nil || !$0.isStored }
      || attributes.contains { Self.providedAttributes.contains($0.name) }
  }

  private static let providedAttributes: Set<String> = [
    "Environment", "EnvironmentObject", "FocusState", "Namespace", "Dependency",
    "GestureState", "AccessibilityFocusState",
  ]
}

extension Binding {
  fileprivate var createsStore: Bool {
    guard isStored, let initializer else { return false }
    let source = SourceText(initializer)
    return source.contains("initialState", ":")
      && (source.tokens.indices.dropLast()).contains { index in
        source[source.tokens[index]].hasSuffix("Store") && source[source.tokens[index + 1]] == "("
      }
  }
}

extension SourceText {
  /// Whether two tokens follow each other. Strings and comments are not read.
  func contains(_ first: String, _ second: String) -> Bool {
    tokens.indices.dropLast().contains {
      self[tokens[$0]] == first && self[tokens[$0 + 1]] == second
    }
  }
}

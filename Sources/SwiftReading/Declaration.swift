/// A declaration as far as macros look at it.
///
/// Texts are copied unchanged from the source; ranges are UTF-8 offsets into it. Names keep their backticks, since an expansion
/// has to repeat them.
package struct Declaration: Equatable {
  package var attributes: [Attribute] = []
  package var modifiers: [Modifier] = []
  /// `struct`, `enum`, `var`, `case` and so on.
  package var keyword = ""
  package var keywordRange = 0..<0
  /// The name of a type, a function or an alias; empty for variables and cases.
  package var name = ""
  package var nameRange = 0..<0
  /// The generic parameters with their angle brackets.
  package var genericParameters: String?
  /// The types after the colon of a type declaration.
  package var inherited: [String] = []
  package var members: [Member] = []
  package var cases: [EnumCase] = []
  /// The variables of a `var` or `let` declaration.
  package var bindings: [Binding] = []
  /// The parameters of a function, an initializer, a subscript or a freestanding macro.
  package var signature: FunctionSignature?
  /// The braces of a type's members or of a function's body.
  package var bodyRange: Range<Int>?
  /// The whole declaration, from its first attribute on.
  package var range = 0..<0
}

/// An attribute such as `@available(*, deprecated)`.
package struct Attribute: Equatable {
  /// The name without its module: `Reducer` for `@ComposableArchitecture.Reducer`.
  package var name: String
  /// The arguments, or `nil` if the attribute has no parentheses.
  package var arguments: [Argument]?
  /// The attribute with its at sign.
  package var text: String
  package var range: Range<Int>

  package init(name: String, arguments: [Argument]? = nil, text: String, range: Range<Int>) {
    self.name = name
    self.arguments = arguments
    self.text = text
    self.range = range
  }
}

/// An argument of an attribute or of a freestanding macro.
package struct Argument: Equatable {
  package var label: String?
  package var value: String
  package var range: Range<Int>
}

/// A modifier such as `private(set)`.
package struct Modifier: Equatable {
  package var name: String
  /// The word in parentheses.
  package var detail: String?
  package var range: Range<Int>
}

/// A member of a type, or an `#if` block with members.
package indirect enum Member: Equatable {
  case declaration(Declaration)
  case conditional([ConditionalClause<Member>])
}

/// One branch of an `#if` block.
package struct ConditionalClause<Element: Equatable>: Equatable {
  /// `#if DEBUG`, `#elseif os(Linux)` or `#else`.
  package var directive: String
  package var elements: [Element]
}

/// One name of a `case` declaration with its associated values.
package struct EnumCase: Equatable {
  package var name: String
  package var nameRange: Range<Int>
  package var values: [AssociatedValue] = []
  /// The attributes of the declaration that contains the name.
  package var attributes: [Attribute] = []

  package struct AssociatedValue: Equatable {
    /// The label that a caller writes, or `nil` if there is none.
    package var label: String?
    package var type: String
    package var defaultValue: String?

    package init(label: String?, type: String, defaultValue: String? = nil) {
      self.label = label
      self.type = type
      self.defaultValue = defaultValue
    }
  }
}

/// One variable of a `var` or `let` declaration.
package struct Binding: Equatable {
  /// The name, or a whole pattern such as `(a, b)`.
  package var name: String
  package var nameRange: Range<Int>
  package var type: String?
  package var typeRange: Range<Int>?
  package var initializer: String?
  package var initializerRange: Range<Int>?
  /// The braces of the accessors.
  package var accessorRange: Range<Int>?
  /// `get`, `set`, `didSet` and so on. A short getter counts as `get`.
  package var accessors: [String] = []
  /// Whether the braces contain the getter's statements and nothing else.
  package var hasShortGetter = false

  /// Whether the variable has storage: it has no accessors but observers.
  package var isStored: Bool { accessors.allSatisfy { $0 == "willSet" || $0 == "didSet" } }
}

/// The parameters and effects of a function or of a function type.
package struct FunctionSignature: Equatable {
  package struct Parameter: Equatable {
    /// The first name, `_` included, or `nil` for an unlabeled parameter of a function type.
    package var label: String?
    /// The second name.
    package var name: String?
    package var type: String
    package var defaultValue: String?
  }

  package var parameters: [Parameter] = []
  package var isAsync = false
  /// `throws`, `throws(Failure)` or `rethrows`.
  package var throwing: String?
  package var result: String?
}

extension Declaration {
  /// The declarations of the type, those in `#if` blocks included, in the order of the source.
  package var allMembers: [Declaration] { members.flatMap(\.declarations) }

  /// The cases of an enum, those in `#if` blocks included.
  package var allCases: [EnumCase] { allMembers.flatMap(\.cases) }

  /// `public ` or `package ` if the declaration has that access level, otherwise nothing.
  package var accessPrefix: String {
    modifiers.first { $0.detail == nil && ($0.name == "public" || $0.name == "package") }.map {
      "\($0.name) "
    } ?? ""
  }

  package var isStatic: Bool { hasModifier("static") || hasModifier("class") }

  package func hasModifier(_ name: String) -> Bool {
    modifiers.contains { $0.name == name && $0.detail == nil }
  }

  package func attribute(named name: String) -> Attribute? { attributes.first { $0.name == name } }

  /// Whether the inheritance clause names a type, with or without its module.
  package func inherits(_ name: String) -> Bool {
    inherited.contains { type in
      type.split(separator: "&").contains { part in
        let part = part.filter { !$0.isWhitespace }
        return part == name || part.hasSuffix(".\(name)")
      }
    }
  }

  /// The `@available` attributes of the declaration, a line each.
  package var availability: String {
    attributes.filter { $0.name == "available" }.map { "\($0.text)\n" }.joined()
  }
}

extension Member {
  /// The declaration, or those of all branches.
  package var declarations: [Declaration] {
    switch self {
    case .declaration(let declaration): [declaration]
    case .conditional(let clauses): clauses.flatMap { $0.elements.flatMap(\.declarations) }
    }
  }
}

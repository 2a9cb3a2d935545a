/// A declaration as far as macros look at it.
///
/// Texts are copied unchanged from the source; ranges are UTF-8 offsets into it. Names keep their backticks, since an expansion
/// has to repeat them.
struct Declaration: Equatable {
  var attributes: [Attribute] = []
  var modifiers: [Modifier] = []
  /// `struct`, `enum`, `var`, `case` and so on.
  var keyword = ""
  var keywordRange = 0..<0
  /// The name of a type, a function or an alias; empty for variables and cases.
  var name = ""
  var nameRange = 0..<0
  /// The generic parameters with their angle brackets.
  var genericParameters: String?
  /// The types after the colon of a type declaration.
  var inherited: [String] = []
  /// The members of a type.
  var members: [Member] = []
  /// The names of a `case` declaration.
  var cases: [EnumCase] = []
  /// The variables of a `var` or `let` declaration.
  var bindings: [Binding] = []
  /// The parameters of a function, an initializer, a subscript or a freestanding macro.
  var signature: FunctionSignature?
  /// The braces of a type's members or of a function's body.
  var bodyRange: Range<Int>?
  /// The whole declaration, from its first attribute on.
  var range = 0..<0
}

/// An attribute such as `@available(*, deprecated)`.
struct Attribute: Equatable {
  /// The name without its module: `Reducer` for `@ComposableArchitecture.Reducer`.
  var name: String
  /// The arguments, or `nil` if the attribute has no parentheses.
  var arguments: [Argument]?
  /// The attribute with its at sign.
  var text: String
  var range: Range<Int>
}

/// An argument of an attribute or of a freestanding macro.
struct Argument: Equatable {
  var label: String?
  var value: String
  var range: Range<Int>
}

/// A modifier such as `private(set)`.
struct Modifier: Equatable {
  var name: String
  /// The word in parentheses.
  var detail: String?
  var range: Range<Int>
}

/// A member of a type, or an `#if` block with members.
indirect enum Member: Equatable {
  case declaration(Declaration)
  case conditional([ConditionalClause<Member>])
}

/// One branch of an `#if` block.
struct ConditionalClause<Element: Equatable>: Equatable {
  /// `#if DEBUG`, `#elseif os(Linux)` or `#else`.
  var directive: String
  var elements: [Element]
}

/// One name of a `case` declaration with its associated values.
struct EnumCase: Equatable {
  var name: String
  var nameRange: Range<Int>
  var values: [AssociatedValue] = []
  /// The attributes of the declaration that contains the name.
  var attributes: [Attribute] = []

  struct AssociatedValue: Equatable {
    /// The label that a caller writes, or `nil` if there is none.
    var label: String?
    var type: String
    var defaultValue: String?
  }
}

/// One variable of a `var` or `let` declaration.
struct Binding: Equatable {
  /// The name, or a whole pattern such as `(a, b)`.
  var name: String
  var nameRange: Range<Int>
  var type: String?
  var typeRange: Range<Int>?
  var initializer: String?
  var initializerRange: Range<Int>?
  /// The braces of the accessors.
  var accessorRange: Range<Int>?
  /// `get`, `set`, `didSet` and so on. A short getter counts as `get`.
  var accessors: [String] = []
  /// Whether the braces contain the getter's statements and nothing else.
  var hasShortGetter = false

  /// Whether the variable has storage: it has no accessors but observers.
  var isStored: Bool { accessors.allSatisfy { $0 == "willSet" || $0 == "didSet" } }
}

/// The parameters and effects of a function or of a function type.
struct FunctionSignature: Equatable {
  struct Parameter: Equatable {
    /// The first name, `_` included, or `nil` for an unlabeled parameter of a function type.
    var label: String?
    /// The second name.
    var name: String?
    var type: String
    var defaultValue: String?
  }

  var parameters: [Parameter] = []
  var isAsync = false
  /// `throws`, `throws(Failure)` or `rethrows`.
  var throwing: String?
  var result: String?
}

extension Declaration {
  /// The declarations of the type, those in `#if` blocks included, in the order of the source.
  var allMembers: [Declaration] { members.flatMap(\.declarations) }

  /// The cases of an enum, those in `#if` blocks included.
  var allCases: [EnumCase] { allMembers.flatMap(\.cases) }

  /// `public ` or `package ` if the declaration has that access level, otherwise nothing.
  var accessPrefix: String {
    modifiers.first { $0.detail == nil && ($0.name == "public" || $0.name == "package") }.map {
      "\($0.name) "
    } ?? ""
  }

  var isStatic: Bool { hasModifier("static") || hasModifier("class") }

  func hasModifier(_ name: String) -> Bool {
    modifiers.contains { $0.name == name && $0.detail == nil }
  }

  func attribute(named name: String) -> Attribute? { attributes.first { $0.name == name } }

  /// Whether the inheritance clause names a type, with or without its module.
  func inherits(_ name: String) -> Bool {
    inherited.contains { type in
      type.split(separator: "&").contains { part in
        let part = part.filter { !$0.isWhitespace }
        return part == name || part.hasSuffix(".\(name)")
      }
    }
  }

  /// The `@available` attributes of the declaration, a line each.
  var availability: String {
    attributes.filter { $0.name == "available" }.map { "\($0.text)\n" }.joined()
  }
}

extension Member {
  /// The declaration, or those of all branches.
  var declarations: [Declaration] {
    switch self {
    case .declaration(let declaration): [declaration]
    case .conditional(let clauses): clauses.flatMap { $0.elements.flatMap(\.declarations) }
    }
  }
}

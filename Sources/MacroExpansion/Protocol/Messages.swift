/// What the compiler sends. The names of cases and properties are those of the compiler's protocol.
enum HostMessage: Decodable {
  case getCapability
  case expandAttachedMacro(AttachedMacroMessage)
  case expandFreestandingMacro(FreestandingMacroMessage)
  /// A message of a newer compiler, by its name.
  case unknown(String)

  private enum CodingKeys: String, CodingKey {
    case getCapability, expandAttachedMacro, expandFreestandingMacro
  }

  private struct AnyKey: CodingKey {
    var stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if container.contains(.expandAttachedMacro) {
      self = .expandAttachedMacro(
        try container.decode(AttachedMacroMessage.self, forKey: .expandAttachedMacro))
    } else if container.contains(.expandFreestandingMacro) {
      self = .expandFreestandingMacro(
        try container.decode(FreestandingMacroMessage.self, forKey: .expandFreestandingMacro))
    } else if container.contains(.getCapability) {
      self = .getCapability
    } else {
      self = .unknown(try decoder.container(keyedBy: AnyKey.self).allKeys.first?.stringValue ?? "")
    }
  }
}

struct AttachedMacroMessage: Decodable {
  var macro: MacroReference
  var macroRole: String
  var attributeSyntax: SyntaxText
  var declSyntax: SyntaxText
  var parentDeclSyntax: SyntaxText?
  /// The declarations around the attribute, innermost first.
  var lexicalContext: [SyntaxText]?
  var extendedTypeSyntax: SyntaxText?
  var conformanceListSyntax: SyntaxText?
}

struct FreestandingMacroMessage: Decodable {
  var macro: MacroReference
  /// The beginning of the names that this expansion may introduce.
  var discriminator: String
  var syntax: SyntaxText
}

struct MacroReference: Decodable {
  var moduleName: String
  var typeName: String
  var name: String
}

/// A piece of source and where it is.
struct SyntaxText: Decodable {
  struct Location: Codable {
    var fileName: String
    /// A UTF-8 offset in the file.
    var offset: Int
  }

  var source: String
  var location: Location
}

/// What the plugin replies.
enum PluginMessage: Encodable {
  case getCapabilityResult(capability: Capability)
  case expandMacroResult(expandedSource: String?, diagnostics: [DiagnosticMessage])
}

/// Which version of the protocol the plugin understands, and which optional parts.
struct Capability: Encodable {
  var protocolVersion: Int
  var features: [String]
}

/// A diagnostic that the compiler prints as its own.
struct DiagnosticMessage: Encodable, Equatable {
  struct Position: Encodable, Equatable {
    var fileName: String
    var offset: Int
  }
  struct PositionRange: Encodable, Equatable {
    var fileName: String
    var startOffset: Int
    var endOffset: Int
  }
  struct Note: Encodable, Equatable {
    var position: Position
    var message: String
  }
  struct FixIt: Encodable, Equatable {
    struct Change: Encodable, Equatable {
      var range: PositionRange
      var newText: String
    }
    var message: String
    var changes: [Change]
  }

  var message: String
  var severity: String
  var position: Position
  var highlights: [PositionRange]
  var notes: [Note]
  var fixIts: [FixIt]
}

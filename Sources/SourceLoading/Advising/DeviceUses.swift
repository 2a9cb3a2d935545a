import SwiftReading

/// What a file of a package uses that exists on Apple platforms only.
///
/// The rule is that of loaded files: a closed list of frameworks and declarations. Code in `#if` blocks does not count, because its author
/// has decided where it is compiled.
package struct DeviceUses: Equatable, Sendable {
  package struct Use: Equatable, Sendable {
    /// `GameKit`, or `UIApplication`
    package let name: String
    package let line: Int
  }

  /// The first use of what this project does not provide; `nil` if there is none.
  package private(set) var need: Use?
  /// The frameworks that the file imports and that this project provides.
  package private(set) var provided: Set<String> = []

  /// - Parameter declared: The types that the package declares itself.
  package init(_ text: String, declared: Set<String> = []) {
    let source = SourceText(text)
    let tokens = source.tokens
    var symbol: Use?
    var depth = 0
    for index in tokens.indices {
      let word = source[tokens[index]]
      if tokens[index].kind == .directive {
        if word == "#if" { depth += 1 }
        if word == "#endif" { depth -= 1 }
      }
      guard depth == 0, tokens[index].kind == .word, index > 0 else { continue }
      if source[tokens[index - 1]] == "import" || Self.isKindOfImport(index, source) {
        if ProvidedModules.frameworks.contains(word) || word == "SwiftUI" { provided.insert(word) }
        if need == nil, KnownAbsences.isFrameworkOfApple(word) {
          need = Self.use(word, index, source)
        }
      } else if symbol == nil, source[tokens[index - 1]] != ".", !declared.contains(word),
        AppleSymbols.contains(word), !Self.isLabel(index, source)
      {
        symbol = Self.use(word, index, source)
      }
    }
    read(symbol)
  }

  /// A symbol belongs to a framework that the file imports. Each file that imports SwiftUI sees UIKit, too.
  private mutating func read(_ symbol: Use?) {
    let importsViews = provided.remove("SwiftUI") != nil
    guard let symbol, need == nil, provided.isEmpty else { return }
    if importsViews, symbol.name.hasPrefix("UI") {
      provided.insert("UIKit")
    } else {
      need = symbol
    }
  }

  /// `import struct UIKit.UIColor`
  private static func isKindOfImport(_ index: Int, _ source: SourceText) -> Bool {
    index > 1 && source[source.tokens[index - 2]] == "import"
      && ["struct", "class", "enum", "func", "protocol", "let", "var", "typealias"]
        .contains(source[source.tokens[index - 1]])
  }

  /// `UIColor:` is a label or a case of a switch, never a type.
  private static func isLabel(_ index: Int, _ source: SourceText) -> Bool {
    index + 1 < source.tokens.count && source[source.tokens[index + 1]] == ":"
      && source[source.tokens[index - 1]] != "?"
  }

  private static func use(_ name: String, _ index: Int, _ source: SourceText) -> Use {
    let offset = source.tokens[index].range.lowerBound
    let line = source.bytes.prefix(offset).count { $0 == UInt8(ascii: "\n") } + 1
    return Use(name: name, line: line)
  }
}

/// The tests and types of a file.
package enum TestCount {
  /// The number of functions with `@Test`, and of tests of XCTest.
  package static func tests(in text: String) -> Int {
    let source = SourceText(text)
    var reader = TestReader(source: source)
    for declaration in DeclarationReader.file(source).flatMap(\.declarations) {
      reader.read(declaration)
    }
    return reader.tests.count
  }
}

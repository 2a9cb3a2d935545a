import SwiftReading

/// What a file of a package needs that exists on Apple platforms only.
///
/// The rule is that of loaded files: a closed list of frameworks and declarations. Code in `#if` blocks does not count, because its author
/// has decided where it is compiled. Unlike a loaded file, a package has no stand-ins for the frameworks.
package struct DeviceNeeds: Equatable, Sendable {
  /// `UIKit`, or `UIApplication`
  package let name: String
  package let line: Int

  /// The first need of a file; `nil` if it has none.
  ///
  /// - Parameter declared: The types that the package declares itself.
  package static func first(in text: String, declared: Set<String> = []) -> DeviceNeeds? {
    let source = SourceText(text)
    let tokens = source.tokens
    var depth = 0
    for index in tokens.indices {
      let word = source[tokens[index]]
      if tokens[index].kind == .directive {
        if word == "#if" { depth += 1 }
        if word == "#endif" { depth -= 1 }
      }
      guard depth == 0, tokens[index].kind == .word, index > 0 || word == "import" else { continue }
      if index > 0, source[tokens[index - 1]] == "import" || isKindOfImport(index, source) {
        if KnownAbsences.isMissingInPackages(word) { return need(word, index, source) }
      } else if index > 0, source[tokens[index - 1]] != ".", !declared.contains(word),
        AppleSymbols.contains(word), !isLabel(index, source)
      {
        return need(word, index, source)
      }
    }
    return nil
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

  private static func need(_ name: String, _ index: Int, _ source: SourceText) -> DeviceNeeds {
    let offset = source.tokens[index].range.lowerBound
    let line = source.bytes.prefix(offset).count { $0 == UInt8(ascii: "\n") } + 1
    return DeviceNeeds(name: name, line: line)
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

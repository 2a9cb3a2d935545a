import SwiftReading

/// The imports of modules that do not exist here.
enum AbsentImports {
  /// Leaves out the imports of modules that do not exist here. The compiler would stop at the first one.
  ///
  /// Imports in `#if` blocks stay, unless the condition is that of the platform that the shell stands for: a condition such as
  /// `canImport(UIKit)` is for the compiler to decide.
  ///
  /// - Parameters:
  ///   - pruned: The sources that contain the imports.
  ///   - names: The names of the modules that exist; `nil` if only those of Apple's frameworks are known not to.
  /// - Returns: What the compiler would say about them; `nil` if there are none.
  static func leaveOut(of pruned: inout PrunedSources, existing names: Set<String>?) -> String? {
    var messages: [String] = []
    let reasons = LeftOutReasons(of: pruned)
    for index in pruned.sources.files.indices {
      leaveOutSubmodules(of: &pruned.sources.files[index].text)
      let file = pruned.sources.files[index]
      let imports = activeImports(of: file.text).filter {
        let module = String($0.module.prefix { $0 != "." })
        return KnownAbsences.isFrameworkOfApple(module) || names?.contains(module) == false
      }
      for found in imports.reversed() {
        let text = pruned.sources.files[index].text
        pruned.sources.files[index].text = text.applying([
          .blanking(SourceOutline.rangeWithSemicolon(found.range, in: text), of: text)
        ])
      }
      let positions = LinePositions(file)
      for found in imports {
        let line = positions.number(of: found.range.lowerBound)
        // The module of `import struct Nuke.Image`.
        let module = String(found.module.prefix { $0 != "." })
        pruned.absentModules[file.name, default: []].append(module)
        messages.append("\(file.name):\(line):8: error: no such module '\(module)'")
        pruned.leftOut.append(
          LeftOut(
            name: "import \(found.module)",
            reason: reasons.reason(ofModule: module, "\(file.name):\(line)")))
      }
    }
    pruned.readImports()
    return messages.isEmpty ? nil : messages.joined(separator: "\n")
  }

  /// The imports that no condition excludes, in their order.
  private static func activeImports(of text: String) -> [(module: String, range: Range<Int>)] {
    let unconditional = SourceOutline.unconditionalImports(of: text)
    let others = SourceOutline(text).declarations.filter { found in
      found.keyword == "import" && !unconditional.contains { $0.range == found.range }
    }
    guard !others.isEmpty else { return unconditional }
    let source = SourceText(text)
    let active = others.filter { found in
      var conditions: [String] = []
      for token in source.tokens where token.range.upperBound <= found.range.lowerBound {
        guard token.kind == .directive else { continue }
        let condition = source[token.range.upperBound..<found.range.lowerBound]
          .prefix { !$0.isNewline }.filter { !$0.isWhitespace }
        switch source[token] {
        case "#if": conditions.append(condition)
        case "#else", "#elseif": conditions = conditions.dropLast() + ["?"]
        case "#endif": _ = conditions.popLast()
        default: break
        }
      }
      return conditions.allSatisfy { $0 == "true" }
    }
    return (unconditional + active.map { ($0.name, $0.range) }).sorted {
      $0.range.lowerBound < $1.range.lowerBound
    }
  }

  /// Imports a provided module as a whole: `import os.log` is `import os`, also in an `#if` block.
  private static func leaveOutSubmodules(of text: inout String) {
    let imports = SourceOutline(text).declarations.filter { $0.keyword == "import" }
    let edits = imports.compactMap { found -> Edit? in
      let parts = found.name.split(separator: ".")
      let bytes = Array(text.utf8)[found.range]
      guard parts.count == 2, ProvidedModules.names.contains(String(parts[0])),
        let dot = bytes.lastIndex(of: UInt8(ascii: ".")),
        String(decoding: bytes, as: UTF8.self).hasSuffix(".\(parts[1])"),
        !["struct", "class", "enum", "func", "protocol", "var", "let", "typealias"].contains(
          where: String(decoding: bytes, as: UTF8.self).split(separator: " ").map(String.init)
            .contains)
      else { return nil }
      return .blanking(dot..<found.range.upperBound, of: text)
    }
    text = text.applying(edits)
  }
}

import Foundation
import Testing

@Suite("The names of SwiftUI in docs/Screen.md")
struct ScreenPageTests {
  @Test("Names listed as drawn or accepted are declared, and absent names are not")
  func listed() throws {
    let page = try Page()
    let declared = try Self.declaredNames()
    #expect(page.drawn.count > 50)
    #expect(page.drawn.union(page.accepted).subtracting(declared).sorted() == [])
    #expect(page.absent.intersection(declared).sorted() == [])
    #expect(page.drawn.intersection(page.accepted).sorted() == [])
  }

  @Test("Every container, control and modifier is listed")
  func complete() throws {
    let page = try Page()
    let declared = try Self.declaredNames(
      in: ["Containers", "Controls", "Modifiers", "Views", "WithoutEffect"])
    let members: Set = [
      "asymmetric", "body", "bouncy", "callAsFunction", "combined", "contains", "degrees", "delay",
      "easeIn",
      "easeInOut", "easeOut", "frame", "interactiveSpring", "interpolatingSpring", "linear",
      "makeBody", "move", "push", "radians", "repeatCount", "repeatForever", "scale", "scrollTo",
      "smooth", "snappy", "speed", "spring", "resizable", "rotation", "Size", "timingCurve", "ID",
      "Interpolation", "Leading", "ResizingMode", "TemplateRenderingMode", "Width", "addArc",
      "addCurve", "addEllipse", "addLine", "addLines", "addPath", "addQuadCurve", "addRect",
      "addRects", "addRoundedRect", "antialiased", "closeSubpath",
      "appendInterpolation", "custom", "explicit", "inset", "interpolation", "leading", "periodic",
      "rect", "renderingMode", "search", "size", "smallCaps", "system", "width",
      "ColorSchemeContrast", "CombinedGesture", "DateStyle",
      "EnvironmentAction", "GestureMask", "Value", "exclusively", "sequenced", "simultaneously",
      "updating", "TabValue", "Filter", "Resolved", "Shading", "addFilter", "alphaThreshold",
      "clip", "color", "concatenate", "conicGradient", "draw", "drawLayer", "linearGradient",
      "measure", "radialGradient", "resolve", "resolveSymbol", "rotate", "scaleBy", "style",
      "translateBy", "buildBlock", "buildEither", "buildExpression", "buildIf",
      "buildLimitedAvailability", "trigger", "onChanged", "onEnded", "trim",
    ]
    let listed = page.drawn.union(page.accepted).union(members)
    #expect(declared.subtracting(listed).sorted().isEmpty)
  }

  private struct Page {
    let drawn: Set<String>
    let accepted: Set<String>
    let absent: Set<String>

    init() throws {
      let text = try String(
        contentsOf: ScreenPageTests.root.appending(path: "docs/Screen.md"), encoding: .utf8)
      func names(_ heading: String) -> Set<String> {
        let section = text.components(separatedBy: "### \(heading)\n").last?
          .components(separatedBy: "\n#").first
        let list = section?.components(separatedBy: "\n\n").first { $0.hasPrefix("`") } ?? ""
        return Set(
          list.split(separator: "`").map(String.init).filter { $0.first?.isLetter == true })
      }
      (drawn, accepted, absent) = (names("Drawn"), names("Accepted"), names("Absent"))
    }
  }

  private static func declaredNames(in folders: [String]? = nil) throws -> Set<String> {
    let modules = folders == nil ? ["TerminalUI", "ViewValues"] : ["TerminalUI"]
    return try modules.reduce(into: []) { names, module in
      names.formUnion(try declaredNames(of: module, in: folders))
    }
  }

  private static func declaredNames(
    of module: String, in folders: [String]?
  ) throws -> Set<String> {
    let sources = root.appending(path: "Sources/\(module)")
    let files = try FileManager.default.subpathsOfDirectory(atPath: sources.path)
    let declaration =
      #/public (?:static |final |mutating )*(?:struct|enum|protocol|typealias|class|func) ([A-Za-z]+)/#
    var names: Set<String> = []
    for file in files where file.hasSuffix(".swift") {
      if let folders, !folders.contains(where: { file.hasPrefix("\($0)/") }) { continue }
      let text = try String(contentsOf: sources.appending(path: file), encoding: .utf8)
      names.formUnion(text.matches(of: declaration).map { String($0.output.1) })
    }
    return names
  }

  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
}

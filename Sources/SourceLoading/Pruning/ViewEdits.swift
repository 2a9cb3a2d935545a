import SwiftReading

/// The edits that leave out the functions of a view instead of the view, without which the parts of others that show it would go, too.
struct ViewEdits {
  let file: SourceSet.File
  let outline: [SourceOutline.Declaration]

  /// The stop in a function without a result, of a view or in an extension of a class for screens: it is called for what somebody does.
  func action(_ error: CompilerMessage, at offset: Int) -> PruningEdit? {
    let path = outline.around(offset)
    guard path.count == 2, Self.isView(path[0]) || Self.extendsClass(path[0]),
      path[1].keyword == "func", path[1].type == nil,
      path[1].bodyRange?.contains(offset) == true,
      let stop = Stop(because: error, at: offset, in: path[1], of: file.text)
    else { return nil }
    return .stop(stop, name: "\(path[0].name).\(path[1].name)")
  }

  /// The edit of a function or a computed property: in a view, it goes with what uses it; in a view or a controller of UIKit, whose
  /// functions nothing calls, its body goes.
  func function(
    at offset: Int, in view: SourceOutline.Declaration, named name: String
  ) -> PruningEdit? {
    if Self.isOfUIKit(view) { return uncalled(at: offset, in: view, named: name) }
    guard Self.isView(view), let member = view.members.first(where: { $0.range.contains(offset) }),
      member.keyword == "func" || member.keyword == "var" && member.isComputed,
      // What the view could have without its own.
      !["body", "hash", "=="].contains(member.name)
    else { return nil }
    return .declaration(name: "\(name).\(member.name)", range: member.range)
  }

  private func uncalled(
    at offset: Int, in view: SourceOutline.Declaration, named name: String
  ) -> PruningEdit? {
    guard let found = view.members.around(offset).last, found.keyword == "func",
      let body = found.bodyRange, body.contains(offset)
    else { return nil }
    let member = "\(name).\(found.name)"
    let stub = "{ Swift.fatalError(\"\(LeftOut.stopMark)\(member) is left out\") }"
    guard !SourceText(file.text)[body].hasPrefix(stub) else { return nil }
    return .body(view: member, range: body, placeholder: stub)
  }

  private static func isView(_ found: SourceOutline.Declaration) -> Bool {
    found.isNominalType && found.inherited.contains { ["View", "SwiftUI.View"].contains($0) }
  }

  private static func extendsClass(_ found: SourceOutline.Declaration) -> Bool {
    found.keyword == "extension" && AppleSymbols.contains(found.name)
  }

  private static func isOfUIKit(_ found: SourceOutline.Declaration) -> Bool {
    found.inherited.contains {
      ["UIViewRepresentable", "UIViewControllerRepresentable"].contains($0)
        || AppleSymbols.isClassForScreens($0)
    }
  }
}

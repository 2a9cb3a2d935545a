extension SourceOutline.Declaration {
  /// Whether a property of a view is not an argument of its initializer, so that the view can do without it.
  var isWrappedProperty: Bool {
    keyword == "var"
      && attributes.contains {
        ["State", "StateObject", "Environment", "EnvironmentObject", "AppStorage", "FocusState"]
          .contains($0)
      }
  }

  /// Whether a `#Preview` has become the declaration.
  var isWrittenPreview: Bool {
    inherited.contains { $0.hasSuffix("RegisteredPreview") }
      && !name.hasPrefix(StoreOwnerExpansion.typePrefix)
  }

  func shownName(_ path: String) -> String {
    keyword == "import" ? "import \(path)" : isMacro ? "#\(keyword)" : path
  }

  /// Whether it declares a type with values, as opposed to a protocol or an extension.
  var isNominalType: Bool { ["struct", "class", "enum", "actor"].contains(keyword) }

  /// Whether it is a reducer, or has one among its members.
  var hasReducer: Bool { isReducer || members.contains(where: \.hasReducer) }

  var isMacro: Bool { keyword.first?.isUppercase == true }

  /// Whether no reducer needs the declaration.
  var isDispensable: Bool {
    if keyword == "import" || isMacro { return true }
    if attributes.contains("main") { return true }
    guard isType else { return false }
    let types = inherited.map { String($0.split(separator: ".").last ?? "") }
    if keyword == "extension",
      Self.viewTypes.contains(name.split(separator: ".").last.map(String.init) ?? "")
    {
      return true
    }
    return types.contains { type in
      Self.viewTypes.contains(type) || AppleSymbols.isClassForScreens(type)
    } || keyword == "extension" && AppleSymbols.contains(name)
  }

  private static let viewTypes: Set<String> = [
    "View", "App", "Scene", "PreviewProvider", "RegisteredPreview", "RegisteredTests",
    "ViewModifier", "Shape", "InsettableShape",
    "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable", "Widget",
    "WidgetBundle", "TimelineProvider", "TimelineEntry", "AppIntent", "AppShortcutsProvider",
    "FileDocument", "ReferenceFileDocument", "Transferable", "Tip",
    "ToolbarContent", "Commands", "PreferenceKey", "EnvironmentKey", "EnvironmentValues", "Color",
    "ButtonStyle", "PrimitiveButtonStyle", "LabelStyle", "ToggleStyle", "TextFieldStyle",
    "ProgressViewStyle", "GaugeStyle", "GroupBoxStyle", "DisclosureGroupStyle", "ListStyle",
    "MenuStyle", "PickerStyle", "ShapeStyle", "DatePickerStyle", "LabeledContentStyle",
    "ControlGroupStyle", "NavigationSplitViewStyle", "FormStyle", "TableStyle", "TextEditorStyle",
    "XCTestCase",
    "Font", "Image", "Text", "AnyTransition", "Animation", "LocalizedStringKey",
  ]

  /// The body of a property or function that returns a view, for a view that is left out.
  func stub(named view: String) -> String? {
    guard let type, keyword == "var" || keyword == "func" else { return nil }
    let text = "SwiftUI.Text(\"[\(view) is left out]\")"
    switch type.filter({ !$0.isWhitespace }) {
    case "someView", "someSwiftUI.View": return "{ \(text) }"
    case "AnyView": return "{ SwiftUI.AnyView(\(text)) }"
    default: return nil
    }
  }
}

extension SourceOutline {
  /// The types and protocols at any depth, with the names of the types around them.
  var types: [(name: String, keyword: String, range: Range<Int>)] {
    func types(
      _ declarations: [Declaration], in path: String
    ) -> [(name: String, keyword: String, range: Range<Int>)] {
      declarations.filter(\.isType).flatMap { found in
        let own =
          found.keyword == "extension" ? [] : [(path + found.name, found.keyword, found.range)]
        return own + types(found.members, in: path + found.name + ".")
      }
    }
    return types(declarations, in: "")
  }
}

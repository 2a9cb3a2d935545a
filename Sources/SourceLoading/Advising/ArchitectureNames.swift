import ActionSyntax

/// The names that every file can use, for advice about misspelt ones.
enum ArchitectureNames {
  /// Whether a name differs by a few letters from one that every file can use.
  static func areResembled(by name: String) -> Bool {
    memo.outline(of: name) {
      (types + standard).contains {
        guard $0.first?.isUppercase == true else { return false }
        return NearestName.distance(from: name, to: $0).map { $0 <= max(1, name.count / 5) }
          ?? false
      }
    }
  }

  private static let memo = OutlineMemo<Bool>()

  /// What can follow an `@`.
  static let attributes = [
    "Bindable", "Binding", "BindingState", "CasePathable", "Dependency", "DependencyClient",
    "DependencyEndpoint", "DependencyEntry", "Environment", "FocusState", "MainActor",
    "ObservableState",
    "ObservationStateIgnored", "Observable", "ObservedObject", "PresentationState", "Presents",
    "Reducer", "ReducerBuilder", "ReducerCaseIgnored", "Shared", "SharedReader", "State", "Suite",
    "Test", "ViewAction", "ViewBuilder", "discardableResult", "escaping", "main",
  ]

  private static let standard = [
    "Array", "Calendar", "CaseIterable", "Character", "Codable", "Color", "Comparable", "Data",
    "Date", "DateFormatter", "Decimal", "Decodable", "Dictionary", "Duration", "Encodable", "Error",
    "FileManager", "Float", "Font", "Hashable", "IndexSet", "JSONDecoder", "JSONEncoder", "Label",
    "Locale", "NavigationStack", "Never", "NotificationCenter", "NumberFormatter", "Optional",
    "Result", "Sendable", "Set", "Slider", "Task", "TaskResult", "TestStore", "TextState",
    "TimeInterval", "URLSession", "UserDefaults", "Void",
  ]

  /// The types of the architecture, and those of SwiftUI and Swift that its features use most.
  static let types = [
    "Reducer", "ReducerOf", "Reduce", "Scope", "Effect", "EmptyReducer", "BindingReducer",
    "CombineReducers", "IdentifiedArrayOf", "IdentifiedActionOf", "StoreOf", "Store", "ViewStore",
    "ViewStoreOf", "WithViewStore", "ForEachStore", "IfLetStore", "SwitchStore", "CaseLet",
    "BindingState", "BindingAction", "BindableAction", "ObservableState", "CasePathable",
    "Dependency", "DependencyKey", "DependencyClient", "DependencyValues", "ViewAction", "Bindable",
    "View", "Text", "Button", "Toggle", "TextField", "Stepper", "Picker", "Form", "Section", "List",
    "VStack", "HStack", "ZStack", "Spacer", "Image", "Equatable", "Identifiable", "String", "Int",
    "Double", "Bool", "Presents", "PresentationState", "PresentationAction", "StackState",
    "StackAction", "StackActionOf", "AlertState", "ButtonState", "ConfirmationDialogState",
    "TextState",
  ]

  /// The types that every file can use, and those that can follow an `@`.
  static let provided = Set(types + standard + attributes)

  /// The operators of reducers.
  static let operators = [
    "ifLet", "ifCaseLet", "forEach", "onChange", "dependency", "transformDependency", "signpost",
    "_printChanges",
  ]

  /// What makes or changes an effect.
  static let effects = [
    "none", "send", "run", "merge", "concatenate", "cancel", "cancellable", "publisher",
    "animation",
  ]

  /// The keys of the dependencies that the library provides.
  static let dependencies = [
    "continuousClock", "suspendingClock", "date", "uuid", "mainQueue", "mainRunLoop", "dismiss",
    "isPresented", "calendar", "locale", "timeZone", "withRandomNumberGenerator", "openURL",
    "context", "urlSession",
  ]

  /// Whether a type is that of an operator's result, such as `_IfLetReducer<Reduce<State, Action>, Row>`.
  static func isOperator(_ type: String?) -> Bool {
    guard let name = type?.prefix(while: { $0 != "<" }) else { return false }
    return name.hasPrefix("_") && name.hasSuffix("Reducer")
      || ["Reduce", "Scope", "BindingReducer"].contains(name)
  }
}

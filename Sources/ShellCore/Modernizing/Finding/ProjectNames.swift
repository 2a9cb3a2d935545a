/// What the files of a project declare and import, as far as it decides whether a name is that of the architecture.
package struct ProjectNames {
  /// The types, and the parameters of generic types, that the files declare.
  private(set) var types: Set<String> = []
  /// The functions that the files declare, with their first labels: `debounce(id`.
  private(set) var functions: Set<String> = []
  /// Whether a file declares an operator that begins with a slash.
  private(set) var hasSlashOperator = false
  /// Whether a file exports the architecture to the others.
  private(set) var exportsArchitecture = false

  /// Where the files use `TaskResult`.
  private(set) var results = ResultNames()
  private var rowNames: [RowNames] = []
  /// The number of files with each name of a projected value, such as `$name`.
  private var projections: [String: Int] = [:]

  /// The reducers of the files.
  private(set) var features = ProjectFeatures()
  /// The cases of rows that can be written as identified actions.
  private(set) var rows: Set<String> = []

  /// - Parameter context: The names of other files of the project, which stay as they are.
  package init(_ files: [SwiftSource], besides context: ProjectNames? = nil) {
    if let context { self = context }
    for file in files {
      add(file)
      features.add(file)
      results.add(ResultNames(file))
      for name in file.projections { projections[name, default: 0] += 1 }
    }
    let own = files.map { RowNames($0) }
    rows = RowNames.all(in: own, besides: rowNames, functions: functions)
    rowNames += own
  }

  /// Whether another file than some has a projected value with a name.
  func isUsed(_ name: String, outside files: [SwiftSource]) -> Bool {
    projections[name, default: 0] > files.count { $0.projections.contains(name) }
  }

  private mutating func add(_ file: SwiftSource) {
    for index in file.words.indices where file.words[index].kind == .word {
      switch file.text(index) {
      case "struct", "class", "enum", "actor", "protocol", "typealias", "associatedtype":
        if file.isName(index + 1) { types.insert(file.text(index + 1)) }
      case "func" where file.isName(index + 1):
        functions.insert(file.text(index + 1))
        functions.insert("\(file.text(index + 1))(\(firstLabel(after: index + 1, file))")
      case "operator" where file.text(index + 1) == "/": hasSlashOperator = true
      case "ComposableArchitecture":
        if file.has(["@", "_exported", "import"], at: index - 3) { exportsArchitecture = true }
      default: break
      }
    }
  }

  private func firstLabel(after name: Int, _ file: SwiftSource) -> String {
    var index = name + 1
    while index < file.words.count, !["(", "{"].contains(file.text(index)) { index += 1 }
    return file.text(index + 1)
  }

  /// Whether names of the architecture can be in a file: it imports the architecture, another file of the project exports it, or it imports
  /// nothing at all, like a snippet.
  func canUseArchitecture(_ file: SwiftSource) -> Bool {
    let imports = file.words.indices.filter { file.text($0) == "import" }
      .map { file.text($0 + 1) }
    return imports.contains("ComposableArchitecture") || imports.isEmpty
      || exportsArchitecture && !imports.contains("ComposableArchitecture2")
  }
}

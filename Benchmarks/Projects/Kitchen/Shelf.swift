import ComposableArchitecture

/// The file of the recipes.
@DependencyClient
struct Shelf: Sendable {
  var read: @Sendable () throws -> [Recipe]
  var write: @Sendable ([Recipe]) async throws -> Void
}

extension Shelf: DependencyKey {
  static let liveValue = Shelf(
    read: { try JSONDecoder().decode([Recipe].self, from: Data(contentsOf: .cookbook)) },
    write: { try JSONEncoder().encode($0).write(to: .cookbook, options: .atomic) })

  static let previewValue = Shelf(read: { [.omelette, .tea] }, write: { _ in })

  static func kept(_ recipes: [Recipe] = []) -> Shelf {
    let file = LockIsolated(recipes)
    return Shelf(read: { file.value }, write: { file.setValue($0) })
  }
}

extension URL {
  fileprivate static let cookbook = URL.documentsDirectory.appending(component: "cookbook.json")
}

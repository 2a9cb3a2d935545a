@testable import ComposableArchitecture
import Testing

@Suite("withDependencies(from:)")
struct WithDependenciesFromTests {
  final class Model {
    @Dependency(\.mode) var mode
  }

  final class Plain {}

  @Test("A model created in withDependencies passes its overrides on")
  func remembered() {
    let parent = withDependencies {
      $0.mode = "parent"
    } operation: {
      Plain()
    }
    let child = withDependencies(from: parent) { Model() }
    #expect(child.mode == "parent")
  }

  @Test("A model passes on the overrides of a @Dependency in its superclass")
  func declared() {
    class Base { @Dependency(\.mode) var mode }
    final class Derived: Base {}
    let made = withDependencies {
      $0.mode = "parent"
    } operation: {
      [Derived()]
    }
    #expect(withDependencies(from: made[0]) { Model() }.mode == "parent")
  }

  @Test("Overrides pass through 100 generations of models")
  func generations() {
    var model = withDependencies {
      $0.mode = "first"
    } operation: {
      Model()
    }
    for _ in 0..<100 { model = withDependencies(from: model) { Model() } }
    #expect(model.mode == "first")
  }

  @Test("New overrides take precedence over the inherited ones")
  func overridden() async {
    let parent = withDependencies {
      $0.mode = "parent"
    } operation: {
      Model()
    }
    #expect(
      withDependencies(from: parent) {
        $0.mode = "mine"
      } operation: {
        Model()
      }.mode == "mine")
    let child = await withDependencies(from: parent) {
      $0.mode = await Task { "waited for" }.value
    } operation: {
      await Task.yield()
      return Model()
    }
    #expect(child.mode == "waited for")
  }

  @Test("A model without dependencies is reported")
  func without() {
    let warnings = reports { withDependencies(from: Plain()) {} }
    #expect(warnings.map(\.code) == [.modelWithoutDependencies])
    #expect(
      warnings.first?.summary
        == "withDependencies(from:) found no dependencies in WithDependenciesFromTests.Plain")
  }
}

import Observation

/// Records drawings of a view, and finds the bodies that SwiftUI would evaluate for each of them.
///
/// A drawing here evaluates every body. SwiftUI evaluates one again if something has changed that it has read, or if the view above
/// it was evaluated again and has made another value of the view.
@MainActor
package final class BodyRecorder {
  /// The body of a view that is evaluated.
  package struct Evaluation {
    package let view: any View
    package let cause: Cause
    /// Whether the view is drawn as before.
    package let isDrawnAsBefore: Bool
    /// The number of the view above it among the bodies of the drawing; `nil` for the outermost one.
    package let above: Int?
    let path: ViewPath
  }

  package enum Cause: Equatable {
    /// The view was not there.
    case appeared
    /// These things have changed that it has read.
    case reads([String])
    /// The view above has given it other values for these properties.
    case values([String])
  }

  /// A body in a drawing.
  private final class Body {
    let view: any View
    let above: Int?
    var reads: [ObjectIdentifier: (object: AnyObject, name: String)] = [:]
    var changed: [String] = []
    /// What it has read of which only the fields of children have changed.
    var changedInChildren: [String] = []
    var drawing = ""
    /// The drawings of the bodies inside of it.
    var parts: [String] = []
    var isEvaluated = false

    init(_ view: any View, above: Int?) { (self.view, self.above) = (view, above) }

    /// The drawing without those of the bodies inside of it.
    var own: String {
      parts.reduce(into: drawing) { text, part in
        if let range = text.firstRange(of: part) { text.removeSubrange(range) }
      }
    }
  }

  private let memory = ViewMemory()
  /// The names of the properties in which two values of a view differ.
  private let differences: (_ old: Any, _ new: Any) -> [String]
  private var bodies: [(path: ViewPath, body: Body)] = []
  /// The numbers of the bodies that are being evaluated, outermost first.
  private var running: [Int] = []

  package init(differences: @escaping (_ old: Any, _ new: Any) -> [String]) {
    self.differences = differences
  }

  /// The views whose bodies are in the last drawing, outermost first.
  package var views: [any View] { bodies.map(\.body.view) }

  /// Notes that the body that is being evaluated reads something.
  package func read(_ object: AnyObject, _ name: String) {
    guard let number = running.last, bodies[number].body.reads[ObjectIdentifier(object)] == nil
    else { return }
    bodies[number].body.reads[ObjectIdentifier(object)] = (object, name)
  }

  /// Notes that something has changed that bodies may have read, or only something in its children.
  package func change(_ object: AnyObject, isInChildren: Bool) {
    let list = isInChildren ? \Body.changedInChildren : \Body.changed
    for (_, body) in bodies {
      guard let name = body.reads[ObjectIdentifier(object)]?.name else { continue }
      if !body[keyPath: list].contains(name) { body[keyPath: list].append(name) }
    }
  }

  /// Draws a view.
  ///
  /// - Returns: The bodies that are evaluated because of what has changed since the last drawing, outermost first.
  package func draw(_ view: some View) -> [Evaluation] {
    let last = Dictionary(bodies.map { ($0.path, $0.body) }) { first, _ in first }
    bodies = []
    let traversal = ViewTraversal()
    // The memory may keep contexts, which refer to the traversal: this function would never be released.
    defer { traversal.evaluateBody = nil }
    traversal.evaluateBody = { view, context in self.nodes(of: view, in: context) }
    let context = ViewContext(memory: memory, controls: ControlCollection(), traversal: traversal)
    withObservationTracking {
      memory.drawing(context.path) {
        _ = BodyEvaluation.run { context.stackNodes(of: view, path: nil) }
      }
    } onChange: {
    }
    return bodies.indices.compactMap { number in
      let (path, body) = bodies[number]
      guard let cause = cause(of: number, last) else { return nil }
      body.isEvaluated = true
      return Evaluation(
        view: body.view, cause: cause, isDrawnAsBefore: last[path]?.drawing == body.drawing,
        above: body.above, path: path)
    }
  }

  private func cause(of number: Int, _ last: [ViewPath: Body]) -> Cause? {
    let body = bodies[number].body
    guard let before = last[bodies[number].path], type(of: before.view) == type(of: body.view)
    else { return .appeared }
    if !before.changed.isEmpty { return .reads(before.changed) }
    if !before.changedInChildren.isEmpty, usesChange(number, before, last) {
      return .reads(before.changedInChildren)
    }
    guard let above = body.above, bodies[above].body.isEvaluated else { return nil }
    let names = differences(before.view, body.view)
    return names.isEmpty ? nil : .values(names)
  }

  /// Whether a body draws something else, or gives other values to views inside of it: otherwise, it has read which children there are, and
  /// nothing of what has changed in them.
  private func usesChange(_ number: Int, _ before: Body, _ last: [ViewPath: Body]) -> Bool {
    bodies[number].body.own != before.own
      || bodies.contains { path, body in
        guard body.above == number else { return false }
        return last[path].map { !differences($0.view, body.view).isEmpty } ?? true
      }
  }

  /// Evaluates a body, and draws what it contains.
  private func nodes(of view: some View, in context: ViewContext) -> [LayoutNode] {
    let body = Body(view, above: running.last)
    running.append(bodies.count)
    bodies.append((context.path, body))
    defer { running.removeLast() }
    let nodes = context.nodes(of: view.body)
    // The nodes of a body are among others in the list of the body above it.
    body.drawing = nodes.map { String(reflecting: $0) }.joined(separator: ", ")
    if let above = body.above { bodies[above].body.parts.append(body.drawing) }
    return nodes
  }
}

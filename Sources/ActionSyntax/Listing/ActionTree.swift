import ComposableArchitecture
import Reflection

/// All cases that can be reached from an action type through the payloads of its cases.
package struct ActionTree {
  private struct Branch {
    package let path: String
    package let layout: EnumLayout
  }

  private let root: Any.Type

  package init(_ root: Any.Type) { self.root = root }

  /// The name of `local` that is nearest, or the way from the root to a case elsewhere that is
  /// nearer.
  package func nearest(to name: String, among local: [String]) -> String? {
    let here = NearestName.to(name, in: local)
    let hereDistance = here.flatMap { NearestName.distance(from: name, to: $0) }
    guard hereDistance != 0, let there = nearestPath(to: name),
      there.distance < hereDistance ?? .max
    else { return here }
    return there.path
  }

  /// The way to the case that is meant by `name`: `.amountControl.plusButtonTapped`.
  package func nearestPath(to name: String) -> (path: String, distance: Int)? {
    var best: (path: String, distance: Int)?
    visit { path, enumCase in
      guard let distance = NearestName.distance(from: name, to: enumCase.name),
        distance < best?.distance ?? .max
      else { return }
      best = (path, distance)
    }
    return best
  }

  /// Every case once, the nearest to the root first, by the alphabet on each level.
  private func visit(_ body: (_ path: String, EnumCase) -> Void) {
    var waiting = EnumLayout.of(root).map { [Branch(path: "", layout: $0)] } ?? []
    var known: Set<ObjectIdentifier> = [ObjectIdentifier(root)]
    while !waiting.isEmpty {
      var deeper: [Branch] = []
      for branch in waiting {
        for enumCase in branch.layout.cases.sorted(by: { $0.name < $1.name }) {
          body(branch.path + "." + enumCase.name, enumCase)
          guard let step = ActionStep(enumCase),
            known.insert(ObjectIdentifier(step.layout.type)).inserted
          else { continue }
          deeper.append(Branch(path: branch.path + step.path, layout: step.layout))
        }
      }
      waiting = deeper
    }
  }
}

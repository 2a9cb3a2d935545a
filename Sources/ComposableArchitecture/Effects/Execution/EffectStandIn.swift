import Synchronization

/// Takes the place of an effect in flight in a store in which the effect does not run: it tells whether a step cancels the effect.
@MainActor
package final class EffectStandIn {
  package let effect: RunningEffect
  private let cancellation = Cancellation()
  private var openScopes: [(scope: CancellationScope, id: OpenCancelID)] = []
  /// The registries of the children around the effect, from the store's own.
  private var path: [CancellationRegistry]

  /// What the cancellation has noted.
  private final class Cancellation: Sendable {
    private let first = Mutex<CancelCause?>(nil)

    var cause: CancelCause? { first.withLock { $0 } }

    func note() { first.withLock { $0 = $0 ?? .current } }
  }

  init(_ effect: RunningEffect, in registry: CancellationRegistry) {
    (self.effect, path) = (effect, [registry])
    let note: @Sendable () -> Void = { [cancellation] in cancellation.note() }
    for location in effect.child?.locations ?? [] {
      let child = path[path.count - 1].enterChild(at: location)
      _ = child.scope.add(note)
      path.append(child)
    }
    for open in effect.openIDs {
      // An ID belongs to the child that returned the effect, or to one around it.
      let own = OpenCancelID(id: open.id, registry: path[open.registry.locations.count])
      let scope = own.registry.open(own.id)
      _ = scope.add(note)
      openScopes.append((scope, own))
    }
  }

  /// What has cancelled the effect; `nil` if nothing has.
  package var cause: CancelCause? { cancellation.cause }

  package func end() {
    for (scope, open) in openScopes { open.registry.close(scope, open.id) }
    for child in path.dropFirst().reversed() { child.leave() }
    (openScopes, path) = ([], [])
  }
}

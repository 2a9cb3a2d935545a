/// Sends actions of the prompt's scope.
@MainActor
struct ActionSender {
  let features: SessionFeatures
  let changes: ChangeMaker

  /// Sends the action that begins at an offset in a line.
  func send(_ line: String, at offset: Int) throws -> Output {
    let loaded = try features.requireCode()
    do {
      return try deliver(action(in: line, at: offset, of: loaded), in: loaded)
    } catch let error as InputError {
      throw isForRoot(line, offset, loaded) ? error.hinting(at: loaded.feature.name) : error
    }
  }

  private func action(
    in line: String, at offset: Int, of loaded: RunningFeature
  ) throws(InputError) -> Any {
    let text = offset == 0 ? line : String(line.dropFirst(offset))
    return try loaded.origin.memo.action(text, as: loaded.scopedTypes.action) {
      () throws(InputError) in try loaded.scopedActions.action(in: line, from: offset)
    }
  }

  /// Sends an action of the prompt's scope.
  func deliver(_ action: Any, in loaded: RunningFeature) throws -> Output {
    sendToRoot(try loaded.rootAction(embedding: action), in: loaded)
  }

  func sendToRoot(_ action: Any, in loaded: RunningFeature) -> Output {
    changes.make { loaded.store.send(action) }
  }

  /// Whether an action that is wrong in a child would be right at the root.
  private func isForRoot(_ line: String, _ offset: Int, _ loaded: RunningFeature) -> Bool {
    var root = loaded
    root.scope = ScopePath()
    return !loaded.scope.isRoot
      && (try? root.scopedActions.action(in: line, from: offset)) != nil
  }
}

extension RunningFeature {
  /// The root's action that contains an action of the prompt's scope.
  func rootAction(embedding action: Any) throws -> Any {
    if let rootAction = scope.embed(action) { return rootAction }
    throw InputError(
      .notThere, "\(prompt) does not accept actions of type \(TypeName.of(type(of: action)))")
  }
}

extension InputError {
  /// The same error, for an action that the root accepts.
  fileprivate func hinting(at root: String) -> InputError {
    InputError(
      code, summary, in: input, at: range, hint: "\(root) accepts it: `root` returns there")
  }
}

import ShellCore

struct SessionFolder {
  let path: String

  /// The most journals that are kept.
  static let mostSessions = 20

  /// The user's folder; `nil` without a home folder.
  init?(environment: [String: String] = ProcessInfo.processInfo.environment) {
    guard let path = UserFolder.state.path(of: "sessions", environment: environment) else {
      return nil
    }
    self.path = path
  }

  struct SavedSession {
    let path: String
    let modified: Date
    let plan: RestorePlan
  }

  /// The sessions that have lines and are not open in another process, newest first.
  var entries: [SavedSession] { paths.compactMap(saved) }

  /// The newest session that has lines and is not open in another process.
  var newest: SavedSession? { paths.lazy.compactMap(saved).first }

  private func saved(_ path: String) -> SavedSession? {
    guard let file = RecoveryFile(path: path),
      let plan = RecoveryRecord.records(in: file.text).map(RestorePlan.init), !plan.lines.isEmpty
    else { return nil }
    return SavedSession(path: path, modified: Self.modified(path), plan: plan)
  }

  /// Creates a journal. Old ones are removed.
  ///
  /// - Returns: `nil` if the folder cannot be written.
  func create() -> (file: RecoveryFile, path: String)? {
    make()
    prune()
    let name = "\(path)/\(UUID().uuidString).journal"
    return RecoveryFile(path: name).map { ($0, name) }
  }

  /// Creates the folder if it does not exist.
  func make() {
    let permissions: [FileAttributeKey: Any] = [.posixPermissions: 0o700]
    try? FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: true, attributes: permissions)
    chmod(path, 0o700)
  }

  /// Removes the oldest journals, and those of sessions without lines, and then the marks of what no longer exists.
  private func prune() {
    for (index, path) in paths.enumerated() {
      let isOld = index >= Self.mostSessions - 1
      guard isOld || Self.size(path) == 0, let file = RecoveryFile(path: path) else { continue }
      // The lock proves that no session writes the journal.
      withExtendedLifetime(file) { _ = unlink(path) }
    }
    names.map { "\(path)/\($0)" }.filter(RestrictionMark.isLeft).forEach { unlink($0) }
  }

  /// The journals, newest first.
  private var paths: [String] {
    names.filter { $0.hasSuffix(".journal") }.map { "\(path)/\($0)" }
      .map { ($0, Self.modified($0)) }.sorted { ($0.1, $0.0) > ($1.1, $1.0) }.map(\.0)
  }

  private var names: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
  }

  private static func modified(_ path: String) -> Date {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.modificationDate] as? Date ?? .distantPast
  }

  private static func size(_ path: String) -> Int {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return (attributes?[.size] as? NSNumber)?.intValue ?? 0
  }
}

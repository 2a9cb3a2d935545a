/// A step of a comparison in which the older edition has ended the process, so that it is not taken again.
package struct AvoidedStep: Equatable, Codable, Sendable {
  /// The cases of the action, without the values in them: `.path.element.detail.tapped`.
  package let name: String
  /// The whole step; empty for all steps of the name.
  private let step: String
  /// What happened, in one sentence.
  package let event: String

  /// What a step begins with that the newer edition takes.
  static let newer = "newer edition: "
  /// As much of a step is known of a process that has ended, in UTF-8.
  private static let knownLength = 200

  /// The step that has ended the process; `nil` if the newer edition took it, or if none was taken.
  ///
  /// - Parameter isOfEither: Whether the same would happen to the other edition.
  init?(_ step: String, event: String, isOfEither: Bool = false) {
    let isOfNewer = step.hasPrefix(Self.newer)
    let step = isOfNewer ? String(step.dropFirst(Self.newer.count)) : step
    guard !step.isEmpty, !isOfNewer || isOfEither else { return nil }
    self.init(name: Self.name(of: step), step: Self.beginning(of: step), event: event)
  }

  private init(name: String, step: String, event: String) {
    (self.name, self.step, self.event) = (name, step, event)
  }

  /// The same for every value of the action.
  package var ofAllValues: AvoidedStep { AvoidedStep(name: name, step: "", event: event) }

  /// Whether the step is not taken.
  func includes(_ other: String) -> Bool {
    step.isEmpty ? name == Self.name(of: other) : step == Self.beginning(of: other)
  }

  private static func beginning(of step: String) -> String {
    String(decoding: step.utf8.prefix(knownLength), as: UTF8.self)
  }

  /// `.path.element.detail.tapped` for `.path(.element(id: 0, action: .detail(.tapped)))`.
  static func name(of step: String) -> String {
    var name = ""
    for part in step.split(separator: "(", omittingEmptySubsequences: false) {
      // The rest of `id: 1, action: .tapped` names the case inside.
      let inner = part.firstRange(of: "action: .").map {
        part[part.index(before: $0.upperBound)...]
      }
      guard let found = inner ?? (name.isEmpty || part.hasPrefix(".") ? part : nil) else {
        if part.hasPrefix("id: ") { continue }
        break
      }
      name += found.prefix { !"),".contains($0) }
    }
    return name
  }
}

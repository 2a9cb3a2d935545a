/// The blocks of one line's output, collected while the line runs.
struct PendingOutput {
  /// The maximum number of blocks to draw. Further blocks are counted, because drawing takes longer
  /// than reducing.
  static let mostShown = 1_000
  /// The number of blocks that remain of a line with more than ``mostShown``. The lines between them remain.
  static let mostShownIfMany = 100
  /// The maximum number of blocks of a line that was stopped because it does not end.
  static let mostShownIfStopped = 10

  /// How many actions were reduced.
  private(set) var actions = 0
  /// The first actions that controls sent.
  private(set) var sent: [Any] = []
  private var shown: [(text: String, isBlock: Bool)] = []
  /// The number of blocks beyond the limit.
  private var omitted = 0
  /// The number of blocks that `hide` has hidden.
  private var hidden = 0
  private var wasStopped = false

  /// Counts blocks that were left out before and not counted yet.
  mutating func addHidden(count: Int) { hidden += count }

  /// How many blocks were left out. The count starts again at zero.
  mutating func takeHidden() -> Int {
    defer { hidden = 0 }
    return hidden
  }

  /// Adds an action. Its text is made only if there is room for it.
  mutating func addAction(_ text: () -> String) {
    actions += 1
    if shown.count < Self.mostShown, !wasStopped {
      shown.append((text: text(), isBlock: true))
    } else {
      omitted += 1
    }
  }

  /// Counts an action that is hidden. Text that the feature printed is shown.
  mutating func addHidden(_ notes: [String]) {
    actions += 1
    hidden += 1
    addNotes(notes)
  }

  mutating func addSent(_ action: Any) {
    if sent.count < Self.mostShown { sent.append(action) }
  }

  /// Leaves out most of the blocks, because the line does not end and repeats itself.
  mutating func stop() {
    guard !wasStopped, shown.count > Self.mostShownIfStopped else { return }
    wasStopped = true
    omitted = actions - hidden - Self.mostShownIfStopped
    shown.removeSubrange(Self.mostShownIfStopped...)
  }

  /// Adds lines that belong to no action.
  mutating func addNotes(_ notes: [String]) {
    shown += notes.prefix(max(0, 2 * Self.mostShown - shown.count)).map {
      (text: $0, isBlock: false)
    }
  }

  /// The blocks and lines in order, and how much was left out.
  var texts: [String] {
    var (texts, blocks, omitted) = ([String](), 0, self.omitted)
    for (text, isBlock) in shown {
      if isBlock { blocks += 1 }
      if isBlock, self.omitted > 0, blocks > Self.mostShownIfMany {
        omitted += 1
      } else {
        texts.append(text)
      }
    }
    if omitted > 0 {
      texts.append("\(omitted) more \(omitted == 1 ? "action is" : "actions are") not shown\n")
    }
    if hidden > 0 { texts.append("\(hidden) hidden") }
    return texts
  }
}

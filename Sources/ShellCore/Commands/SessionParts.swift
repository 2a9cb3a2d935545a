/// What a session owns: the feature, what happened to it, and the settings. Each part knows only the parts above it.
///
/// Only ``CommandNeeds`` hands parts to commands; no command receives all of them.
@MainActor
final class SessionParts {
  let workspace: Workspace
  let watching = Watching()
  let interruption = Interruption()
  let output = OutputCollector()
  let clock = LiveClock()
  let expectation = NextExpectation()
  let lines = NestedLines()
  let history = FeatureHistory()
  let explored = ExploredFindings()
  var ticks = RepeatedTicks()
  let feature: CurrentFeature
  let display: Display
  let recovery: Recovery
  let entries: SessionEntries
  let changes: ChangeRunner
  let time: ClockRunner
  let recording: RecordingControl
  let screen: ScreenDrawer
  let loader: FeatureLoader
  let course: CoursePlayer
  let room: RoomControl
  /// The meaning of a line.
  let meaning: (String) -> CommandMeaning

  /// - Parameter meaning: The meaning of a line.
  init(_ workspace: Workspace, meaning: @escaping (String) -> CommandMeaning) {
    self.workspace = workspace
    self.meaning = meaning
    feature = CurrentFeature(of: history)
    display = Display(feature)
    recovery = Recovery(feature, interruption)
    entries = SessionEntries(feature, display, clock, output, interruption)
    changes = ChangeRunner(
      feature, history, entries, display, output, interruption, expectation, clock)
    time = ClockRunner(clock, feature, changes, interruption)
    recording = RecordingControl(
      feature, history, entries, workspace, clock, output, recovery, interruption)
    screen = ScreenDrawer(feature, workspace, display, changes, recording)
    loader = FeatureLoader(
      workspace, watching, feature, history, entries, changes, output, recovery, interruption)
    room = RoomControl(feature, screen, recovery, meaning: meaning)
    course = CoursePlayer(
      EvidenceCollector(feature: feature, entries: entries, screen: screen), expectation, clock,
      display, screen, workspace, lines, meaning: meaning)
  }
}

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
  let features = SessionFeatures()
  let explored = ExploredFindings()
  var ticks = RepeatedTicks()
  let display: Display
  let recovery: Recovery
  let entries: SessionEntries
  let changes: ChangeMaker
  let time: ClockRunner
  let recording: RecordingControl
  let screen: ScreenDrawer
  let loader: FeatureLoader
  let course: CoursePlayer
  let room: RoomControl
  let meaning: (String) -> CommandMeaning

  /// - Parameter meaning: The meaning of a line.
  init(_ workspace: Workspace, meaning: @escaping (String) -> CommandMeaning) {
    self.workspace = workspace
    self.meaning = meaning
    display = Display(features)
    recovery = Recovery(features, interruption)
    entries = SessionEntries(features, display, clock, output, interruption)
    changes = ChangeMaker(
      features, entries, display, output, interruption, expectation, clock)
    time = ClockRunner(clock, features, changes, interruption)
    recording = RecordingControl(
      features, entries, workspace, clock, output, recovery, interruption)
    screen = ScreenDrawer(features, workspace, display, changes, entries, recording)
    loader = FeatureLoader(
      workspace, watching, features, entries, changes, output, recovery, interruption)
    room = RoomControl(features, screen, recovery, meaning: meaning)
    course = CoursePlayer(
      EvidenceCollector(features: features, entries: entries, screen: screen), expectation, clock,
      display, screen, workspace, lines, meaning: meaning)
  }
}

import ShellCore
import CSupervisor

/// Tells the supervisor what this process is doing.
struct SupervisedStatus: WorkerStatus {
  func prepareLine() { csv_prepare_line() }
  func commitInput() { csv_commit_input() }
  func beginLine(_ number: Int, _ text: String) {
    csv_begin_line(UInt32(clamping: number), ControlEscapes.escaped(text))
  }
  func beginWorkBetweenLines() { csv_begin_line(.max, "effects in flight") }
  func endLine() { csv_end_line() }
  func setRestoring(_ isRestoring: Bool) { csv_set_restoring(isRestoring ? 1 : 0) }
  func noteProgress() { csv_note_progress() }
  func takeStartedWork() -> Bool { csv_take_started_work() != 0 }
  func namePart(_ name: String) { csv_name_part(name) }
  func beginDrawing() { csv_begin_drawing() }
  func nameDrawing(_ view: String) { csv_name_drawing(ControlEscapes.escaped(view)) }
  func endDrawing() { csv_end_drawing() }
}

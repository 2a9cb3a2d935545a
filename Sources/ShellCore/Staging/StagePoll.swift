/// What people choose among, and how many have chosen what, on the stage.
struct StagePoll: Equatable {
  struct Row: Equatable {
    let text: String
    let count: Int
  }

  let title: String
  let rows: [Row]
}

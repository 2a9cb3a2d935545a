/// What people choose among, and how many have chosen what, on the stage.
package struct StagePoll: Equatable {
  package struct Row: Equatable {
    package let text: String
    package let count: Int

    package init(text: String, count: Int) {
      self.text = text
      self.count = count
    }
  }

  package let title: String
  package let rows: [Row]

  package init(title: String, rows: [Row]) {
    self.title = title
    self.rows = rows
  }
}

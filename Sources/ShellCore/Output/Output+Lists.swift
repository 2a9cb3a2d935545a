extension Output {
  init(list lines: [String], rows: [OutputRow]) {
    self.init(text: lines.joined(separator: "\n"))
    list = OutputList(lines: lines, rows: rows)
  }

  /// The output as a terminal shows it: the rows of a list that are wider than the terminal are abbreviated.
  package func fitted(toColumns columns: Int) -> Output {
    guard let list else { return self }
    let lines = StyledOutput.lines(of: self), count = list.lines.count
    // Other code has added lines before and after the list, such as warnings, so the list is searched for.
    let starts = 0...max(0, lines.count - count)
    guard
      let start = starts.first(where: { lines[$0...].prefix(count).map(\.text) == list.lines })
    else { return self }
    let own = lines[start..<start + count]
    guard count > list.rows.count || own.contains(where: { $0.columns > columns }) else {
      return self
    }
    let fitted = RowFitting(columns: columns).lines(list.rows)
    return Output(lines: lines[..<start] + fitted + lines[(start + count)...])
  }
}

/// The time that the notes of a talk plan for its parts.
///
/// A part begins at a slide with a note that starts with a duration, such as `9 minutes`, `9 min` or `9분`, and ends before the next one.
struct TalkPlan: Sendable, Equatable {
  /// Some slides and when they are shown, in seconds since the beginning.
  struct Part: Sendable, Equatable {
    let slides: Range<Int>
    let begin: Int
    let end: Int
  }

  let parts: [Part]

  init(_ talk: Talk) {
    let starts = talk.slides.indices.compactMap { slide in
      talk.slides[slide].notes.lazy.compactMap(Self.seconds).first.map { (slide, $0) }
    }
    var parts: [Part] = []
    for (index, (slide, seconds)) in starts.enumerated() {
      let next = index + 1 < starts.count ? starts[index + 1].0 : talk.slides.count
      let begin = parts.last?.end ?? 0
      parts.append(Part(slides: slide..<next, begin: begin, end: begin + seconds))
    }
    self.parts = parts
  }

  /// The planned duration of the talk in seconds; `nil` without a plan.
  var total: Int? { parts.last?.end }

  /// When a slide should be shown: its share of the time of its part. `nil` if no part contains it.
  func time(of slide: Int) -> PlannedTime? {
    guard let total, let part = parts.first(where: { $0.slides.contains(slide) }) else {
      return nil
    }
    func time(_ position: Int) -> Int {
      part.begin + (part.end - part.begin) * position / part.slides.count
    }
    let position = slide - part.slides.lowerBound
    return PlannedTime(
      begin: time(position), end: time(position + 1), partEnd: part.end, total: total)
  }

  /// The duration with which a note starts.
  private static func seconds(_ note: String) -> Int? {
    let digits = note.prefix { $0.isASCII && $0.isNumber }
    guard let number = Int(digits), (1...1_000).contains(number) else { return nil }
    let rest = note.dropFirst(digits.count).drop { $0 == " " }
    if rest.first == "분" { return number * 60 }
    let unit = rest.prefix(while: \.isLetter)
    return ["min", "minute", "minutes"].contains(unit) ? number * 60 : nil
  }
}

/// When a slide should be shown, in seconds since the talk began.
struct PlannedTime: Codable, Sendable, Equatable {
  let begin: Int
  let end: Int
  /// The end of the part that contains the slide.
  let partEnd: Int
  /// The end of the talk.
  let total: Int

  /// `05:12 of 60:00, this part until 11:00, 0:30 behind`
  func text(after elapsed: Int) -> String {
    let lead =
      elapsed > end
      ? "\(TalkTime.text(elapsed - end)) behind"
      : elapsed < begin ? "\(TalkTime.text(begin - elapsed)) ahead" : "on time"
    return "\(TalkTime.text(elapsed)) of \(TalkTime.text(total)), this part until "
      + "\(TalkTime.text(partEnd)), \(lead)"
  }
}

/// Durations as text.
enum TalkTime {
  /// `05:12`, or `1:05:12`.
  static func text(_ seconds: Int) -> String {
    let total = max(0, seconds)
    func padded(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let minutes = "\(padded(total / 60 % 60)):\(padded(total % 60))"
    return total < 3600 ? minutes : "\(total / 3600):\(minutes)"
  }
}

extension Talk {
  var plan: TalkPlan { TalkPlan(self) }
}

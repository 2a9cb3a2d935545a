public typealias CMTimeScale = Int32
public typealias CMTimeValue = Int64

/// A time of CoreMedia: a number of parts of a second.
public struct CMTime: Hashable, Comparable, Sendable {
  public var value: Int64
  public var timescale: Int32

  public init(value: Int64, timescale: Int32) { (self.value, self.timescale) = (value, timescale) }

  public init(seconds: Double, preferredTimescale: Int32) {
    self.init(
      value: Int64((seconds * Double(preferredTimescale)).rounded()), timescale: preferredTimescale)
  }

  public static let zero = CMTime(value: 0, timescale: 1)

  public var seconds: Double { Double(value) / Double(timescale) }

  public static func < (one: Self, other: Self) -> Bool { one.seconds < other.seconds }
}

public func CMTimeMake(value: Int64, timescale: Int32) -> CMTime {
  CMTime(value: value, timescale: timescale)
}

public func CMTimeMakeWithSeconds(_ seconds: Double, preferredTimescale: Int32) -> CMTime {
  CMTime(seconds: seconds, preferredTimescale: preferredTimescale)
}

public func CMTimeGetSeconds(_ time: CMTime) -> Double { time.seconds }

/// The name of `AnyCasePath` up to version 1.0.
public typealias CasePath = AnyCasePath

/// What a step has done to the effects in flight.
enum EffectTrace {
  /// It has started none, and has left the others alone.
  case alone
  /// It has started effects, and has left the others alone.
  case started
  /// It may have woken, cancelled, or ended some.
  case touched
}

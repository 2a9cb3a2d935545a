/// A value whose origin the optimiser cannot see.
@inline(never)
@_optimize(none)
func opaque<T>(_ value: T) -> T { value }

/// Uses a value, so that what has led to it is not optimised away.
@inline(never)
@_optimize(none)
func consume<T>(_ value: T) {}

type Growing = Uint16Array | Uint32Array | Float64Array

/** The same array if it has room for `length` entries, otherwise a larger copy. */
export function grown<A extends Growing>(array: A, length: number): A {
  if (length <= array.length) return array
  const Kind = array.constructor as new (length: number) => A
  const roomier = new Kind(Math.max(length, Math.ceil(array.length * 1.5), 64))
  roomier.set(array)
  return roomier
}

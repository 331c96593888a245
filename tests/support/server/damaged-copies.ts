import { array, constantFrom, integer, nat, record } from 'fast-check'

/** Copies of a request with some bytes changed, dropped or repeated, or cut off. */
export function damagedCopies(request: Buffer) {
  const damage = record({
    at: nat(request.length - 1),
    length: integer({ min: 1, max: 12 }),
    byte: nat(255),
    kind: constantFrom('set', 'drop', 'repeat', 'cut'),
  })
  return array(damage, { minLength: 1, maxLength: 6 }).map((damages) =>
    damages.reduce((bytes, { at, length, byte, kind }) => {
      const [before, part, after] = [
        bytes.subarray(0, at),
        bytes.subarray(at, at + length),
        bytes.subarray(at + length),
      ]
      if (kind === 'set') return Buffer.concat([before, Buffer.alloc(part.length, byte), after])
      if (kind === 'drop') return Buffer.concat([before, after])
      return kind === 'cut' ? Buffer.concat([before, part]) : Buffer.concat([before, part, part, after])
    }, request),
  )
}

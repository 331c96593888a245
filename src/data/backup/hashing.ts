import { createHash } from 'node:crypto'
import { Transform } from 'node:stream'

/** A step of a stream that hashes what passes through it. */
export function hashing(): { hashed: Transform; sha256: () => string } {
  const hash = createHash('sha256')
  const hashed = new Transform({
    transform(chunk: Buffer, _encoding, next) {
      hash.update(chunk)
      next(null, chunk)
    },
  })
  return { hashed, sha256: () => hash.digest('hex') }
}

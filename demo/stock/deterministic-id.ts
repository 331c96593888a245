import { createHash } from 'node:crypto'

/** Always the same id for the same name: a UUID of version 8, made from the name’s hash. */
export function deterministicId(name: string): string {
  const hash = createHash('sha256').update(name).digest('hex')
  const variant = ((Number.parseInt(hash.slice(16, 17), 16) % 4) + 8).toString(16)
  return [
    hash.slice(0, 8),
    hash.slice(8, 12),
    `8${hash.slice(13, 16)}`,
    `${variant}${hash.slice(17, 20)}`,
    hash.slice(20, 32),
  ].join('-')
}

import { grown } from './grown.ts'

/** How many numbers of 32 bits a UUID consists of. */
const PARTS = 4
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/**
 * The id of each row, and the latest row of each id. A string for each and a map of them would be a third of what garbage
 * collection has to visit in an index, and a process holds the indexes of thousands of sites. So UUIDs are numbers here.
 */
export class RowIds {
  /** The key of row `r` starts at `PARTS * r`. */
  #keys = new Uint32Array(0)
  /** Ids that aren’t UUIDs, by row. */
  readonly #otherIds = new Map<number, string>()
  #length = 0
  /** A hash table of the latest rows, each plus one: it is at the first free place from the hash of its id on. 0 is free. */
  #latest = new Uint32Array(64)
  #different = 0

  get length(): number {
    return this.#length
  }

  /** Adds a row. It is the latest one of its id. */
  append(id: string): void {
    const row = this.#length++
    const key = keyOf(id)
    this.#keys = grown(this.#keys, PARTS * this.#length)
    this.#keys.set(key, PARTS * row)
    if (!uuid.test(id)) this.#otherIds.set(row, id)

    const place = this.#placeOf(id, key)
    if (this.#latest[place] === 0) this.#different++
    this.#latest[place] = row + 1
    if (this.#different * 4 > this.#latest.length * 3) this.#double()
  }

  at(row: number): string {
    return this.#otherIds.get(row) ?? uuidOf(this.#keys.subarray(PARTS * row, PARTS * (row + 1)))
  }

  latestRow(id: string): number | undefined {
    const entry = this.#latest[this.#placeOf(id)]!
    return entry === 0 ? undefined : entry - 1
  }

  /** Compares two rows by their ids, as texts. */
  compare(row: number, other: number): number {
    if (this.#otherIds.size > 0) return this.at(row) < this.at(other) ? -1 : 1
    for (let part = 0; part < PARTS; part++) {
      const difference = this.#keys[PARTS * row + part]! - this.#keys[PARTS * other + part]!
      if (difference !== 0) return difference
    }
    return 0
  }

  /** The place of an id in the hash table, or the free place where it belongs. */
  #placeOf(id: string, key = keyOf(id)) {
    const otherId = uuid.test(id) ? undefined : id
    const last = this.#latest.length - 1
    for (let place = hashOf(key) & last; ; place = (place + 1) & last) {
      const row = this.#latest[place]! - 1
      if (row < 0 || (this.#hasKey(row, key) && this.#otherIds.get(row) === otherId)) return place
    }
  }

  #hasKey(row: number, key: Uint32Array) {
    for (let part = 0; part < PARTS; part++) {
      if (this.#keys[PARTS * row + part] !== key[part]) return false
    }
    return true
  }

  #double() {
    const entries = this.#latest.filter((entry) => entry !== 0)
    this.#latest = new Uint32Array(this.#latest.length * 2)
    for (const entry of entries) this.#latest[this.#placeOf(this.at(entry - 1))] = entry
  }
}

/** A UUID as numbers; for other ids, a number that few of them share. */
function keyOf(id: string): Uint32Array {
  const key = new Uint32Array(PARTS)
  if (uuid.test(id)) {
    const digits = id.replaceAll('-', '')
    for (let part = 0; part < PARTS; part++)
      key[part] = Number.parseInt(digits.slice(8 * part, 8 * part + 8), 16)
  } else {
    for (let at = 0; at < id.length; at++) key[0] = Math.imul(key[0]!, 31) + id.charCodeAt(at)
  }
  return key
}

function uuidOf([first = 0, second = 0, third = 0, last = 0]: Uint32Array): string {
  const [middle, end] = [digitsOf(second), digitsOf(third)]
  return `${digitsOf(first)}-${middle.slice(0, 4)}-${middle.slice(4)}-${end.slice(0, 4)}-${end.slice(4)}${digitsOf(last)}`
}

function digitsOf(part: number) {
  return part.toString(16).padStart(8, '0')
}

/** Mixes all parts, because the first ones of a UUID may be the time. */
function hashOf(key: Uint32Array): number {
  let hash = 0
  for (const part of key) hash = Math.imul(hash ^ part, 0x9e3779b1)
  return hash ^ (hash >>> 15)
}

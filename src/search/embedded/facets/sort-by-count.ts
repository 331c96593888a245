/** Up to so many are sorted one by one; more of them digit by digit. */
const FEW = 48

let spare = new Uint32Array(1024)
/** Per digit, highest first: where the next code with that digit goes. */
const next = new Uint32Array(256)

/**
 * Sorts the first `length` codes by their counts, highest first. Codes with equal counts keep their order. Lists of
 * values are the better part of an answer, and counts, being whole numbers, sort ten times faster than by comparing.
 */
export function sortByCount(codes: Uint32Array, length: number, counts: Uint32Array): void {
  if (length <= FEW) {
    insertInOrder(codes, length, counts)
    return
  }
  if (spare.length < length) spare = new Uint32Array(codes.length)
  let highest = 0
  for (let at = 0; at < length; at++) highest = Math.max(highest, counts[codes[at]!]!)
  for (let shift = 0; shift < 32 && highest >>> shift > 0; shift += 8)
    sortByDigit(codes, length, counts, shift)
}

function insertInOrder(codes: Uint32Array, length: number, counts: Uint32Array) {
  for (let at = 1; at < length; at++) {
    const code = codes[at]!
    const count = counts[code]!
    let place = at
    for (; place > 0 && counts[codes[place - 1]!]! < count; place--) codes[place] = codes[place - 1]!
    codes[place] = code
  }
}

function sortByDigit(codes: Uint32Array, length: number, counts: Uint32Array, shift: number) {
  next.fill(0)
  for (let at = 0; at < length; at++) next[digit(counts[codes[at]!]!, shift)]!++
  let end = 0
  for (let at = 0; at < next.length; at++) {
    const start = end
    end += next[at]!
    next[at] = start
  }
  for (let at = 0; at < length; at++) {
    const code = codes[at]!
    spare[next[digit(counts[code]!, shift)]!++] = code
  }
  codes.set(spare.subarray(0, length))
}

/** One of the four digits of a count to the base of 256, the highest being 0. */
function digit(count: number, shift: number) {
  return 255 - ((count >>> shift) & 255)
}

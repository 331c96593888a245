/** Up to this many values use insertion sort, more of them a radix sort. */
const FEW = 48

let spare = new Uint32Array(1024)
/** For each digit, highest first: the position for the next code with that digit. */
const next = new Uint32Array(256)

/**
 * Sorts the first `length` codes by their counts, highest first. Codes with equal counts stay in order. Value lists are the
 * larger part of an answer, and whole numbers sort ten times faster this way than by comparing.
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

/** One of the four digits of a count in base 256. Digit 0 is the highest. */
function digit(count: number, shift: number) {
  return 255 - ((count >>> shift) & 255)
}

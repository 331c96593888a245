/** A place name in its parts: the name for the lookup, the state and the postcode. */
export type PlaceName = { name: string; state: string | null; postcode: string | null }

/** Reads `Mt. Gravatt QLD`, `RICHMOND, Victoria 3121` and `4350`. */
export function readPlaceName(text: string): PlaceName {
  const written = text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}|[.'’]/gu, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
  const [, beforePostcode = '', postcode = null] = /^(.*?)(?:^| )(\d{4})$/.exec(written) ?? [null, written]
  const { name, state } = withoutState(beforePostcode.trim())
  return { name: inFull(name), state, postcode }
}

/** “South Australia” is a state. Victoria Park only has one in its name. */
function withoutState(written: string) {
  for (const [ending, state] of stateEndings) {
    if (written.endsWith(` ${ending}`)) return { name: written.slice(0, -ending.length - 1), state }
  }
  return { name: written, state: null }
}

const stateEndings = [
  ['queensland', 'qld'],
  ['new south wales', 'nsw'],
  ['victoria', 'vic'],
  ['south australia', 'sa'],
  ['western australia', 'wa'],
  ['tasmania', 'tas'],
  ['australian capital territory', 'act'],
  ['northern territory', 'nt'],
  ...['qld', 'nsw', 'vic', 'sa', 'wa', 'tas', 'act', 'nt'].map((code) => [code, code] as const),
] as const

function inFull(name: string) {
  return name.replaceAll(/\b(?:mt|saint|nth|sth)\b/g, (short) => fullWords[short] ?? short)
}

const fullWords: Record<string, string> = { mt: 'mount', saint: 'st', nth: 'north', sth: 'south' }

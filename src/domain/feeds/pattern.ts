import { RE2JS, RE2JSException } from 're2js'

/**
 * A pattern of a mapping document. It is matched by an engine whose time grows only with the length of the text, so no
 * pattern, however it is nested, can hold up an import. Capitals make no difference.
 */
export type Pattern = {
  groupNames: readonly string[]
  find(text: string): Found | null
  /** Every match replaced; `$1` and `$<name>` in the replacement stand for groups. */
  replaceAll(text: string, replacement: string): string
}

type Found = { all: string; first: string | null; groups: Readonly<Record<string, string | null>> }

/** Beyond these, a pattern is a mistake: the time for each letter grows with its size. */
const MAX_LENGTH = 2000
const MAX_STEPS = 4000

/** The pattern, or why it is none. */
export function compilePattern(source: string): Pattern | { problem: string } {
  if (source.length > MAX_LENGTH) return { problem: `this is longer than ${MAX_LENGTH} characters` }
  const unsupported = features.find(([sign]) => sign.test(source.replaceAll(/\\[^\d]/gs, '')))
  if (unsupported) return { problem: `this uses ${unsupported[1]}, which patterns here don’t have` }
  try {
    const compiled = RE2JS.compile(RE2JS.translateRegExp(source), RE2JS.CASE_INSENSITIVE)
    if (compiled.programSize() > MAX_STEPS) return { problem: 'this repeats too much to be matched quickly' }
    return patternOf(compiled)
  } catch (error) {
    if (!(error instanceof RE2JSException)) throw error
    return { problem: `this is not a regular expression: ${error.message}` }
  }
}

/** What other engines have and one of linear time cannot. */
const features: [RegExp, string][] = [
  [/\(\?<?[=!]/, 'a lookahead or lookbehind'],
  [/\\[1-9]/, 'a reference back to a group'],
  [/\(\?>/, 'an atomic group'],
]

function patternOf(compiled: RE2JS): Pattern {
  const names = Object.keys(compiled.namedGroups())
  const find = (text: string) => {
    const matcher = compiled.matcher(withPlainBlanks(text))
    if (!matcher.find()) return null
    return {
      all: matcher.group() ?? '',
      first: matcher.groupCount() > 0 ? matcher.group(1) : null,
      groups: Object.fromEntries(names.map((name) => [name, matcher.group(name)])),
    }
  }
  return {
    groupNames: names,
    find: remembered(find),
    replaceAll: (text, replacement) => compiled.matcher(withPlainBlanks(text)).replaceAll(replacement),
  }
}

/** Many columns hold the same few texts, row after row. */
function remembered(find: Pattern['find']): Pattern['find'] {
  const known = new Map<string, Found | null>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const found = find(text)
    if (known.size === MOST_REMEMBERED) known.clear()
    if (text.length <= LONGEST_REMEMBERED) known.set(text, found)
    return found
  }
}

/** Little enough that no feed, however odd, takes much memory. */
const MOST_REMEMBERED = 256
const LONGEST_REMEMBERED = 100

/** `\s` means the blanks of ASCII; feeds have others. */
function withPlainBlanks(text: string) {
  return text.replaceAll(/[\u00A0\u2000-\u200A\u202F\u3000]/g, ' ')
}

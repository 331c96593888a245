import { RE2JS, RE2JSException } from 're2js'

/**
 * A pattern of a mapping document. Its engine matches in time linear in the length of the text, so no pattern,
 * however nested, can hold up an import. Case makes no difference.
 */
export type Pattern = {
  groupNames: readonly string[]
  find(text: string): Found | null
  /** Replaces every match; `$1` and `$<name>` in the replacement stand for groups. */
  replaceAll(text: string, replacement: string): string
}

type Found = { all: string; first: string | null; groups: Readonly<Record<string, string | null>> }

/** A pattern beyond these limits is a mistake: matching time grows with its size. */
const MAX_LENGTH = 2000
const MAX_STEPS = 4000

/** Compiles a pattern, or says why it can't be. */
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

/** Features that a linear-time engine does not support. */
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
    find: cached(find),
    replaceAll: (text, replacement) => compiled.matcher(withPlainBlanks(text)).replaceAll(replacement),
  }
}

/** Many columns repeat the same few texts row after row. */
function cached(find: Pattern['find']): Pattern['find'] {
  const known = new Map<string, Found | null>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const found = find(text)
    if (known.size === MAX_CACHED) known.clear()
    if (text.length <= MAX_CACHED_LENGTH) known.set(text, found)
    return found
  }
}

/** Bounds the memory that an odd feed can take. */
const MAX_CACHED = 256
const MAX_CACHED_LENGTH = 100

/** `\s` matches only ASCII whitespace; feeds use other kinds. */
function withPlainBlanks(text: string) {
  return text.replaceAll(/[\u00A0\u2000-\u200A\u202F\u3000]/g, ' ')
}

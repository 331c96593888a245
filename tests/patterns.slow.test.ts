import { globSync, readFileSync } from 'node:fs'
import { check } from 'recheck'
import { expect, test } from 'vitest'
import { parseSync } from 'vite'

/**
 * Patterns whose time grows with the square of a text that is made for it. None of them gets a long text from a
 * stranger: the comments say why. A new pattern doesn’t belong here if it does.
 */
const slowForLongTexts = [
  // Our own pages and numbers.
  String.raw`/<([a-z]+)[^<>]*$/`,
  String.raw`/\B(?=(?:\d{3})+$)/g`,
  // In the browser of the person who types.
  String.raw`/=+$/`,
  // What the operator sets and publishes: addresses of services, mappings, the openings of posts.
  String.raw`/\/+$/`,
  String.raw`/\\.|\(\?<\w+>|\[[^\]]*\]\??/gs`,
  String.raw`/[\s.,;:–-]+$/`,
  // The start of a file, and names of elements.
  String.raw`/<!--.*?-->|<\?.*?\?>/gs`,
  String.raw`/<title[^>]*>([^<]{1,100})/i`,
  String.raw`/\.+$/`,
  // Addresses have no line breaks, without which it is linear.
  String.raw`/^(\/[^/]*)(.*)$/`,
  // Single dashes, after rows of them have become one.
  String.raw`/^-+|-+$/g`,
  // At most 100, 200 and 254 characters.
  String.raw`/[T ]\d{1,2}:\d{2}.*$/`,
  String.raw`/^[^\p{L}\p{N}]+|[^\p{L}\p{M}\p{N}]+$/gu`,
  String.raw`/^[^\s@]+@[^\s@]+\.[^\s@]+$/`,
]

test('OPS-05 no pattern takes long for a text that is made for it', async () => {
  const patterns = patternsIn(globSync('src/**/*.{ts,tsx}').filter((path) => !/\.test\.tsx?$/.test(path)))
  expect(patterns.size).toBeGreaterThan(400)

  const slow: string[] = []
  for (const [text, { pattern, flags, path }] of patterns) {
    const diagnosis = await check(pattern, flags, { timeout: 5000 })
    if (diagnosis.status !== 'vulnerable') continue
    const { type, summary } = diagnosis.complexity
    const isKnown = slowForLongTexts.includes(text) && type === 'polynomial'
    slow.push(isKnown ? text : `${path}: ${text} is ${summary}`)
  }

  expect(slow.toSorted()).toEqual(slowForLongTexts.toSorted())
}, 300_000)

type Pattern = { pattern: string; flags: string; path: string }

function patternsIn(paths: string[]) {
  const patterns = new Map<string, Pattern>()
  for (const path of paths) {
    for (const { pattern, flags } of literalsIn(parseSync(path, readFileSync(path, 'utf8')).program)) {
      // It doesn’t know the flag that only reports where groups are.
      patterns.set(`/${pattern}/${flags}`, { pattern, flags: flags.replace('d', ''), path })
    }
  }
  return patterns
}

/** The patterns of a syntax tree. */
function literalsIn(node: unknown): { pattern: string; flags: string }[] {
  if (typeof node !== 'object' || node === null) return []
  if ('regex' in node && node.regex) return [node.regex as { pattern: string; flags: string }]
  return Object.values(node).flatMap(literalsIn)
}

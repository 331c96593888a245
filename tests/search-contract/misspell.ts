import type { Random } from './random-choices.ts'

/** Makes one typing mistake in one of the longer words, but not in its first letter or digits. */
export function misspell(text: string, random: Random): string {
  const words = text.split(' ')
  const long = words
    .keys()
    .filter((at) => /^[a-z]{4,}$/i.test(words[at] ?? ''))
    .toArray()
  if (long.length === 0) return text
  const at = random.one(long)
  return words.with(at, mistype(words[at] ?? '', random)).join(' ')
}

function mistype(word: string, random: Random): string {
  const at = 1 + random.below(word.length - 2)
  const [before, letter, next, after] = [
    word.slice(0, at),
    word.charAt(at),
    word.charAt(at + 1),
    word.slice(at + 2),
  ]
  const wrong = random.one([...'abcdefghijklmnopqrstuvwxyz'])
  return random.one([
    `${before}${next}${after}`,
    `${before}${wrong}${letter}${next}${after}`,
    `${before}${wrong}${next}${after}`,
    `${before}${next}${letter}${after}`,
  ])
}

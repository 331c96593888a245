import type { PageRun } from '#domain/rich-text/page-text.ts'

/** Joins adjacent runs of the same emphasis and link, collapses spaces, and splits paragraphs at empty lines. */
export function tidied(runs: readonly PageRun[]): PageRun[][] {
  const joined: PageRun[] = []
  for (const run of runs) {
    const last = joined.at(-1)
    if (last && last.strong === run.strong && last.emphasis === run.emphasis && last.link === run.link)
      joined[joined.length - 1] = { ...last, text: last.text + run.text }
    else joined.push(run)
  }
  const paragraphs: PageRun[][] = [[]]
  for (const run of joined) {
    const parts = run.text.replaceAll(/[^\S\n]+/g, ' ').split(/ ?\n ?(?:\n ?)+/)
    for (const [index, text] of parts.entries()) {
      if (index > 0) paragraphs.push([])
      if (text !== '') paragraphs.at(-1)?.push({ ...run, text: text.replaceAll(/ ?\n ?/g, '\n') })
    }
  }
  return paragraphs.map(trimmed).filter((words) => words.length > 0)
}

function trimmed(words: PageRun[]): PageRun[] {
  const [first, ...rest] = words
  if (!first) return []
  const start = first.text.trimStart()
  if (start === '') return trimmed(rest)
  const opened = [{ ...first, text: start }, ...rest]
  const last = opened.at(-1)
  if (!last) return []
  const end = last.text.trimEnd()
  return end === '' ? trimmed(opened.slice(0, -1)) : [...opened.slice(0, -1), { ...last, text: end }]
}

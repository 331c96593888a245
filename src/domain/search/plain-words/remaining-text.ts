import { isFiller } from './grammar.ts'
import type { Token } from './tokens.ts'

/** Joins the unread words as typed. Fillers at either end of a run are trimmed. */
export function remainingText(text: string, tokens: readonly Token[], left: readonly Token[]): string {
  return runsOf(tokens, left)
    .map(withoutFillers)
    .filter((run) => run.length > 0)
    .map((run) => text.slice(run[0]?.start, run.at(-1)?.end))
    .join(' ')
}

function runsOf(tokens: readonly Token[], left: readonly Token[]) {
  const runs: Token[][] = []
  for (const token of left) {
    const run = runs.at(-1)
    const last = run?.at(-1)
    if (run && last && tokens.indexOf(token) === tokens.indexOf(last) + 1) run.push(token)
    else runs.push([token])
  }
  return runs
}

function withoutFillers(run: Token[]): Token[] {
  const first = run.findIndex(({ word }) => !isFiller(word))
  return first === -1 ? [] : run.slice(first, run.findLastIndex(({ word }) => !isFiller(word)) + 1)
}

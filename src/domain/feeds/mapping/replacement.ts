import { z } from 'zod'
import { picksOutDealerCost } from '../dealer-cost.ts'
import { MAX_CELL_LENGTH } from '../feed-row.ts'
import { compilePattern, type Pattern } from '../pattern.ts'
import { DEALER_COST, pattern } from './column-and-pattern.ts'

/** Rewrites a text before anything else is made of it. */
export type Replacement = (text: string) => string

/** A piece of text, or what a pattern finds, and what comes in its place. */
export const replacement = z
  .strictObject({
    text: z
      .string()
      .min(1)
      .max(200)
      .refine((text) => !picksOutDealerCost(text), DEALER_COST)
      .optional()
      .describe('A piece of the text, whatever its capitals.'),
    pattern: pattern.optional().describe('A regular expression for the piece.'),
    with: z
      .string()
      .max(200)
      .describe('What comes in its place; $1 and $<name> stand for groups of the pattern.'),
  })
  .refine(
    (written) => (written.text === undefined) !== (written.pattern === undefined),
    'say either text or pattern',
  )
  .transform(({ text = '', pattern, with: replacement }): Replacement => {
    if (pattern) return (whole) => noLongerThanACell(pattern.replaceAll(whole, replacement))
    const literal = literally(text)
    return (whole) => noLongerThanACell(literal.replaceAll(whole, replacement.replaceAll('$', '$$$$')))
  })

/** Replacements that follow one another could make a text grow without end. */
function noLongerThanACell(text: string) {
  return text.length > MAX_CELL_LENGTH ? '' : text
}

function literally(text: string): Pattern {
  const compiled = compilePattern(text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`))
  if ('problem' in compiled) throw new Error(compiled.problem)
  return compiled
}

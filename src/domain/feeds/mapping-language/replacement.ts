import { z } from 'zod'
import { capturesDealerCost, DEALER_COST } from '../dealer-cost.ts'
import { MAX_CELL_LENGTH } from '../feed-row.ts'
import { compilePattern, type Pattern } from '../pattern.ts'
import { pattern } from './checked-pattern.ts'

/** Rewrites a text before any other rule applies. */
export type Replacement = (text: string) => string

/** A piece of text or a pattern, and its replacement. */
export const replacement = z
  .strictObject({
    text: z
      .string()
      .min(1)
      .max(200)
      .refine((text) => !capturesDealerCost(text), DEALER_COST)
      .optional()
      .describe('A piece of the text, ignoring case.'),
    pattern: pattern.optional().describe('A regular expression for the piece.'),
    with: z.string().max(200).describe('The replacement; $1 and $<name> stand for groups of the pattern.'),
  })
  .refine(
    (written) => (written.text === undefined) !== (written.pattern === undefined),
    'give either text or pattern',
  )
  .transform(({ text = '', pattern, with: replacement }): Replacement => {
    if (pattern) return (whole) => withinCellLimit(pattern.replaceAll(whole, replacement))
    const literal = literalPattern(text)
    return (whole) => withinCellLimit(literal.replaceAll(whole, replacement.replaceAll('$', '$$$$')))
  })

/** Repeated replacements could make a text grow without end. */
function withinCellLimit(text: string) {
  return text.length > MAX_CELL_LENGTH ? '' : text
}

function literalPattern(text: string): Pattern {
  const compiled = compilePattern(text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`))
  if ('problem' in compiled) throw new Error(compiled.problem)
  return compiled
}

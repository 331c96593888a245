import type { z } from 'zod'

/** One call of the api as its document describes it. What it takes and answers is said once, here. */
export type ApiCall = {
  method: 'get' | 'post' | 'patch'
  /** With its parameters as `{name}`. */
  path: string
  summary: string
  description?: string
  query?: z.ZodObject
  body?: z.ZodType
  /** By status: words for an error or an answer without content, and what is answered otherwise. */
  answers: Record<number, string | ApiAnswer>
  /** What errors are told in, where it is not JSON. */
  errorsAs?: 'text/html'
}

export type ApiAnswer = { description: string } & (
  | { schema: z.ZodType }
  /** A file, by what its content-type may be. */
  | { files: readonly string[] }
)

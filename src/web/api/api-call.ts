import type { z } from 'zod'

/** The definition of one API operation. The OpenAPI document is built from it. */
export type ApiCall = {
  method: 'get' | 'post' | 'patch'
  /** The path, with its parameters as `{name}`. */
  path: string
  summary: string
  description?: string
  query?: z.ZodObject
  body?: z.ZodType
  /** The content type of the body, where it is not JSON. */
  bodyAs?: 'multipart/form-data'
  /** Responses by status. A string describes an error, or a response without content. */
  responses: Record<number, string | ApiResponse>
  /** The content type of errors, where it is not JSON. */
  errorsAs?: 'text/html'
}

export type ApiResponse = { description: string } & (
  | { schema: z.ZodType }
  /** A file, with its possible content types. */
  | { files: readonly string[] }
)

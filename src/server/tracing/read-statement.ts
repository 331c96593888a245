/** What a statement does and to which table, such as `select` and `cars`. Nothing else of it gets into a trace. */
export function readStatement(text: string): { operation: string; table: string | null } {
  const start = text.slice(0, MAX_LENGTH)
  const [operation = 'query'] = /[a-z]+/i.exec(start) ?? []
  const [, table = null] = /\b(?:from|into|update|join)\s+(?:only\s+)?"?([a-z_]+)/i.exec(start) ?? []
  return { operation: operation.toLowerCase(), table }
}

/** The columns of the widest table come before its name. */
const MAX_LENGTH = 4000

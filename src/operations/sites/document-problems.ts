/** A problem in a document, and its path. */
export type DocumentProblem = { path: string; message: string }

/** Each unknown field is a problem with its own path. */
export function problemsOf(
  issue: { code: string; path: PropertyKey[]; message: string; keys?: string[] },
  unknownField = 'there is no such setting',
): DocumentProblem[] {
  if (issue.code !== 'unrecognized_keys') return [{ path: pathOf(issue.path), message: issue.message }]
  return (issue.keys ?? []).map((key) => ({ path: pathOf([...issue.path, key]), message: unknownField }))
}

export function pathOf(path: readonly PropertyKey[]): string {
  if (path.length === 0) return '(the whole document)'
  return path
    .map((part, index) =>
      typeof part === 'number' ? `[${part}]` : `${index === 0 ? '' : '.'}${String(part)}`,
    )
    .join('')
}

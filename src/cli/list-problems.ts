import type { DocumentProblem } from '#operations/sites/document-problems.ts'

/** Lists the problems of a document, one per line: path and message. */
export function listProblems(what: string, problems: DocumentProblem[]): string {
  return [
    `${what} was refused. Nothing was changed.`,
    ...problems.map(({ path, message }) => `  ${path}: ${message}`),
  ].join('\n')
}

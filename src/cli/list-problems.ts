import type { SiteProblem } from '#operations/sites/accept-site.ts'

/** The problems of a document, one a line: where, and what. */
export function listProblems(what: string, problems: SiteProblem[]): string {
  return [
    `${what} was refused; nothing was changed.`,
    ...problems.map(({ path, message }) => `  ${path}: ${message}`),
  ].join('\n')
}

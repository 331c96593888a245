import type { IncomingHttpHeaders } from 'node:http'

export type Graded = { score: number; faults: string[] }

const YEAR_SECONDS = 31_536_000
const HALF_YEAR_SECONDS = 15_768_000
/** From this score on, Mozilla’s Observatory gives A+. */
export const A_PLUS = 100

/**
 * Grades the headers of a response by the rules of Mozilla’s HTTP Observatory: it begins at 100, each weakness costs points, and
 * what is better than necessary adds some, if nothing cost 10 or more. `faults` are what our own rules forbid besides.
 */
export function headerGrade(headers: IncomingHttpHeaders, isHttps: boolean): Graded {
  const policy = policyOf(headers['content-security-policy']?.toString() ?? '')
  const scripts = policy.get('script-src') ?? policy.get('default-src')
  const styles = policy.get('style-src') ?? policy.get('default-src')
  const maxAge = Number(/max-age=(\d+)/.exec(headers['strict-transport-security'] ?? '')?.[1] ?? 0)
  const framing = policy.get('frame-ancestors')?.includes("'none'")
  const isStrict = policy.get('default-src')?.join() === "'none'"
  const unsafe = (sources: readonly string[] | undefined) =>
    sources?.some((source) => /^'unsafe-|^\*$|^https?:$|^data:$/.test(source)) ?? true
  const cookies = headers['set-cookie'] ?? []
  const badCookie = cookies.find(
    (line) => !/;\s*samesite=(?:lax|strict)/i.test(line) || (isHttps && !/;\s*secure/i.test(line)),
  )

  const costs = [
    [policy.size === 0, -25, 'no content security policy'],
    [policy.size > 0 && unsafe(scripts), -20, `scripts from ${scripts?.join(' ')}`],
    [policy.size > 0 && unsafe(styles), -10, `styles from ${styles?.join(' ')}`],
    [isHttps && maxAge === 0, -20, 'no strict transport security'],
    [
      isHttps && maxAge > 0 && maxAge < HALF_YEAR_SECONDS,
      -10,
      'strict transport security for less than half a year',
    ],
    [headers['x-content-type-options'] !== 'nosniff', -5, 'no nosniff'],
    [!framing && headers['x-frame-options'] === undefined, -20, 'other sites may frame it'],
    [
      /unsafe-url|no-referrer-when-downgrade/.test(String(headers['referrer-policy'])),
      -5,
      'sends addresses to others',
    ],
    [badCookie !== undefined, -20, `the cookie ${badCookie}`],
    [headers['access-control-allow-origin'] === '*', -50, 'other sites may read it'],
    [headers['x-powered-by'] !== undefined || headers.server !== undefined, 0, 'names its software'],
    [/unsafe-/.test(headers['content-security-policy']?.toString() ?? ''), 0, 'an unsafe policy'],
    [isHttps && maxAge < YEAR_SECONDS, 0, 'strict transport security for less than a year'],
    [!framing, 0, 'no frame-ancestors'],
  ] as const
  const lost = costs.filter(([isSo]) => isSo)
  const sum = 100 + lost.reduce((total, [, points]) => total + points, 0)
  const extra = [
    [isStrict && !unsafe(scripts) && !unsafe(styles), 10],
    [framing, 5],
    [/^(?:no-referrer|same-origin|strict-origin)/.test(String(headers['referrer-policy'])), 5],
    [/^same-(?:origin|site)$/.test(String(headers['cross-origin-resource-policy'])), 10],
  ] as const
  const gained = sum < 90 ? 0 : extra.reduce((total, [isSo, points]) => total + (isSo ? points : 0), 0)
  return { score: sum + gained, faults: lost.map(([, , fault]) => fault) }
}

function policyOf(text: string) {
  const directives = text.split(';').map((directive) => directive.trim().split(/\s+/))
  return new Map(directives.filter(([name]) => name).map(([name = '', ...sources]) => [name, sources]))
}

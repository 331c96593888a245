import routes from '#web/routes.ts'

/** What the server answers itself, before the routes. */
const servedApart =
  `/healthz /readyz /metrics /images /assets/:file /demo-media/:file /.well-known/security.txt
  /sandbox /__manifest`
    .trim()
    .split(/\s+/)

/**
 * Every address that the server answers, as a pattern: those of `routes.ts`, so that a new route is never forgotten, and the few
 * that have no route.
 */
export const routePatterns: readonly string[] = [
  ...new Set([...routes.map(({ path = '' }) => `/${path}`), ...servedApart]),
]

/** The pattern with a value in place of each parameter. An optional one may go without: `null`. */
export function addressAt(pattern: string, valueOf: (name: string, folder: string) => string | null): string {
  const parts = pattern.split('/').slice(1)
  const filled = parts.flatMap((part, at) => {
    if (part === '*') return [valueOf('*', '') ?? 'nothing/here']
    const [, name, isOptional, rest = ''] = /^:(\w+)(\?)?(.*)$/.exec(part) ?? []
    if (name === undefined) return [part]
    const value = valueOf(name, parts[at - 1] ?? '')
    return value === null ? (isOptional ? [] : [`a${rest}`]) : [value + rest]
  })
  return `/${filled.join('/')}`
}

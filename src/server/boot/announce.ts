import { formatNumber } from '#domain/shared/format-number.ts'
import type { RunningSite } from '#operations/sites/site-directory.ts'
import type { Env } from '../env.ts'
import { siteAddress } from '../demo-index.ts'

/** More than this would push what was printed before off the screen. */
const MAX_SITES = 20

/** The addresses to open in a browser, for the person who started the server. */
export function announcement(
  sites: readonly RunningSite[],
  { demo, baseDomains }: Env,
  port: number,
): string {
  const [baseDomain] = baseDomains
  const lines = sites.slice(0, MAX_SITES).map(({ slug, site }) => ({
    name: site.name,
    address: siteAddress(slug, baseDomain, port),
  }))
  if (demo) lines.unshift({ name: 'All sites', address: `http://${baseDomain}:${port}` })
  if (lines.length === 0)
    return 'Forecourt is running. There are no sites yet: add one with npm run forecourt -- create-site.'

  const width = Math.max(...lines.map(({ name }) => name.length))
  const list = lines.map(({ name, address }) => `  ${name.padEnd(width)}  ${address}`)
  const more = sites.length - MAX_SITES
  if (more > 0) list.push(`  and ${formatNumber(more)} more: npm run forecourt -- list-sites`)
  return ['', 'Forecourt is running.', '', ...list, ''].join('\n')
}

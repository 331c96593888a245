import type { RunningSite } from '#operations/sites/site-directory.ts'
import type { Env } from '../env.ts'
import { siteAddress } from '../demo-index.ts'

/** The addresses to open in a browser, for the person who started the server. */
export function announcement(
  sites: readonly RunningSite[],
  { demo, baseDomains }: Env,
  port: number,
): string {
  const [baseDomain] = baseDomains
  const lines = sites.map(({ slug, site }) => ({
    name: site.name,
    address: siteAddress(slug, baseDomain, port),
  }))
  if (demo) lines.unshift({ name: 'All sites', address: `http://${baseDomain}:${port}` })
  if (lines.length === 0)
    return 'Forecourt is running. There are no sites yet: add one with npm run forecourt -- create-site.'

  const width = Math.max(...lines.map(({ name }) => name.length))
  const list = lines.map(({ name, address }) => `  ${name.padEnd(width)}  ${address}`)
  return ['', 'Forecourt is running.', '', ...list, ''].join('\n')
}

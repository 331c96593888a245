import type { RunningSite } from '#operations/sites/site-directory.ts'
import type { Env } from '../env.ts'
import { siteAddress } from '../front-door.ts'

/** What to open in the browser, for whoever started us. */
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
  if (demo) lines.unshift({ name: 'All of them', address: `http://${baseDomain}:${port}` })
  if (lines.length === 0) return 'Forecourt is running. It serves no site yet.'

  const width = Math.max(...lines.map(({ name }) => name.length))
  const list = lines.map(({ name, address }) => `  ${name.padEnd(width)}  ${address}`)
  return ['', 'Forecourt is running.', '', ...list, ''].join('\n')
}

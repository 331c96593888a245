import { askSite } from '../../tests/support/crawl/ask-site.ts'
import { type ApiCall, apiCalls, type ApiDescription } from './api-calls.ts'
import { formsOfPage, type PageForm } from './forms-of-page.ts'
import { addressAt, routePatterns } from './route-patterns.ts'

/** What a site offers from outside: where to send requests, and what belongs into them. */
export type Survey = {
  host: string
  /** One address for each pattern, with values of the site in place of parameters. */
  addresses: readonly string[]
  /** Names of vehicles, locations, pages and so on, by the folder they are in. */
  slugs: ReadonlyMap<string, readonly string[]>
  forms: readonly PageForm[]
  calls: readonly ApiCall[]
  /** The names of fields and parameters. */
  names: readonly string[]
}

/** These folders contain the names of another one. */
const sameNames: Record<string, string> = { 'contact-us': 'locations' }

/** Looks at every kind of page of a site. */
export async function surveySite(host: string, port: number): Promise<Survey> {
  const origin = `http://${host}:${port}`
  const { body: sitemap } = await askSite(origin, '/sitemap.xml')
  const slugs = slugsOf([...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address))
  const description = await askSite(origin, '/api/openapi.json')
  const calls = apiCalls(JSON.parse(description.body) as ApiDescription)
  const { body: found } = await askSite(origin, '/api/search')
  slugs.set(
    'ids',
    [...found.matchAll(/"id":"([^"]+)"/g)].slice(0, 20).map(([, id = '']) => id),
  )

  const known = (name: string, folder: string) =>
    slugs.get(name === 'id' ? 'ids' : (sameNames[folder] ?? folder))?.[0] ?? null
  const addresses = routePatterns.map((pattern) => addressAt(pattern, known))
  const forms = new Map<string, PageForm>()
  for (const address of addresses) {
    const { body, contentType } = await askSite(origin, address)
    if (!contentType.startsWith('text/html')) continue
    for (const form of formsOfPage(body, address)) forms.set(keyOf(form), form)
  }
  const names = [
    ...[...forms.values()].flatMap(({ fields }) => fields.map(({ name }) => name)),
    ...calls.flatMap((call) => call.names),
    ...ownNames,
  ]
  return { host, addresses, slugs, forms: [...forms.values()], calls, names: [...new Set(names)] }
}

/** Parameters that no form and no call names. */
const ownNames =
  `src w q step type redirect back save preview notice payment spin car_id cars amount _routes`.split(' ')

function slugsOf(addresses: readonly string[]) {
  const slugs = new Map<string, string[]>()
  for (const address of addresses) {
    const [folder = '', slug] = new URL(address).pathname.split('/').slice(1)
    if (slug !== undefined) slugs.set(folder, [...(slugs.get(folder) ?? []), slug])
  }
  return slugs
}

function keyOf({ action, method, fields }: PageForm) {
  return `${method} ${action} ${fields.map(({ name }) => name).join(' ')}`
}

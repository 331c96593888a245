import { askSite } from './ask-site.ts'
import { htmlFaults } from './html-faults.ts'
import { type ReadPage, readPage } from './read-page.ts'

/** What an address answered. */
type Visit = {
  status: number
  /** Where it led to in the end. */
  landedOn: string
  page: (ReadPage & { htmlFaults: readonly string[] }) | null
}

export type Crawl = {
  visits: ReadonlyMap<string, Visit>
  /** Links and files that lead nowhere, each with a page it is on. */
  deadLinks: readonly string[]
}

type Plan = {
  origin: string
  /** Paths to begin with. */
  from: readonly string[]
  checksHtml: boolean
  /** Whether to ask for an address that is linked. */
  isWanted: (address: string) => boolean
}

const AT_ONCE = 4

/**
 * Follows every link of a site. Addresses with parameters are asked for, but their links are not followed: searches would never
 * come to an end.
 */
export async function crawlSite({ origin, from, checksHtml, isWanted }: Plan): Promise<Crawl> {
  const visits = new Map<string, Visit>()
  const linkedFrom = new Map(from.map((path) => [path, 'the list of addresses']))
  const waiting = [...from]
  const fragments: [address: string, id: string, page: string][] = []

  async function visitNext(): Promise<void> {
    const address = waiting.shift()
    if (address === undefined) return
    const visit = await visitOf(origin, address, checksHtml)
    visits.set(address, visit)
    if (visit.page && !address.includes('?')) follow(address, visit.page)
    return visitNext()
  }

  function follow(address: string, page: ReadPage) {
    for (const link of [...page.links, ...page.files]) {
      const url = new URL(link, origin + address)
      if (url.origin !== origin) continue
      const target = url.pathname + url.search
      if (url.hash.length > 1) fragments.push([target, decodeURIComponent(url.hash.slice(1)), address])
      if (linkedFrom.has(target) || !isWanted(target)) continue
      linkedFrom.set(target, address)
      waiting.push(target)
    }
  }

  while (waiting.length > 0) await Promise.all(Array.from({ length: AT_ONCE }, visitNext))
  return {
    visits,
    deadLinks: [...deadAddresses(visits, linkedFrom), ...deadFragments(visits, fragments)],
  }
}

async function visitOf(origin: string, address: string, checksHtml: boolean): Promise<Visit> {
  const { status, landedOn, contentType, body } = await askSite(origin, address)
  const isPage = contentType.startsWith('text/html')
  return {
    status,
    landedOn,
    page: isPage ? { ...readPage(body), htmlFaults: checksHtml ? await htmlFaults(body) : [] } : null,
  }
}

function deadAddresses(visits: Crawl['visits'], linkedFrom: ReadonlyMap<string, string>) {
  return [...visits]
    .filter(([, { status }]) => status >= 400)
    .map(([address, { status }]) => `${status} ${address} on ${linkedFrom.get(address)}`)
}

function deadFragments(visits: Crawl['visits'], fragments: readonly [string, string, string][]) {
  return fragments
    .filter(([address, id]) => visits.get(address)?.page?.ids.has(id) === false)
    .map(([address, id, page]) => `no #${id} at ${address} on ${page}`)
}

/** A page as many visitors get it, ready to be sent. */
export type SharedPage = {
  siteId: string
  /** The site’s revision that the page shows. */
  revision: number
  /** When it was rendered, in milliseconds. */
  renderedAt: number
  headers: Readonly<Record<string, string>>
  etag: string
  body: Buffer
  /** The pattern of its route, for traces. */
  route?: string | undefined
}

/** Pages in the memory of this process, up to a number of bytes. */
export type PageCache = {
  find(key: string): SharedPage | undefined
  put(key: string, page: SharedPage): void
  figures(): { pages: number; bytes: number }
}

/**
 * When it is full, the site that takes up most loses the page that was asked for least recently. So one dealer’s large stock
 * never takes the place of another’s home page.
 */
export function pageCache(maxBytes: number): PageCache {
  const sites = new Map<string, { bytes: number; pages: Map<string, SharedPage> }>()
  const siteOf = new Map<string, string>()
  let total = 0

  function remove(key: string) {
    const siteId = siteOf.get(key)
    const site = siteId === undefined ? undefined : sites.get(siteId)
    const page = site?.pages.get(key)
    if (!site || !page) return
    site.pages.delete(key)
    siteOf.delete(key)
    const bytes = sizeOf(key, page)
    site.bytes -= bytes
    total -= bytes
    if (site.pages.size === 0) sites.delete(page.siteId)
  }

  function removeOne() {
    const [first, ...others] = sites.values()
    if (!first) return
    const largest = others.reduce((most, site) => (site.bytes > most.bytes ? site : most), first)
    const [oldest = ''] = largest.pages.keys()
    remove(oldest)
  }

  return {
    find(key) {
      const site = sites.get(siteOf.get(key) ?? '')
      const page = site?.pages.get(key)
      if (!site || !page) return undefined
      site.pages.delete(key)
      site.pages.set(key, page)
      return page
    },
    put(key, page) {
      remove(key)
      const bytes = sizeOf(key, page)
      if (bytes > maxBytes / LARGEST_SHARE) return
      const site = sites.get(page.siteId) ?? { bytes: 0, pages: new Map() }
      sites.set(page.siteId, site)
      site.pages.set(key, { ...page, body: withOwnMemory(page.body) })
      site.bytes += bytes
      siteOf.set(key, page.siteId)
      total += bytes
      while (total > maxBytes) removeOne()
    },
    figures: () => ({ pages: siteOf.size, bytes: total }),
  }
}

/** A small buffer is a part of a larger one, all of which would stay in memory for as long as the page does. */
function withOwnMemory(body: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(body.length)
  body.copy(own)
  return own
}

/** No page takes up more than this part of the whole. */
const LARGEST_SHARE = 8

/** Headers and bookkeeping take up about this much. */
const OVERHEAD_BYTES = 2048

function sizeOf(key: string, { body }: SharedPage) {
  return body.length + 2 * key.length + OVERHEAD_BYTES
}

import { expect, test } from '@playwright/test'
import { demoSites } from '#demo/demo.ts'
import { dealerOfEachTemplate } from '#demo/dealer-of-template.ts'
import { type Crawl, crawlSite } from '../../support/crawl/crawl-site.ts'
import { specifiedAddresses } from '../../support/crawl/specified-addresses.ts'
import { vocabularyFaults } from '../../support/crawl/vocabulary-faults.ts'
import { originOf } from '../../support/browser/reserve.ts'
import { isFullRun, isShortRun, sampled } from '../../support/weight.ts'

// A full run asks for every vehicle of every dealer.
test.describe.configure({ timeout: isFullRun ? 900_000 : 90_000 })

/** Of what there is much of, in runs that aren’t full. */
const SOME = isShortRun ? 2 : 4
/** Of one page with different parameters, in a full run. */
const MANY = 100

const dealers = isShortRun ? dealerOfEachTemplate : demoSites().map(({ slug }) => slug)
/** Templates and features differ less in their markup than in their links. */
const checked = sampled(dealers, 1)

for (const slug of dealers) {
  test(`ROUTE-09 every page of ${slug} is linked, headed, valid and described`, async ({ baseURL }) => {
    const origin = originOf(slug, baseURL)
    const crawl = await crawlSite({
      origin,
      checksHtml: checked.includes(slug),
      from: [...Object.keys(specifiedAddresses), '/robots.txt', '/sitemap.xml', '/llms.txt'],
      isWanted: atMost(isFullRun ? { vehicles: Infinity, others: MANY } : { vehicles: SOME, others: SOME }),
    })
    const pages = pagesOf(crawl)

    expect.soft(crawl.deadLinks, 'dead links').toEqual([])
    expect.soft(wrongPages(crawl), 'not the right page').toEqual([])
    expect.soft(headFaults(pages, origin), 'heads').toEqual([])
    expect.soft(faultsOfEach(pages), 'HTML').toEqual([])
    if (isShortRun && !checked.includes(slug)) return
    expect.soft(await vocabularyFaults(slug, distinctData(pages)), 'structured data').toEqual([])
  })
}

type Page = NonNullable<ReturnType<Crawl['visits']['get']>>['page'] & { address: string }

/** Vehicles, searches, pictures and the same page with other parameters are many of a kind. */
function atMost({ vehicles, others }: { vehicles: number; others: number }) {
  const asked = new Map<string, number>()
  return (address: string) => {
    const kind = /^\/cars\/|^\/search\/|^[^?]*\?|\.(?:jpe?g|png|webp|avif|pdf|svg)/.exec(address)?.[0]
    if (kind === undefined) return true
    asked.set(kind, (asked.get(kind) ?? 0) + 1)
    return (asked.get(kind) ?? 0) <= (kind === '/cars/' ? vehicles : others)
  }
}

/** The pages that were shown, each once. */
function pagesOf({ visits }: Crawl): Page[] {
  return [...visits].flatMap(([address, { landedOn, page }]) =>
    page && (landedOn === address || !visits.has(landedOn)) ? [{ ...page, address: landedOn }] : [],
  )
}

function wrongPages({ visits }: Crawl) {
  return Object.entries(specifiedAddresses).flatMap(([address, title]) => {
    const found = visits.get(address)?.page?.title ?? 'no title'
    return title.test(found) ? [] : [`${address}: ${found}`]
  })
}

function headFaults(pages: readonly Page[], origin: string) {
  const canonical = pages.filter((page) => page.isIndexed && page.canonical === origin + page.address)
  return [
    ...pages
      .filter(({ headings }) => headings !== 1)
      .map(({ address, headings }) => `${headings} h1: ${address}`),
    ...pages.filter((page) => !page.title || !page.description).map(({ address }) => `untitled: ${address}`),
    ...pages
      .filter((page) => page.isIndexed && !page.canonical)
      .map(({ address }) => `no canonical: ${address}`),
    ...repeated(canonical, ({ title }) => title),
    ...repeated(canonical, ({ description }) => description),
  ]
}

function repeated(pages: readonly Page[], read: (page: Page) => string | null) {
  return [...Map.groupBy(pages, read)]
    .filter(([, same]) => same.length > 1)
    .map(([text, same]) => `“${text}” on ${same.map(({ address }) => address).join(', ')}`)
}

/** Each fault once, with the first page it is on. */
function faultsOfEach(pages: readonly Page[]) {
  const found = new Map<string, string>()
  for (const { address, htmlFaults } of pages) {
    for (const fault of htmlFaults) found.set(fault, found.get(fault) ?? address)
  }
  return [...found].map(([fault, address]) => `${address}: ${fault}`)
}

function distinctData(pages: readonly Page[]) {
  return [...new Set(pages.flatMap(({ structuredData }) => structuredData))]
}

import type { Page } from 'playwright'

const searches = [
  '/search?make=Toyota&colour=White&price=%3A40000',
  '/search?query=zeppelin',
  '/search?car_type=used&transmission=Automatic&body=SUV&body=Ute&km=%3A90000',
]

/** Opens the recent and saved searches under a search field, which the header may hide behind a button. */
export async function openSearchBox(page: Page) {
  await page.goto('/')
  await store(page, 'search-history', searches)
  await page.reload()
  const button = page.locator('.header-search__toggle')
  if (await button.isVisible()) await button.click()
  else await page.getByRole('searchbox').filter({ visible: true }).first().focus()
  await page.locator('.search-box__offer a').first().waitFor()
}

/** Opens a watchlist with vehicles and a note, one of them no longer for sale. */
export async function openWatchlist(page: Page) {
  await page.goto('/watchlist')
  const cars = await firstCars(page)
  const gone = { id: '018f0000-0000-7000-8000-000000000000', name: '2019 Mercedes-Benz Sprinter' }
  const saved = [...cars.slice(0, 2), gone, ...cars.slice(2, 5)].map(({ id, name }, index) => ({
    id,
    name,
    savedAt: 1_773_000_000 - index,
    note: index === 0 ? 'Ask about the towbar' : '',
  }))
  await store(page, 'favourites', saved)
  await page.reload()
  await page.locator('.car-card').first().waitFor()
}

/** Opens a list that someone shared. */
export async function openSharedWatchlist(page: Page) {
  await page.goto('/watchlist')
  const slugs = (await firstCars(page)).slice(0, 5).map(({ slug }) => slug)
  await page.goto(`/watchlist?cars=${slugs.join(',')}`)
}

/** Opens saved searches with and without new vehicles. */
export async function openSavedSearches(page: Page) {
  await page.goto('/saved-searches')
  await store(
    page,
    'saved-searches',
    searches.map((address, index) => ({ address, seenAt: index === 0 ? 1_000_000_000 : 4_000_000_000 })),
  )
  await page.reload()
  await page.locator('.saved-searches__list a').first().waitFor()
}

/** Compares as many vehicles as fit. */
export async function openComparison(page: Page) {
  await page.goto('/compare')
  const slugs = (await firstCars(page)).map(({ slug }) => `car_id=${slug}`)
  await page.goto(`/compare?${slugs.slice(0, 4).join('&')}`)
}

/** Opens results with vehicles chosen to compare. */
export async function openCompareTray(page: Page) {
  await page.goto('/search')
  const chosen = (await firstCars(page)).slice(0, 3).map(({ slug, name }) => ({ slug, name }))
  await store(page, 'compared-cars', chosen)
  await page.reload()
  await page.locator('.compare-tray').waitFor()
}

type FoundCar = { id: string; slug: string; name: string }

/** Asks the page itself, because a page's requests go to the dealer at its address. */
async function firstCars(page: Page): Promise<FoundCar[]> {
  const text = await page.evaluate(() => fetch('/api/search?size=5').then((response) => response.text()))
  const { hits } = JSON.parse(text) as { hits: FoundCar[] }
  return hits
}

function store(page: Page, name: string, value: unknown) {
  return page.evaluate(([key, text]) => localStorage.setItem(key, text), [
    name,
    JSON.stringify(value),
  ] as const)
}

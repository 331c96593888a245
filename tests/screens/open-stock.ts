import type { Page } from 'playwright'

/** Opens the first vehicle of a kind, on whichever page of the results it is. Without one, the results stay open. */
export async function openCar(page: Page, card: string, from = '/search') {
  await page.goto(from)
  for (;;) {
    const link = page.locator(`${card} h2 a, ${card} h3 a`).first()
    if ((await link.count()) > 0) {
      await page.goto((await link.getAttribute('href')) ?? '/')
      return
    }
    const next = page.getByRole('link', { name: /^Next/ }).first()
    if ((await next.count()) === 0) return
    await page.goto((await next.getAttribute('href')) ?? '/')
  }
}

/** Opens the photos of a vehicle on the whole screen. */
export async function openPhotos(page: Page) {
  await openCar(page, '.car-card:not(.sold):has(.car-photo:not(.car-photo--missing))')
  await page.getByRole('button', { name: 'View full screen' }).click()
  await page.getByRole('dialog').waitFor()
}

export async function openFilters(page: Page) {
  await page.goto('/search')
  const button = page.getByRole('button', { name: /^Filters/ })
  if (await button.isVisible()) await button.click()
}

export async function openMenu(page: Page) {
  await page.goto('/')
  const button = page.getByRole('button', { name: 'Menu', exact: true })
  if (await button.isVisible()) await button.click()
  else await page.locator('header nav summary').first().click()
}

/** Opens the first location that has a page of its own. */
export async function openLocation(page: Page) {
  await page.goto('/locations')
  const link = page.locator('main a[href^="/locations/"]').first()
  if ((await link.count()) > 0) await page.goto((await link.getAttribute('href')) ?? '/')
}

/** Opens the first model of the range; its stock, where the dealer has written no models. */
export async function openModel(page: Page) {
  await page.goto('/models')
  await page.goto((await page.locator('.model-tile').nth(2).getAttribute('href')) ?? '')
}

/** Opens the page of the make of the first model in the range. */
export async function openBrand(page: Page) {
  await openModel(page)
  const [make = ''] = ((await page.locator('h1').textContent()) ?? '').split(' ')
  await page.goto(`/brands/${make.toLowerCase()}`)
}

/** Opens the latest post of the blog. */
export async function openPost(page: Page) {
  await page.goto('/blog')
  const first = page.locator('main :is(h2, h3) a[href^="/blog/"]').first()
  await page.goto((await first.getAttribute('href')) ?? '')
}

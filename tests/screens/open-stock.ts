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
  await openCar(page, '.car-card:not(.sold)')
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

import { expect, type Page, test } from '@playwright/test'

const sites = ['ampersand', 'copperjack']

for (const site of sites) {
  test(`API-02 the pictures of ${site} come in the size that is needed, into room that was kept`, async ({
    page,
    baseURL,
  }) => {
    const gate = Promise.withResolvers<void>()
    await page.route(isPicture, async (route) => {
      await gate.promise
      await route.continue()
    })
    await page.goto(stockOf(site, baseURL), { waitUntil: 'domcontentloaded' })
    const pictures = page.locator('.car-card img[src^="/images"]')
    const roomBefore = await pictures.evaluateAll(roomsOf)

    gate.resolve()
    const second = pictures.nth(1)
    await second.scrollIntoViewIfNeeded()
    await expect.poll(() => second.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)

    expect(await pictures.evaluateAll(roomsOf)).toEqual(roomBefore)
    const { chosen, needed } = await second.evaluate((img: HTMLImageElement) => ({
      chosen: Number(new URL(img.currentSrc).searchParams.get('w')),
      needed: img.clientWidth * devicePixelRatio,
    }))
    expect(chosen).toBeGreaterThanOrEqual(needed * 0.9)
    expect(chosen).toBeLessThanOrEqual(needed * 2)
  })
}

test('CAR-10 a picture that does not come gives way to the outline of its kind', async ({
  page,
  baseURL,
}) => {
  await page.route(isPicture, (route) => route.fulfill({ status: 404 }))

  await page.goto(stockOf('copperjack', baseURL))

  await expect(page.locator('.car-card .car-photo').first()).toHaveText('Photo to come')
  await expect.poll(() => outlinesIn(page)).toBeGreaterThan(0)
})

function isPicture({ pathname }: URL) {
  return pathname === '/images'
}

function stockOf(site: string, baseURL = '') {
  const url = new URL('/search', baseURL)
  url.hostname = `${site}.${url.hostname}`
  return url.href
}

function roomsOf(pictures: Element[]) {
  return pictures.map(({ clientWidth, clientHeight }) => `${clientWidth} × ${clientHeight}`)
}

function outlinesIn(page: Page) {
  return page
    .locator('.car-photo--missing img')
    .evaluateAll((found) => found.filter((img) => (img as HTMLImageElement).naturalWidth > 0).length)
}

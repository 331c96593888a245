import { expect, type Page, test } from '@playwright/test'
import { holdBack, holdBackScripts } from '../../support/browser/hold-back.ts'
import { untilInteractive } from '../../support/browser/until-interactive.ts'
import { longRunOnly } from '../../support/weight.ts'

const sites = ['ampersand', 'copperjack']

for (const site of sites) {
  test(`API-02 the pictures of ${site} load in the size needed, without shifting the page`, async ({
    page,
    baseURL,
  }) => {
    const releasePictures = await holdBack(page, isPicture)
    await page.goto(stockOf(site, baseURL), { waitUntil: 'domcontentloaded' })
    await page.evaluate(layOutAll)
    const pictures = page.locator('.car-card img[src^="/images"]')
    const roomBefore = await pictures.evaluateAll(roomsOf)

    releasePictures()
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

test('SITE-03 a logo that is too wide for a small phone keeps its proportions', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(stockOf('ampersand', baseURL))
  const logo = page.locator('.site-brand img')

  await expect(logo).toHaveCSS('object-fit', 'contain')
  const { width, height } = (await logo.boundingBox()) ?? { width: 0, height: 0 }
  expect(width / height).toBeLessThan(300 / 68)
})

test('CAR-10 a picture that fails to load is replaced by the outline of its body type', async ({
  page,
  baseURL,
}) => {
  await page.route(isPicture, (route) => route.fulfill({ status: 404 }))

  await page.goto(stockOf('copperjack', baseURL))

  await expect(page.locator('.car-card .car-photo').first()).toHaveText('Photos coming soon')
  await expect.poll(() => outlinesIn(page)).toBeGreaterThan(0)
})

test('CAR-10 full-screen photos are shown whole, change with the arrow keys and return the focus', async ({
  page,
  baseURL,
}) => {
  await openPhotographed(page, baseURL)
  const gallery = page.getByRole('region', { name: /^Photos of/ })
  const opener = gallery.getByRole('button', { name: 'View full screen' })

  await gallery.getByRole('link', { name: /^Photo 3 of \d/ }).click()
  await expect(gallery.getByText(/^3 \/ \d/)).toBeVisible()
  await opener.press('Enter')
  const viewer = page.getByRole('dialog', { name: /^Photos of/ })
  const third = viewer.getByRole('img', { name: /photo 3 of/ })
  await expect(third).toBeInViewport()
  await expect(third).toHaveCSS('object-fit', 'contain')

  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByRole('status')).toHaveText(/^4 of/)
  const fourth = viewer.getByRole('img', { name: /photo 4 of/ })
  await expect(fourth).toBeInViewport()
  const { width = 0, height = 0 } = (await fourth.boundingBox()) ?? {}
  expect(height).toBeGreaterThan(width / 2)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(viewer.getByRole('status')).toHaveText(/^2 of/)

  await page.keyboard.press('Escape')
  await expect(viewer).toBeHidden()
  await expect(opener).toBeFocused()
  await expect(gallery.getByText(/^2 \/ \d/)).toBeVisible()
})

test(
  'CAR-10 Back closes the full-screen photos, Forward opens them, and the page stays as it is',
  longRunOnly,
  async ({ page, baseURL }) => {
    await openPhotographed(page, baseURL)
    await untilInteractive(page)
    const [url, before] = [page.url(), await page.evaluate(() => history.length)]
    const opener = page.getByRole('button', { name: 'View full screen' })
    const viewer = page.getByRole('dialog', { name: /^Photos of/ })
    const pageData: string[] = []
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.endsWith('.data')) pageData.push(request.url())
    })

    await opener.click()
    await expect(viewer).toBeVisible()
    await page.goBack()
    await expect(viewer).toBeHidden()
    await page.goForward()
    await expect(viewer).toBeVisible()
    expect(pageData).toEqual([])
    await page.keyboard.press('Escape')
    await expect(viewer).toBeHidden()

    for (const close of ['Escape', 'button', 'back']) {
      await opener.click()
      await expect(viewer).toBeVisible()
      if (close === 'Escape') await page.keyboard.press('Escape')
      else if (close === 'button') await viewer.getByRole('button', { name: 'Close' }).click()
      else await page.goBack()
      await expect(viewer).toBeHidden()
    }

    expect(pageData).toEqual([])
    expect(page.url()).toBe(url)
    expect(await page.evaluate(() => history.length)).toBe(before + 1)
    await page.goBack()
    await expect(page).not.toHaveURL(url)
  },
)

test(
  'CAR-10 the full-screen photos reopen after a reload, and Back still closes them',
  longRunOnly,
  async ({ page, baseURL }) => {
    await openPhotographed(page, baseURL)
    const url = page.url()
    await page.getByRole('button', { name: 'View full screen' }).click()
    const viewer = page.getByRole('dialog', { name: /^Photos of/ })
    await expect(viewer).toBeVisible()

    await page.reload()
    await expect(viewer).toBeVisible()
    await page.goBack()

    await expect(viewer).toBeHidden()
    expect(page.url()).toBe(url)
  },
)

test(
  'CAR-10 the full-screen photos open for a visitor who clicks before the scripts have started',
  longRunOnly,
  async ({ page, baseURL }) => {
    await openPhotographed(page, baseURL)
    const releaseScripts = await holdBackScripts(page)
    await page.reload({ waitUntil: 'domcontentloaded' })

    await page.getByRole('button', { name: 'View full screen' }).click()
    releaseScripts()

    await expect(page.getByRole('dialog', { name: /^Photos of/ })).toBeVisible()
  },
)

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('CAR-10 the photos of a vehicle are a list, and thumbnails link to the large photos', async ({
    page,
    baseURL,
  }) => {
    await openPhotographed(page, baseURL)

    await expect(page.getByRole('button', { name: 'View full screen' })).toBeHidden()
    await page.getByRole('link', { name: /^Photo 2 of \d/ }).click()

    await expect(page.getByRole('img', { name: /photo 2 of/ })).toBeInViewport()
  })
})

/** Opens a vehicle with several photos. */
async function openPhotographed(page: Page, baseURL: string | undefined) {
  await page.goto(new URL('/', stockOf('copperjack', baseURL)).href)
  await page
    .locator('section', { hasText: 'Featured' })
    .getByRole('link', { name: /^Explore/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/cars\//)
}

function isPicture({ pathname }: URL) {
  return pathname === '/images'
}

function stockOf(site: string, baseURL = '') {
  const url = new URL('/search', baseURL)
  url.hostname = `${site}.${url.hostname}`
  return url.href
}

/** Lays out every card, because the browser skips cards far below the window. */
function layOutAll() {
  const laidOut = new CSSStyleSheet()
  laidOut.replaceSync('* { content-visibility: visible !important }')
  document.adoptedStyleSheets.push(laidOut)
}

function roomsOf(pictures: Element[]) {
  return pictures.map(({ clientWidth, clientHeight }) => `${clientWidth} × ${clientHeight}`)
}

function outlinesIn(page: Page) {
  return page
    .locator('.car-photo--missing img')
    .evaluateAll((found) => found.filter((img) => (img as HTMLImageElement).naturalWidth > 0).length)
}

import { expect, test } from '@playwright/test'
import { holdBack } from '../../support/browser/hold-back.ts'
import { axeFaults } from '../../support/browser/axe-faults.ts'
import { originOf } from '../../support/browser/reserve.ts'
import { longRunOnly, sampled } from '../../support/weight.ts'
import { untilInteractive } from '../../support/browser/until-interactive.ts'

const visits = [
  { slug: 'copperjack', width: 390, javaScriptEnabled: true },
  { slug: 'longfence', width: 390, javaScriptEnabled: false },
  { slug: 'saltwren', width: 1440, javaScriptEnabled: true },
  { slug: 'pemberwick', width: 768, javaScriptEnabled: true },
] as const

for (const { slug, width, javaScriptEnabled } of sampled(visits, 0)) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled, viewport: { width, height: 844 } })

    test(`LOC-03 LOC-04 a customer of ${slug} finds the nearest place, its hours and its stock`, async ({
      page,
      baseURL,
    }) => {
      await page.goto(`${originOf(slug, baseURL)}/locations`)
      await page.getByLabel('Your postcode or suburb').fill('12')
      await page.getByRole('button', { name: 'Find the nearest' }).click()
      await expect(page.getByText('Invalid postcode. Please enter a 4-digit number.')).toBeVisible()

      const last = page.locator('.location-card h3 a').last()
      // Not its inner text, which is empty until the card is near the window.
      const name = (await last.textContent()) ?? ''
      const town =
        ((await page.locator('.location-card address').last().textContent()) ?? '').match(/\d{4}$/)?.[0] ?? ''
      await page.getByLabel('Your postcode or suburb').fill(town)
      await page.getByRole('button', { name: 'Find the nearest' }).click()
      await expect(page.locator('.location-card h3 a').first()).toHaveText(name)
      if (javaScriptEnabled) expect(await axeFaults(page, { within: 'main' })).toEqual([])

      await page.locator('.location-card h3 a').first().click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
      await expect(page.getByRole('link', { name: 'Get Directions' })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Make an enquiry' })).toBeVisible()
      await page.locator('#stock').getByRole('link', { name: 'Next' }).click()
      await expect(page).toHaveURL(/\?page=2#stock$/)
      await expect(page.locator('#stock .car-card').first()).toBeVisible()
      if (javaScriptEnabled) expect(await axeFaults(page, { within: 'main' })).toEqual([])
    })
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('LOC-03 three places are a carousel, whose buttons stop at its ends', async ({ page, baseURL }) => {
    await page.goto(`${originOf('copperjack', baseURL)}/locations`)
    const [previous, next] = [
      page.getByRole('button', { name: 'Previous' }),
      page.getByRole('button', { name: 'Next' }),
    ]
    await expect(page.getByText('Swipe')).toBeVisible()
    await expect(previous).toHaveAttribute('aria-disabled', 'true')

    await untilInteractive(page)
    await next.click()
    await next.click()
    await expect(next).toHaveAttribute('aria-disabled', 'true')
    await expect(previous).toHaveAttribute('aria-disabled', 'false')
  })
})

test('LOC-02 the departments of a street have their own hours, and holiday hours open in a dialog', async ({
  page,
  baseURL,
}) => {
  await page.goto(`${originOf('brindlewood', baseURL)}/locations/brindlewood-toyota-aspley`)
  const hours = page.getByRole('region', { name: 'Opening Hours' })
  await expect(hours.getByText('8:30am - 5:30pm')).toBeVisible()
  await hours.getByRole('heading', { name: 'Service' }).click()
  await expect(hours.getByText('7:00am - 5:00pm').first()).toBeVisible()
  await expect(hours.getByText('8:30am - 5:30pm')).toBeHidden()

  // So that the dialog scrolls, whatever holidays the next month has.
  await page.setViewportSize({ width: 390, height: 320 })
  await hours.getByRole('button', { name: 'Holiday hours' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Holiday hours' })
  await expect(dialog.getByRole('heading', { name: 'Service' })).toBeVisible()
  expect(await axeFaults(page, { within: 'dialog' })).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('LOC-08 the map becomes interactive once the visitor moves, and loads nothing from elsewhere', async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(withGraphicsCard)
  const origin = originOf('saltwren', baseURL)
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await page.goto(`${origin}/locations`)
  await untilInteractive(page)
  expect(fetched.filter((url) => /open-map|interactive-map|worker/.test(url))).toEqual([])

  await page.mouse.move(300, 300)
  const map = page.locator('.interactive-map--ready')
  await expect(map.getByRole('link', { name: '1 Saltwren Gepps Cross' })).toBeVisible()
  await expect(map.getByRole('button', { name: 'Zoom in' })).toBeVisible()
  expect(fetched.filter((url) => !url.startsWith(origin) && !url.startsWith('blob:'))).toEqual([])
  expect(await axeFaults(page, { within: 'main' })).toEqual([])
})

test(
  'LOC-08 a tile service is not contacted before the visitor asks, and its failure leaves our own map',
  longRunOnly,
  async ({ page, baseURL }) => {
    await page.addInitScript(withGraphicsCard)
    const origin = originOf('longfence', baseURL)
    const elsewhere: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(origin)) elsewhere.push(request.url())
    })
    await page.goto(`${origin}/locations`)
    await untilInteractive(page)
    await page.mouse.move(300, 300)
    await expect(page.getByText('This loads a map from tiles.paddock.example.')).toBeVisible()
    expect(elsewhere).toEqual([])

    await page.getByRole('button', { name: 'Show the street map' }).click()
    await expect(page.locator('.interactive-map--ready')).toBeVisible()
  },
)

test('LOC-08 without a graphics card the drawing stays, and the scripts of the map are not fetched', async ({
  page,
  baseURL,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(request.url()))
  await page.goto(`${originOf('saltwren', baseURL)}/locations`)
  await untilInteractive(page)
  await page.mouse.move(300, 300)
  await page.mouse.wheel(0, 400)
  await expect(
    page.getByRole('img', { name: /a map of Saltwren Gepps Cross, Saltwren Victor Harbor/ }),
  ).toBeVisible()
  expect(fetched.filter((url) => /interactive-map/.test(url))).toEqual([])
})

test(
  'LOC-08 a vehicle’s page shows where it is, and nothing moves when the map comes',
  longRunOnly,
  async ({ page, baseURL }) => {
    const releaseMaps = await holdBack(page, '**/maps/locations/*.json')
    await page.goto(`${originOf('copperjack', baseURL)}/search`)
    await page.locator('.car-card h2 a, .car-card h3 a').first().click()
    const map = page.locator('#vehicle-map')
    await map.scrollIntoViewIfNeeded()
    const heightOf = () => map.evaluate((element) => Math.round(element.getBoundingClientRect().height))
    const before = await heightOf()
    releaseMaps()
    await expect(map.getByRole('img', { name: /a map of Copperjack/ })).toBeVisible()
    expect(await heightOf()).toBe(before)
    await map.getByRole('link').first().click()
    await expect(page).toHaveURL(/\/locations\/copperjack-/)
  },
)

/** Runs inside the browser, which emulates its graphics card here. */
function withGraphicsCard() {
  const { prototype } = WebGL2RenderingContext
  const own = prototype.getExtension as (name: string) => unknown
  Object.assign(prototype, {
    getExtension(this: WebGL2RenderingContext, name: string) {
      return name === 'WEBGL_debug_renderer_info' ? null : own.call(this, name)
    },
  })
}

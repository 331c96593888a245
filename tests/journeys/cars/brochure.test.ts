import { expect, type Page, test } from '@playwright/test'
import { holdBack } from '../../support/browser/hold-back.ts'
import { axeFaults } from '../../support/browser/axe-faults.ts'
import { dealerOfEachTemplate } from '#demo/dealer-of-template.ts'
import { longRunOnly, sampled } from '../../support/weight.ts'
import { untilInteractive } from '../../support/browser/until-interactive.ts'

const sites = dealerOfEachTemplate

test.beforeEach(({ page }) => {
  page.on('pageerror', (error) => expect.soft(error, 'nothing fails in the page').toBeUndefined())
})

for (const slug of sampled(sites, 0)) {
  test(`CAR-13 a visitor of ${slug} saves the vehicle as a PDF, and sees that it is loading`, async ({
    page,
    baseURL,
  }) => {
    const path = await openCar(page, slug, baseURL)
    const link = page.getByRole('link', { name: /PDF/ })
    const releaseBrochure = await holdBack(page, '**/api/cars/*.pdf')

    const downloading = page.waitForEvent('download')
    await link.press('Enter')
    await expect(link).toHaveText('Preparing PDF…')
    await expect(link).toHaveAttribute('aria-busy', 'true')
    releaseBrochure()
    const download = await downloading

    expect(download.suggestedFilename()).toBe(`${path.replace('/cars/', '')}.pdf`)
    await expect(link).toHaveText('Download PDF')
    await expect(link).toHaveAttribute('aria-busy', 'false')
    await expect(page.getByRole('alert')).toHaveCount(0)
    expect(await axeFaults(page, { within: '.car-tools' })).toEqual([])
  })
}

test(
  'CAR-13 ERR-01 an alert shows why the PDF failed, and a retry can succeed',
  longRunOnly,
  async ({ page, baseURL }) => {
    await openCar(page, 'brindlewood', baseURL)
    const link = page.getByRole('link', { name: /PDF/ })
    const refusal = (status: number, message: string) => ({
      status,
      contentType: 'application/json',
      body: JSON.stringify({ error: { code: 'x', message } }),
    })
    for (const [answer, words] of [
      [refusal(410, 'This car is no longer with us.'), 'This car is no longer with us.'],
      [refusal(503, 'Too many PDFs.'), 'Too many PDFs.'],
      [{ status: 500, body: 'oh' }, 'We couldn’t prepare the PDF. Please try again in a moment.'],
      [{ status: 200, contentType: 'text/html', body: '<p>a portal' }, 'We couldn’t prepare the PDF.'],
      [null, 'We couldn’t reach our server.'],
    ] as const) {
      await page.route('**/api/cars/*.pdf', (route) => (answer ? route.fulfill(answer) : route.abort()))
      const alerted = page.waitForEvent('dialog')
      await link.click({ noWaitAfter: true })
      const alert = await alerted
      expect([alert.type(), alert.message()]).toEqual(['alert', expect.stringContaining(words)])
      await alert.accept()
      await expect(link).toHaveText('Download PDF')
      await page.unroute('**/api/cars/*.pdf')
    }

    const downloading = page.waitForEvent('download')
    await link.click()
    await downloading
  },
)

test(
  'CAR-14 Share opens the phone’s share sheet, or copies the address and says so',
  longRunOnly,
  async ({ page, context, baseURL }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'share', { value: undefined, writable: true }),
    )
    const path = await openCar(page, 'saltwren', baseURL)
    const share = page.getByRole('button', { name: 'Share' })

    await share.click()
    await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(new URL(path, page.url()).href)

    await page.evaluate(() => {
      const scope = window as typeof window & { shared?: ShareData }
      Object.assign(navigator, { share: async (data: ShareData) => void (scope.shared = data) })
    })
    await share.click()
    await expect
      .poll(() => page.evaluate(() => (window as typeof window & { shared?: ShareData }).shared?.url))
      .toBe(new URL(path, page.url()).href)
  },
)

test('CAR-14 Print opens the print dialog, and the printed page has only the vehicle’s content', async ({
  page,
  baseURL,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await openCar(page, 'copperjack', baseURL)
  await page.getByRole('button', { name: 'Print' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed')

  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.price__amount, .price--text').first()).toBeVisible()
  await expect(
    page.locator('.car-tools, .header-search, .enquiry, .site-menu').locator('visible=true'),
  ).toHaveCount(0)
  // The room of a map that hasn't come, because the visitor hasn't scrolled there.
  const room = await page.locator('.vehicle-map').evaluate((map) => getComputedStyle(map, '::after').content)
  expect(room).toBe('none')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test(
    'CAR-13 the PDF is a plain link, and buttons that need scripts are absent',
    longRunOnly,
    async ({ page, baseURL }) => {
      const path = await openCar(page, 'copperjack', baseURL)

      await expect(page.getByRole('button', { name: /Share|Print/ })).toHaveCount(0)
      const downloading = page.waitForEvent('download')
      await page.getByRole('link', { name: 'Download PDF' }).click()

      expect((await downloading).suggestedFilename()).toBe(`${path.replace('/cars/', '')}.pdf`)
    },
  )
})

/** Opens the first vehicle of a site and returns its path. */
async function openCar(page: Page, slug: string, baseURL = '') {
  const origin = `http://${slug}.localhost:${new URL(baseURL).port}`
  await page.goto(`${origin}/search`)
  const path = (await page.locator('.car-card__title a').first().getAttribute('href')) ?? ''
  await page.goto(origin + path)
  if (await page.evaluate(() => matchMedia('(scripting: enabled)').matches)) await untilInteractive(page)
  return path
}

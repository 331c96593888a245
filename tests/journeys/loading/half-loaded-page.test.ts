import { expect, type Page, test } from '@playwright/test'
import { dealerOfEachTemplate } from '#demo/dealer-of-template.ts'
import { longRunOnly, sampled } from '../../support/weight.ts'

/** Points where a slow connection may pause, by the markup that has not arrived yet. */
const breaks = [
  '<section class="finance-box',
  /<div class="(?:car-page__body|showroom-car__text)/,
  '<aside class="interested',
]
const pieces = 'h1, .car-page .price, .gallery, .key-facts, .car-page__actions, .car-tools, .finance-box'

for (const slug of sampled(dealerOfEachTemplate, 2)) {
  test(
    `SITE-03 nothing on a half-loaded vehicle page of ${slug} moves when the rest arrives`,
    longRunOnly,
    async ({ browser, baseURL }) => {
      const origin = `http://${slug}.localhost:${new URL(baseURL ?? '').port}`
      const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
      await page.goto(`${origin}/search`)
      const address = await page
        .locator('.car-card:not(.sold) .car-card__title a')
        .first()
        .getAttribute('href')
      await page.goto(`${origin}${address}`)
      const whole = await page.content()

      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await page.unroute('**/cars/*')
        await page.goto(`${origin}${address}`)
        const settled = await placesOf(page)

        for (const mark of breaks) {
          const [half = ''] = whole.split(mark)
          expect(half.length, `${mark}`).toBeLessThan(whole.length)
          await page.route('**/cars/*', (route) =>
            route.fulfill({ contentType: 'text/html; charset=utf-8', body: half }),
          )
          await page.goto(`${origin}${address}`)
          const drawn = await placesOf(page)
          expect(drawn.length, `${mark}`).toBeGreaterThan(2)
          expect(settled, `${width} pixels, before ${mark}`).toEqual(expect.arrayContaining(drawn))
          await page.unroute('**/cars/*')
        }
      }
      await page.close()
    },
  )
}

test('SITE-03 on a phone the facts and both enquiry buttons come before finance, in every template', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  for (const slug of dealerOfEachTemplate) {
    await page.goto(`http://${slug}.localhost:${new URL(baseURL ?? '').port}/search`)
    await page.locator('.car-card:not(.sold):has(.finance-figure) .car-card__title a').first().click()
    await expect(page.locator('.finance-box')).toBeVisible()

    const order = await page.evaluate(() => {
      const wanted = '.car-page .price, .key-facts, .car-page__actions, .finance-box, .interested'
      const found = [...document.querySelectorAll<HTMLElement>(wanted)].filter(
        (element) => !element.closest('.enquiry-bar'),
      )
      const names = (list: HTMLElement[]) => list.map(({ className }) => className.split(' ')[0])
      const seen = found.toSorted((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
      return { read: names(found), seen: names(seen) }
    })

    expect(order.read, slug).toEqual(['price', 'key-facts', 'car-page__actions', 'finance-box', 'interested'])
    expect(order.seen, slug).toEqual(order.read)
  }
  await page.close()
})

/** The visible pieces and their positions. */
async function placesOf(page: Page) {
  return page.evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)]
        .filter(
          (piece) => piece.checkVisibility() && !piece.closest('.enquiry-bar, .similar-cars, .recent-cars'),
        )
        .map((piece) => {
          const { left, top } = piece.getBoundingClientRect()
          return `${piece.className || piece.localName} ${Math.round(left)},${Math.round(top + scrollY)}`
        }),
    pieces,
  )
}

// The templates with vertically centred text beside a picture.
for (const slug of ['brindlewood', 'saltwren']) {
  test(
    `SITE-03 no text on a half-loaded home page of ${slug} moves when the rest arrives`,
    longRunOnly,
    async ({ browser, baseURL }) => {
      const origin = `http://${slug}.localhost:${new URL(baseURL ?? '').port}`
      const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } })
      await page.goto(origin)
      await expect(page.locator('h1')).toBeVisible()

      const [half = ''] = (await page.content()).split('</h1>')
      await page.route(`${origin}/`, (route) =>
        route.fulfill({ contentType: 'text/html; charset=utf-8', body: half }),
      )
      await page.goto(origin)

      await expect(page.locator('header')).toBeVisible()
      await expect(page.locator('h1')).toBeAttached()
      await expect(page.locator('h1')).toBeHidden()
      await page.close()
    },
  )
}

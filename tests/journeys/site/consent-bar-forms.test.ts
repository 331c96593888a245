import { expect, type Page, test } from '@playwright/test'
import { sampled } from '../../support/weight.ts'

const windows = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]

for (const viewport of sampled(windows, 0)) {
  test(`TRACK-02 the consent bar moves away from a form and from search results at ${viewport.width} pixels, and returns`, async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize(viewport)
    await page.goto(`http://longfence.localhost:${new URL(baseURL ?? '').port}/contact`)
    const form = page.locator('main form').filter({ has: page.getByLabel('Name', { exact: true }) })
    await expectFloating(page)

    await test.step('while a field has the focus, and while the form’s button is pressed', async () => {
      await form.getByLabel('Name', { exact: true }).focus()
      await expectAtEnd(page)

      await form.locator('button[type="submit"]').hover()
      // Safari does not focus a button when it is clicked.
      await page.evaluate(() =>
        addEventListener('mousedown', (event) => event.preventDefault(), { once: true }),
      )
      await page.mouse.down()
      await page.evaluate(() => (document.activeElement as HTMLElement).blur())
      await expectAtEnd(page)
      await page.mouse.move(0, 0)
      await page.mouse.up()
      await expectFloating(page)
    })

    await test.step('on search results, until the visitor opens a vehicle', async () => {
      await page
        .locator('a[href="/search"]')
        .first()
        .evaluate((link: HTMLAnchorElement) => link.click())
      await page.waitForURL('**/search')
      await expectAtEnd(page)
      await page.locator('.car-card').first().locator(':is(h2, h3) a').click()
      await page.waitForURL('**/cars/**')
      await expectFloating(page)
    })

    await test.step('on the home page, until the visitor chooses', async () => {
      await page.locator('header a[href="/"]').first().click()
      await page.waitForURL((url) => url.pathname === '/')
      await expectFloating(page)
      await bar(page).getByRole('button', { name: 'No thanks' }).click()
      await expect(bar(page)).toHaveCount(0)
    })
  })
}

function bar(page: Page) {
  return page.locator('.consent-bar')
}

/** At the lower edge of the window. */
async function expectFloating(page: Page) {
  await expect(bar(page)).toBeVisible()
  await expect.poll(() => page.evaluate(barPlace)).toMatchObject({ isAtEdge: true })
}

/** At the end of the page, where it covers nothing. */
async function expectAtEnd(page: Page) {
  await expect(bar(page)).toBeVisible()
  await expect.poll(() => page.evaluate(barPlace)).toEqual({ isAtEdge: false, isBelowPage: true })
}

/** Runs inside the browser. */
function barPlace() {
  const [bar, page] = ['.consent-bar', 'main'].map((part) =>
    document.querySelector(part)?.getBoundingClientRect(),
  )
  if (!bar || !page) return null
  return { isAtEdge: Math.abs(bar.bottom - innerHeight) < 1, isBelowPage: bar.top >= page.bottom }
}

import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'

// Looking at every element of a page takes its time on a small machine.
test.describe.configure({ timeout: 120_000 })

for (const width of [390, 1440]) {
  test.describe(`at ${width} pixels`, () => {
    test.use({ viewport: { width, height: 900 } })

    for (const path of ['/', '/search?make=Toyota', '/contact']) {
      test(`SITE-06 ${path} can be used by everybody`, async ({ page, baseURL }) => {
        await page.goto(siteAddress(baseURL, path))

        await expectUsable(page)
      })
    }

    test('SITE-06 a vehicle and a form with mistakes can be used by everybody', async ({ page, baseURL }) => {
      await page.goto(siteAddress(baseURL, '/search'))
      await page
        .getByRole('link', { name: /^Explore Vehicle/ })
        .first()
        .click()
      await page.getByRole('button', { name: 'Enquire Now' }).click()
      await expect(page.getByTestId('error-warning')).toBeVisible()

      await expectUsable(page)
    })
  })
}

function siteAddress(baseURL = '', path = '/') {
  return `http://brindlewood.localhost:${new URL(baseURL).port}${path}`
}

async function expectUsable(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()

  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
}

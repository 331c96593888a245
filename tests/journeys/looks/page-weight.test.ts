import { expect, test } from '@playwright/test'
import { firstLoad } from '../../../bench/pages/first-load.ts'
import { dealerOfEachTemplate } from '#demo/dealer-of-template.ts'
import { sampled } from '../../support/weight.ts'

const MAX_SCRIPT_BYTES = 105_000

for (const slug of sampled(dealerOfEachTemplate, 3)) {
  test(`the first page of ${slug} loads little script, its styles once and nothing from other hosts`, async ({
    browser,
    page,
    baseURL,
  }) => {
    const origin = `http://${slug}.localhost:${new URL(baseURL ?? '').port}`
    await page.goto(`${origin}/search`)
    const vehicle = await page.locator('.car-card h2 a, .car-card h3 a').first().getAttribute('href')

    for (const path of ['/search', vehicle ?? '', '/about-us', '/locations', '/offers', '/blog']) {
      const { scriptBytes, stylesheets, thirdParties } = await firstLoad(browser, origin + path)
      expect(scriptBytes, path).toBeGreaterThan(0)
      expect(scriptBytes, path).toBeLessThanOrEqual(MAX_SCRIPT_BYTES)
      expect(stylesheets, path).toBe(0)
      expect(thirdParties, path).toBe(0)
    }
  })
}

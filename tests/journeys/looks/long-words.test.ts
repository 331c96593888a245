import { expect, test } from '@playwright/test'
import { dealerOfEachTemplate } from '#demo/dealer-of-template.ts'
import { sampled } from '../../support/weight.ts'

for (const slug of sampled(dealerOfEachTemplate, 2)) {
  test(`words from a feed that are wider than a phone don’t widen a page of ${slug}`, async ({
    page,
    baseURL,
  }) => {
    const origin = `http://${slug}.localhost:${new URL(baseURL ?? '').port}`
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${origin}/search`)
    const vehicle = await page.locator('.car-card h2 a, .car-card h3 a').first().getAttribute('href')
    await page.goto(origin + vehicle)

    const sideways = await page.evaluate(() => {
      const places =
        'h1, .car-page__subtitle, .price__type, .features li, .breadcrumbs [aria-current], .prose p'
      for (const element of document.querySelectorAll(places))
        element.append('Donaudampfschifffahrtsgesellschaft'.repeat(6))
      return document.documentElement.scrollWidth - document.documentElement.clientWidth
    })

    expect(sideways).toBeLessThanOrEqual(0)
  })
}

import { expect, type Locator, type Page, test } from '@playwright/test'
import { axeFaults } from '../../support/browser/axe-faults.ts'
import { eachTemplateAt } from '../../support/browser/each-template-at.ts'
import { longRunOnly, sampled } from '../../support/weight.ts'

test.beforeEach(async ({ page }) => {
  page.on('pageerror', (error) => expect.soft(error, 'nothing fails in the page').toBeUndefined())
  await page.addInitScript(() => {
    const scope = window as typeof window & { shift?: number }
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        scope.shift = (scope.shift ?? 0) + entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
})

for (const [slug, width] of sampled(eachTemplateAt(1440, 768, 1440, 390), 2)) {
  test(`a visitor of ${slug} sees the vehicles they viewed recently`, async ({ page, baseURL }) => {
    const origin = originOf(slug, baseURL)
    await page.setViewportSize({ width, height: 900 })
    const [first = '', second = '', third = ''] = await carsOn(page, origin)
    for (const [index, path] of [first, second, third].entries()) {
      await page.goto(origin + path)
      await expect.poll(() => keptOn(page)).toBe(index + 1)
    }

    await test.step('on a vehicle page, without the vehicle itself', async () => {
      await expect.poll(() => pathsIn(rowOn(page))).toEqual([second, first])
      expect(await shiftOf(page)).toBeLessThan(0.01)
    })

    await test.step('on the home page', async () => {
      await page.goto(origin)
      await expect.poll(() => pathsIn(rowOn(page))).toEqual([third, second, first])
      expect(await shiftOf(page)).toBeLessThan(0.01)
      await rowOn(page).scrollIntoViewIfNeeded()
      expect(await axeFaults(page, { within: '.recent-cars' })).toEqual([])
    })

    await test.step('on a search without results', async () => {
      await page.goto(`${origin}/search?query=zeppelin&price=1:2`)
      await expect.poll(() => pathsIn(rowOn(page))).toEqual([third, second, first])
      expect(await shiftOf(page)).toBeLessThan(0.01)
    })

    await rowOn(page).getByRole('button', { name: 'Clear recently viewed vehicles' }).click()
    await expect(rowOn(page)).toHaveCount(0)
    await expect(page.locator('main')).toBeFocused()
    expect(await page.evaluate(() => localStorage.getItem('recent-cars'))).toBe(null)
  })
}

test(
  'a removed vehicle is left out, and the page works when none can be loaded',
  longRunOnly,
  async ({ page, baseURL }) => {
    const origin = originOf('brindlewood', baseURL)
    await page.goto(`${origin}/contact`)
    await page.evaluate(() =>
      localStorage.setItem('recent-cars', '["018f0000-0000-7000-8000-000000000000",7,"<script>"]'),
    )
    const response = page.waitForResponse('**/api/cars?*')
    await page.goto(`${origin}/search?query=zeppelin&price=1:2`)

    expect((await response).url()).toMatch(/ids=018f0000-0000-7000-8000-000000000000$/)
    await expect(page.getByRole('heading', { name: 'No exact matches' })).toBeVisible()
    await expect(rowOn(page)).toHaveCount(0)

    await page.route('**/api/cars?*', (route) => route.abort())
    const failed = page.waitForEvent('requestfailed')
    await page.reload()
    await failed
    await expect(rowOn(page)).toHaveCount(0)
  },
)

test('vehicle pages work when the device can’t store anything', async ({ page, baseURL }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('No.', 'SecurityError')
      },
    }),
  )
  const origin = originOf('brindlewood', baseURL)
  const [first = '', second = ''] = await carsOn(page, origin)
  await page.goto(origin + first)
  await page.goto(origin + second)

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(rowOn(page)).toHaveCount(0)
})

function originOf(slug: string, baseURL = '') {
  return `http://${slug}.localhost:${new URL(baseURL).port}`
}

function rowOn(page: Page) {
  return page.locator('.recent-cars')
}

/** The paths of the vehicles on a page. */
async function carsOn(page: Page, origin: string) {
  await page.goto(`${origin}/search`)
  return pathsIn(page.locator('.search-page__list'))
}

function pathsIn(list: Locator): Promise<string[]> {
  return list
    .locator('.car-card__title a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
}

/** How many vehicles the device has stored. */
function keptOn(page: Page): Promise<number> {
  return page.evaluate(() => (JSON.parse(localStorage.getItem('recent-cars') ?? '[]') as string[]).length)
}

function shiftOf(page: Page): Promise<number> {
  return page.evaluate(() => Number(Object.entries(window).find(([name]) => name === 'shift')?.[1] ?? 0))
}

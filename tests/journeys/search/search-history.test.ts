import { expect, type Page, test } from '@playwright/test'
import { axeFaults } from '../../support/browser/axe-faults.ts'
import { dealerOfEachTemplate } from '#demo/dealer-of-template.ts'
import { longRunOnly, sampled } from '../../support/weight.ts'

test.beforeEach(({ page }) => {
  page.on('pageerror', (error) => expect.soft(error, 'nothing fails in the page').toBeUndefined())
  page.on('console', (message) =>
    expect.soft(message.type() === 'error' && message.text(), 'nothing is complained of').toBe(false),
  )
})

for (const slug of sampled(dealerOfEachTemplate, 1)) {
  test(`SRCH-14 ${slug} offers the recent searches at the search box`, async ({ page, baseURL }) => {
    const origin = originOf(slug, baseURL)
    await lookFor(page, origin, '/search?make=Toyota&colour=White&price=%3A40000')
    await lookFor(page, origin, '/search?query=zeppelin')
    await page.goto(origin)

    const offered = await offeredIn(page)
    await expect(offered.getByRole('link')).toHaveText(['“zeppelin”', 'White Toyota under $40,000'])
    expect(await axeFaults(page, { within: '.search-box__offer' })).toEqual([])

    await test.step('by keyboard too, and Esc closes them', async () => {
      const box = page.getByRole('searchbox').filter({ visible: true }).first()
      await box.fill('x')
      await expect(offered).toBeHidden()
      await box.fill('')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await expect(offered.getByRole('button', { name: 'Clear recent searches' })).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(offered.getByRole('link', { name: '“zeppelin”' })).toBeFocused()
    })

    await offered.getByRole('link', { name: 'White Toyota under $40,000' }).click()
    await expect(page).toHaveURL(/\/search\?make=Toyota&colour=White&price=%3A40000$/)
    await expect(offered).toBeHidden()
  })
}

test('SRCH-14 a search refined by the next one is not offered beside it, and all can be cleared', async ({
  page,
  baseURL,
}) => {
  const origin = originOf('brindlewood', baseURL)
  await page.goto(`${origin}/search/toyota`)
  await expect.poll(() => storedSearches(page)).toEqual(['/search?make=Toyota'])
  await page.getByRole('group', { name: 'Body' }).getByRole('checkbox', { name: /^SUV/ }).check()
  await expect(page).toHaveURL(/body=SUV/)
  await expect.poll(() => storedSearches(page)).toEqual(['/search?make=Toyota&body=SUV'])

  await page.goto(`${origin}/search?query=zeppelin&price=1:2`)
  const offered = page.getByRole('region', { name: 'Recent searches' })
  await expect(offered.getByRole('link')).toHaveText(['Toyota SUV'])
  await offered.getByRole('button', { name: 'Clear recent searches' }).click()

  await expect(offered).toBeHidden()
  await expect.poll(() => storedSearches(page)).toEqual(null)
  await expect(page.locator('main')).toBeFocused()
})

test(
  'SRCH-14 a search is stored as it was parsed, and not while it is being typed',
  longRunOnly,
  async ({ page, baseURL }) => {
    await page.goto(`${originOf('brindlewood', baseURL)}/search`)
    const words = page.getByRole('searchbox', { name: 'Search', exact: true })
    await words.fill('ute under 5000')
    await expect.poll(() => storedSearches(page)).toEqual(['/search?query=ute+under+5000'])
    await words.fill('ute under 50000')
    await words.press('Enter')

    await expect.poll(() => storedSearches(page)).toEqual(['/search?body=Ute&price=%3A50000'])
  },
)

test('SRCH-14 another dealer’s site does not see it', longRunOnly, async ({ page, baseURL }) => {
  await lookFor(page, originOf('brindlewood', baseURL), '/search?query=zeppelin')
  await page.goto(originOf('copperjack', baseURL))

  expect(await storedSearches(page)).toBe(null)
})

test('SRCH-14 tampered entries on the device are ignored', longRunOnly, async ({ page, baseURL }) => {
  const rubbish = [
    ['not json', []],
    ['{"a":1}', []],
    ['[null,7,"javascript:alert(1)","//evil.example/search?make=x","/search?make=Kia"]', ['Kia']],
  ] as const
  await page.goto(originOf('brindlewood', baseURL))
  for (const [text, offered] of rubbish) {
    await page.evaluate((stored) => localStorage.setItem('search-history', stored), text)
    await page.reload()
    await page.getByRole('searchbox').filter({ visible: true }).first().focus()

    await expect(page.locator('.search-box__offer')).toBeAttached()
    await expect(page.locator('.recent-searches li')).toHaveText([...offered])
  }
})

for (const [how, block] of Object.entries({
  'may not be used': () =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('No.', 'SecurityError')
      },
    }),
  'is full': () => {
    Storage.prototype.setItem = () => {
      throw new DOMException('Full.', 'QuotaExceededError')
    }
  },
})) {
  test(`SRCH-14 search works when the device’s storage ${how}`, longRunOnly, async ({ page, baseURL }) => {
    await page.addInitScript(block)
    await page.goto(`${originOf('brindlewood', baseURL)}/search`)
    await page.getByRole('group', { name: 'Body' }).getByRole('checkbox').first().check()
    await expect(page).toHaveURL(/body=/)
    await page.locator('.site-header summary', { hasText: 'Find a vehicle' }).click()
    const box = page.getByRole('banner').getByLabel('Search our stock')
    await expect(box).toBeFocused()
    await box.fill('mazda')
    await box.press('Enter')

    await expect(page).toHaveURL(/query=mazda/)
    await expect(page.getByRole('region', { name: 'Recent searches' })).toHaveCount(0)
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('SRCH-14 no recent searches are offered', async ({ page, baseURL }) => {
    await page.goto(`${originOf('brindlewood', baseURL)}/search?query=zeppelin`)

    await expect(page.getByRole('heading', { name: 'No exact matches' })).toBeVisible()
    await expect(page.getByText('Recent searches')).toHaveCount(0)
  })
})

function originOf(slug: string, baseURL = '') {
  return `http://${slug}.localhost:${new URL(baseURL).port}`
}

/** Searches, and waits until the device has stored it. */
async function lookFor(page: Page, origin: string, address: string) {
  await page.goto(origin + address)
  await expect.poll(async () => (await storedSearches(page))?.[0]).toBe(address)
}

function storedSearches(page: Page): Promise<string[] | null> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('search-history') ?? 'null') as string[] | null)
}

/** The recent searches under the search box of a page. Opens the search box first where it is collapsed. */
async function offeredIn(page: Page) {
  const box = page.getByRole('searchbox').filter({ visible: true }).first()
  if (!(await box.isVisible())) await page.locator('.site-header summary').first().click()
  await box.focus()
  const offered = page.getByRole('region', { name: 'Recent searches' })
  await expect(offered).toBeVisible()
  return offered
}

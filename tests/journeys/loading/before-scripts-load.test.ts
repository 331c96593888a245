import { expect, type Page, test } from '@playwright/test'
import { IMAGES_PATH } from '#domain/images/image-address.ts'
import { holdBack, holdBackScripts } from '../../support/browser/hold-back.ts'
import { untilInteractive } from '../../support/browser/until-interactive.ts'
import { isMarkedDocument, markDocument } from '../../support/browser/same-document.ts'
import { longRunOnly } from '../../support/weight.ts'

test.beforeEach(({ page }) => {
  page.on('pageerror', (error) => expect.soft(error, 'nothing fails in the page').toBeUndefined())
})

test('SRCH-03 changes made before the scripts load are kept', async ({ page, baseURL }) => {
  const releaseScripts = await holdBackScripts(page)
  await page.goto(`${siteAddress(baseURL)}search`, { waitUntil: 'commit' })

  await page.getByRole('group', { name: 'Body' }).getByRole('checkbox').first().check()
  await page.getByLabel('Main').getByText('Stock').click()
  releaseScripts()

  await expect(page).toHaveURL(/[?&]body=/)
  await expect(page.locator('.site-header')).toHaveClass(/dropdown-open/)
})

test('SRCH-18 half a place typed before the scripts load isn’t searched for', async ({ page, baseURL }) => {
  const releaseScripts = await holdBackScripts(page)
  const asked: (string | null)[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).searchParams.get('near')))
  await page.goto(`${siteAddress(baseURL)}search`, { waitUntil: 'commit' })

  await page.getByLabel('Postcode or suburb').pressSequentially('412')
  releaseScripts()
  await untilInteractive(page)
  await page.keyboard.type('7')
  await page.keyboard.press('Tab')

  await expect(page).toHaveURL(/\/search\?near=4127$/)
  expect(new Set(asked.filter(Boolean))).toEqual(new Set(['4127']))
})

test('SRCH-03 Back before the scripts load shows the results of the address', async ({ page, baseURL }) => {
  const heading = page.locator('h1')
  await page.goto(`${siteAddress(baseURL)}search`)
  const all = await heading.innerText()
  await page.getByRole('group', { name: 'Body' }).getByRole('checkbox').first().check()
  await expect(page).toHaveURL(/[?&]body=/)
  await expect(heading).not.toHaveText(all)
  const some = await heading.innerText()
  const releaseScripts = await holdBackScripts(page)
  await page.reload({ waitUntil: 'domcontentloaded' })
  await expect(heading).toHaveText(some)

  await test.step('a step to another place on the page loads nothing', async () => {
    await markDocument(page)
    await page.evaluate(() => (location.hash = '#content'))
    await page.evaluate(() => history.back())
    await expect(page).toHaveURL(/[?&]body=[^#]+$/)
    expect(await isMarkedDocument(page)).toBe(true)
  })

  await page.evaluate(() => history.back())
  await expect(page).toHaveURL(/\/search$/)
  await expect(heading).toHaveText(all)

  releaseScripts()
  await page.goForward()
  await expect(heading).toHaveText(some)
})

test('SRCH-16 a search that was opened while the scripts load is ready to type', async ({
  page,
  baseURL,
}) => {
  const releaseScripts = await openSearchEarly(page, baseURL)
  releaseScripts()

  await expect(page.getByRole('searchbox', { name: 'Search our stock' })).toBeFocused()
})

test(
  'SRCH-16 a search that was opened while the scripts load doesn’t interrupt someone who types elsewhere',
  longRunOnly,
  async ({ page, baseURL }) => {
    const releaseScripts = await openSearchEarly(page, baseURL)
    const name = page.getByLabel('Name', { exact: true })
    await name.focus()
    releaseScripts()
    await untilInteractive(page)

    await expect(name).toBeFocused()
  },
)

test(
  'SRCH-16 text being typed while the scripts load is left alone',
  longRunOnly,
  async ({ page, baseURL }) => {
    const releaseScripts = await holdBackScripts(page)
    await page.goto(`${siteAddress(baseURL)}search`, { waitUntil: 'commit' })

    await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('ute under 5000')
    releaseScripts()

    await expect(page).toHaveURL(/[?&]query=ute\+under\+5000/)
  },
)

for (const [what, start] of [
  ['does something', (page: Page) => page.keyboard.press('Tab')],
  ['has waited for two seconds', (page: Page) => page.clock.runFor(2000)],
] as const) {
  test(`OPS-04 scripts leave the line to the main picture until the visitor ${what}`, async ({
    page,
    baseURL,
  }) => {
    const scripts: string[] = []
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
    await holdBack(page, (url) => url.pathname === IMAGES_PATH)
    await page.clock.install({ time: 0 })
    await page.clock.pauseAt(1000)

    await page.goto(`${siteAddress(baseURL)}search`, { waitUntil: 'domcontentloaded' })
    await expect(page.locator('h1')).toBeVisible()
    expect(scripts).toEqual([])

    await start(page)
    await expect.poll(() => scripts.length).toBeGreaterThan(5)
  })
}

/** Opens the header's search before any script has loaded. */
async function openSearchEarly(page: Page, baseURL: string | undefined) {
  const releaseScripts = await holdBackScripts(page)
  await page.goto(`${siteAddress(baseURL)}contact`, { waitUntil: 'commit' })
  await page.locator('.header-search__toggle').click()
  return releaseScripts
}

function siteAddress(baseURL = '') {
  return `http://brindlewood.localhost:${new URL(baseURL).port}/`
}

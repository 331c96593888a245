import { expect, type Page, test } from '@playwright/test'
import { axeFaults } from '../../support/browser/axe-faults.ts'
import { longRunOnly, sampled } from '../../support/weight.ts'
import { untilInteractive } from '../../support/browser/until-interactive.ts'

// A user agent that names a headless browser would count as a bot.
const person =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0 Safari/537.36'
test.use({ userAgent: person })

test('TRACK-02 third parties get no event before consent, and then events in the council’s format', async ({
  page,
  baseURL,
}) => {
  const origin = originOf('ampersand', baseURL)
  const elsewhere = requestsElsewhere(page, origin)
  await page.goto(`${origin}/search`)
  const bar = page.getByRole('region', { name: 'Third-party services' })
  await expect(bar).toBeVisible()
  await page.getByLabel('Sort by').selectOption({ index: 1 })
  await expect(page.getByLabel('Sort by')).toBeVisible()
  expect(await dataLayer(page)).toBeNull()

  await bar.getByRole('button', { name: 'Agree' }).click()
  await expect(bar).toBeHidden()
  await expect.poll(async () => namesIn(page)).toContain('asc_itemlist_pageview')

  await page.locator('.car-card__title a').first().click()
  await expect.poll(async () => namesIn(page)).toContain('asc_item_pageview')
  const item = (await dataLayer(page))?.find(([, name]) => name === 'asc_item_pageview')?.[2]
  expect(item).toMatchObject({
    event_owner: 'forecourt',
    page_type: 'item',
    item_id: expect.any(String),
    item_make: expect.stringMatching(/^[a-z_-]+$/),
    currency: 'aud',
  })

  await page.reload()
  await expect.poll(async () => namesIn(page)).toContain('asc_item_pageview')
  await expect(bar).toBeHidden()
  expect(elsewhere).toEqual([])
})

test('TRACK-02 each step of a process is reported once', longRunOnly, async ({ page, baseURL }) => {
  const origin = originOf('ampersand', baseURL)
  await page.goto(origin)
  await page.getByRole('button', { name: 'Agree' }).click()
  await page.goto(`${origin}/finance`)
  await expect.poll(async () => processSteps(page)).toEqual(['finance start'])
  await page.reload()
  await expect.poll(async () => namesIn(page)).toContain('asc_pageview')
  expect(await processSteps(page)).toEqual([])
})

test('TRACK-02 a visitor who refuses is not asked again, and can change the choice in the privacy policy', async ({
  page,
  baseURL,
}) => {
  const origin = originOf('ampersand', baseURL)
  await page.goto(origin)
  const bar = page.getByRole('region', { name: 'Third-party services' })
  await bar.getByRole('button', { name: 'No thanks' }).click()
  await expect(bar).toBeHidden()

  await page.goto(`${origin}/privacy-policy`)
  const section = page.locator('#third-party-services')
  await expect(section).toContainText('Google Analytics (analytics)')
  await expect(section).toContainText('You haven’t allowed these.')
  await expect(bar).toBeHidden()
  expect(await dataLayer(page)).toBeNull()

  await section.getByRole('button', { name: 'Allow them' }).click()
  await expect(section).toContainText('You’ve allowed these.')
  await expect.poll(async () => namesIn(page)).toContain('asc_pageview')

  await section.getByRole('button', { name: 'Stop using them' }).click()
  await expect(section).toContainText('You haven’t allowed these.')
  await expect.poll(async () => dataLayer(page)).toBeNull()
})

test(
  'TRACK-02 with a notice services start at once and can be refused, except with do-not-track',
  longRunOnly,
  async ({ browser, page, baseURL }) => {
    const origin = originOf('fairhand', baseURL)
    await page.goto(origin)
    await expect.poll(async () => namesIn(page)).toContain('asc_pageview')
    await expect(page.getByRole('region', { name: 'Third-party services' })).toBeVisible()

    const shy = await browser.newContext({ userAgent: person })
    await shy.addInitScript(() => Object.defineProperty(navigator, 'doNotTrack', { get: () => '1' }))
    const quiet = await shy.newPage()
    await quiet.goto(`${origin}/privacy-policy`)
    await expect(quiet.locator('#third-party-services')).toContainText(
      'Your browser is set not to allow tracking',
    )
    await expect(quiet.getByRole('region', { name: 'Third-party services' })).toBeHidden()
    expect(await dataLayer(quiet)).toBeNull()
    await shy.close()
  },
)

test('TRACK-01 an enquiry is reported once, after the server accepted it', async ({ page, baseURL }) => {
  const origin = originOf('ampersand', baseURL)
  await page.goto(`${origin}/contact?category=General+Enquiry&step=enquiry`)
  await page.getByRole('button', { name: 'Agree', exact: true }).click()
  const form = page.locator('form.form')
  const [location] = await form.getByLabel('Location').all()
  await location?.selectOption({ index: 1 })
  await form.getByLabel('Name', { exact: true }).fill('Kim Nguyen')
  await form.getByLabel('Email', { exact: true }).fill('kim@')
  await form.getByLabel('Phone', { exact: true }).fill('0412 345 678')
  await form.getByLabel('Message').fill('Counted once?')
  await form.getByLabel('I agree to the terms of use.').check()
  await expect.poll(async () => namesIn(page)).toContain('asc_form_engagement')
  await form.locator('button').last().click()
  await expect(page.getByTestId('error-warning')).toBeVisible()
  expect(await namesIn(page)).not.toContain('asc_form_submission')

  await form.getByLabel('Email', { exact: true }).fill('kim@example.com')
  await form.locator('button').last().click()
  await expect(page.getByRole('heading', { name: 'Thank you, we have your enquiry' })).toBeVisible()
  await expect.poll(async () => namesIn(page)).toContain('asc_form_submission_sales')
  const submissions = (await dataLayer(page))?.filter(([, name]) => name === 'asc_form_submission')
  expect(submissions).toHaveLength(1)
  expect(submissions?.[0]?.[2]).toMatchObject({
    submission_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    form_name: 'general_enquiry',
  })
  expect(JSON.stringify(await dataLayer(page))).not.toMatch(/kim|0412|Counted/i)

  await page.reload()
  await expect.poll(async () => namesIn(page)).toContain('asc_pageview')
  expect(await namesIn(page)).not.toContain('asc_form_submission')
})

test('TRACK-01 the site’s own log gets interactions with or without a choice, and nothing else', async ({
  page,
  baseURL,
}) => {
  const reported: { name: string; carId?: string | null }[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/events')) return
    const { events } = request.postDataJSON() as { events: typeof reported }
    reported.push(...events)
  })
  await page.goto(`${originOf('ampersand', baseURL)}/search`)
  await untilInteractive(page)
  const photographed = page.locator('.car-card', { has: page.locator('img[src^="/images"]') }).first()
  await photographed.getByRole('button', { name: /^Save: / }).click()
  // The toast slides in over the card's title, so a click on the title might hit it.
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await photographed.locator('.car-card__title a').click()
  await page.getByRole('button', { name: 'View full screen' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await page
    .getByRole('button', { name: /Call now/ })
    .first()
    .click()
  const call = page.getByRole('link', { name: /^Call / }).first()
  await call.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()))
  await call.click()

  const names = () => reported.map(({ name }) => name)
  await expect
    .poll(names)
    .toEqual(expect.arrayContaining(['favourite-added', 'gallery-used', 'call-clicked']))
  const [saved] = reported.filter(({ name }) => name === 'favourite-added')
  expect(saved?.carId).toMatch(/^[0-9a-f-]{36}$/)
  expect(reported.map(({ carId }) => carId)).toEqual(reported.map(() => saved?.carId))
  expect(names().filter((name) => /viewed|revealed|sent/.test(name))).toEqual([])
})

test(
  'TRACK-03 a site without third-party services shows no consent bar',
  longRunOnly,
  async ({ page, baseURL }) => {
    await page.goto(originOf('brindlewood', baseURL))
    await untilInteractive(page)

    await expect(page.getByRole('region', { name: 'Third-party services' })).toHaveCount(0)
  },
)

for (const slug of sampled(['ampersand', 'fairhand', 'longfence'], 2)) {
  test(`the consent bar of ${slug} is accessible`, longRunOnly, async ({ page, baseURL }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${originOf(slug, baseURL)}/privacy-policy`)
    const bar = page.getByRole('region', { name: 'Third-party services' })
    await expect(bar).toBeVisible()

    expect(await axeFaults(page)).toEqual([])
    const [refuse, agree] = await Promise.all(
      ['No thanks', 'Agree'].map((name) => bar.getByRole('button', { name }).boundingBox()),
    )
    expect([refuse?.width, refuse?.height]).toEqual([agree?.width, agree?.height])
  })
}

function originOf(slug: string, baseURL = '') {
  return `http://${slug}.localhost:${new URL(baseURL).port}`
}

function requestsElsewhere(page: Page, origin: string) {
  const requests: string[] = []
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol.startsWith('http') && url.origin !== origin) requests.push(url.href)
  })
  return requests
}

type Entry = [command?: unknown, name?: unknown, parameters?: Record<string, unknown>]

/** The entries of the data layer, from `gtag` or as plain objects, or `null` where there is none. */
function dataLayer(page: Page): Promise<Entry[] | null> {
  return page.evaluate(() => {
    const { dataLayer: layer } = window as { dataLayer?: object[] }
    if (!layer) return null
    return layer.map((entry): Entry => {
      if (Object.prototype.toString.call(entry) === '[object Arguments]') return [...(entry as Entry)]
      const { event, ...parameters } = entry as Record<string, unknown>
      return ['event', event, parameters]
    })
  })
}

async function namesIn(page: Page) {
  return ((await dataLayer(page)) ?? []).map(([, name]) => name)
}

async function processSteps(page: Page) {
  return ((await dataLayer(page)) ?? [])
    .filter(([, name]) => name === 'asc_retail_process')
    .map(([, , details]) => `${String(details?.['flow_name'])} ${String(details?.['flow_outcome'])}`)
}

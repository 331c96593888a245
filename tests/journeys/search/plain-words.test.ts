import { expect, test } from '@playwright/test'
import { untilInteractive } from '../../support/browser/until-interactive.ts'

// A whole visit is slow on a small machine.
test.describe.configure({ timeout: 120_000 })

const REQUEST = 'white ute under 60k near Springwood'

test.beforeEach(({ page }) => {
  page.on('pageerror', (error) => expect.soft(error, 'nothing fails in the page').toBeUndefined())
})

test('SRCH-16 a request in plain words becomes filters that can be removed one by one', async ({
  page,
  baseURL,
}) => {
  await page.goto(siteAddress(baseURL))
  const box = page.getByLabel('What are you looking for?')
  await box.fill(REQUEST)
  await box.press('Enter')

  await expect(
    page.getByText('Searching for: White · Ute · up to $60,000 · near Springwood, QLD'),
  ).toBeVisible()
  await expect(page.getByRole('link', { name: 'Remove Place: Near Springwood, QLD' })).toBeVisible()
  await expect(page.getByText(/Springwood · less than 1 km away|\d+ km away/).first()).toBeVisible()

  await page.getByRole('link', { name: 'Remove Colour: White' }).click()
  await expect(page).not.toHaveURL(/colour|said/)
  await expect(page.getByText('Searching for')).toBeHidden()

  await page.goBack()
  await page.getByRole('link', { name: 'Search for the exact words instead' }).click()
  await expect(page.getByRole('link', { name: /^Remove Search: “white ute/ })).toBeVisible()
})

test('SRCH-16 text in the filter panel searches while it is typed, and is parsed when it is sent', async ({
  page,
  baseURL,
}) => {
  await page.goto(`${siteAddress(baseURL)}search`)
  const words = page.getByRole('searchbox', { name: 'Search', exact: true })
  await words.fill('ute under 5000')
  await expect(page).toHaveURL(/\/search\?query=ute\+under\+5000$/)
  await expect(words).toHaveValue('ute under 5000')
  await expect(page.getByText('Searching for')).toBeHidden()

  await words.fill('ute under 50000')
  await words.press('Enter')
  await expect(page.getByText('Searching for: Ute · up to $50,000')).toBeVisible()
  await expect(words).toHaveValue('')
})

test('SRCH-18 a place can be searched by keyboard alone', async ({ page, baseURL }) => {
  await page.goto(`${siteAddress(baseURL)}search`)
  const place = page.getByLabel('Postcode or suburb')
  await place.focus()
  await page.keyboard.type('4127')
  await expect(page).toHaveURL(/\/search$/)
  await page.keyboard.press('Tab')

  await expect(page).toHaveURL(/\/search\?near=4127$/)
  await expect(page.getByText('Nearest to Springwood, QLD first, as the crow flies.')).toBeVisible()
  await expect(page.locator('.car-card__place').first()).toHaveText(/ · (?:less than 1|\d+) km away$/)

  await place.fill('Zeppelinville')
  await place.press('Enter')
  await expect(place).toHaveAccessibleDescription(/We couldn’t find “Zeppelinville”/)
  await expect(place).toHaveValue('Zeppelinville')
})

test('SRCH-18 a half-typed place stays when the results of another filter arrive', async ({
  page,
  baseURL,
}) => {
  const release = Promise.withResolvers<void>()
  await page.goto(`${siteAddress(baseURL)}search`)
  await untilInteractive(page)
  await page.route(/\/search[^/]*\.data/, async (route) => {
    await release.promise
    await route.continue()
  })
  const place = page.getByLabel('Postcode or suburb')
  const results = page.waitForResponse(/\/search[^/]*\.data/)
  await page.getByRole('checkbox', { name: /^Toyota/ }).check()
  await place.pressSequentially('Spring')
  release.resolve()
  await (await results).finished()

  await expect(page.getByRole('heading', { level: 1 })).toContainText('Toyota')
  await expect(page.locator('.search-page__list')).toHaveAttribute('aria-busy', 'false')
  await expect(place).toHaveValue('Spring')
  await expect(page).not.toHaveURL(/near/)
  await place.pressSequentially('wood')
  await page.keyboard.press('Tab')
  await expect(page).toHaveURL(/near=Springwood/)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('SRCH-16 SRCH-18 a visitor can search in plain words and by place', async ({ page, baseURL }) => {
    await page.goto(siteAddress(baseURL))
    await page.getByLabel('What are you looking for?').fill('white ute')
    await page.getByRole('button', { name: 'Search' }).click()
    await expect(page.getByText('Searching for: White · Ute')).toBeVisible()

    await page.getByLabel('Postcode or suburb').fill('springwood nsw')
    await page.getByRole('button', { name: /^Show Me/ }).click()
    await expect(page).toHaveURL(/\/search\?body=Ute&colour=White&near=springwood\+nsw$/)
    await expect(page.getByText('Nearest to Springwood, NSW first')).toBeVisible()
  })
})

function siteAddress(baseURL = '') {
  return `http://brindlewood.localhost:${new URL(baseURL).port}/`
}

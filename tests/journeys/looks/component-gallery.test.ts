import { expect, type Page, test } from '@playwright/test'
import { axeFaults } from '../../support/browser/axe-faults.ts'
import { dealerOfEachTemplate } from '#demo/dealer-of-template.ts'
import { longRunOnly, sampled } from '../../support/weight.ts'

// Checking every element of a page is slow on a small machine.
test.describe.configure({ timeout: 240_000 })

for (const site of sampled(dealerOfEachTemplate, 0)) {
  for (const width of sampled([390, 1440], 0)) {
    test(`SITE-03 the components of ${site} are accessible at ${width} pixels`, async ({ page, baseURL }) => {
      const complaints = complaintsOf(page)
      await page.setViewportSize({ width, height: 900 })
      await open(page, baseURL, site)

      expect(await axeFaults(page)).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
      expect(complaints).toEqual([])
    })
  }
}

test('SITE-03 a dialog keeps the focus inside, and returns it when it closes', async ({ page, baseURL }) => {
  await open(page, baseURL)
  const opener = page.getByRole('button', { name: 'Open the dialog' })
  const dialog = page.getByRole('dialog', { name: 'Remove this vehicle?' })

  await opener.press('Enter')
  await expect(dialog).toBeVisible()
  for (let turn = 0; turn < 6; turn++) {
    await page.keyboard.press('Tab')
    const outside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest('dialog'),
    )
    expect(outside).toBe(false)
  }
  await page.keyboard.press('Escape')

  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()

  await opener.press('Enter')
  await dialog.getByRole('button', { name: 'Remove' }).press('Enter')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
})

test('SITE-03 arrow keys move between tabs', async ({ page, baseURL }) => {
  await open(page, baseURL)

  await page.getByRole('tab', { name: 'Overview' }).focus()
  await page.keyboard.press('ArrowRight')

  await expect(page.getByRole('tab', { name: 'Specifications' })).toBeFocused()
  await expect(page.getByRole('tabpanel', { name: 'Specifications' })).toContainText('2.5 litres')
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('tabpanel', { name: 'Overview' })).toContainText('one owner')
})

test('SITE-03 a slider and its number fields stay in sync', longRunOnly, async ({ page, baseURL }) => {
  const complaints = complaintsOf(page)
  await open(page, baseURL)
  const group = page.getByRole('group', { name: 'Budget' })
  const thumb = group.getByRole('slider', { name: 'Budget, lowest' })
  const from = group.getByLabel('From', { exact: true })

  await thumb.press('ArrowRight')
  await expect(from).toHaveValue('20500')
  await expect(thumb).toHaveAttribute('aria-valuetext', '$20,500')

  await from.fill('30000')
  await expect(thumb).toHaveValue('30000')
  await thumb.press('Home')
  await expect(from).toHaveValue('')
  await expect(group.getByLabel('To', { exact: true })).toHaveValue('45000')
  expect(complaints).toEqual([])
})

test('SITE-03 the arrow keys change photos, in and out of full screen', async ({ page, baseURL }) => {
  const complaints = complaintsOf(page)
  await open(page, baseURL)
  const gallery = page.getByRole('region', { name: 'Photos', exact: true })
  const opener = gallery.getByRole('button', { name: 'View full screen' })

  await expect(gallery.getByRole('button', { name: 'Previous' })).toBeDisabled()
  await gallery.getByRole('link', { name: 'Photo 3 of 8' }).click()
  await expect(gallery.getByText('3 / 8')).toBeVisible()

  await opener.press('Enter')
  const viewer = page.getByRole('dialog', { name: 'Photos' })
  await expect(viewer.getByRole('status')).toHaveText('3 of 8')
  await expect(viewer.getByRole('img', { name: 'Wagons, photo 3 of 8' })).toBeInViewport()
  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByRole('status')).toHaveText('4 of 8')
  await expect(viewer.getByRole('img', { name: 'Utes, photo 4 of 8' })).toBeInViewport()
  for (let turn = 0; turn < 6; turn++) await page.keyboard.press('ArrowRight')
  await expect(viewer.getByRole('status')).toHaveText('8 of 8')
  await expect(viewer.getByRole('button', { name: 'Next' })).toBeDisabled()
  await page.keyboard.press('Escape')

  await expect(viewer).toBeHidden()
  await expect(opener).toBeFocused()
  await expect(gallery.getByText('8 / 8')).toBeVisible()
  expect(complaints).toEqual([])
})

test('SITE-03 a toast shows once, and the next one replaces it', longRunOnly, async ({ page, baseURL }) => {
  await open(page, baseURL)
  const toast = page.locator('.toast-region:not(:empty)')

  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toast).toHaveText(/Saved to your watchlist/)
  await expect(toast.getByRole('link', { name: 'View watchlist' })).toHaveAttribute('href', '/watchlist')

  await page.getByRole('button', { name: 'Fail' }).click()
  await expect(toast).toHaveCount(1)
  await expect(toast).toHaveText(/We couldn’t reach our server/)
  await toast.getByRole('button', { name: 'Dismiss' }).click()
  await expect(toast).toHaveCount(0)
})

test('SITE-03 chosen files are listed, and can be removed', longRunOnly, async ({ page, baseURL }) => {
  const complaints = complaintsOf(page)
  await open(page, baseURL)
  const part = page.locator('[data-component="file-drop"]')
  const box = part.getByLabel('Photos').first()

  await box.setInputFiles([
    { name: 'front.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') },
    { name: 'IMG_0042.HEIC', mimeType: 'image/heic', buffer: Buffer.alloc(2_000_000) },
  ])
  await expect(part.getByText('IMG_0042.HEIC')).toBeVisible()
  await expect(part.getByText('2 MB')).toBeVisible()
  await part.getByRole('button', { name: 'Remove front.svg' }).click()

  await expect(part.getByRole('listitem')).toHaveCount(1)
  expect(await box.evaluate((input: HTMLInputElement) => input.files?.length)).toBe(1)
  await box.setInputFiles({ name: 'big.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(10_000_001) })
  await expect(part.getByRole('status').first()).toHaveText('big.jpg is larger than 10 MB.')
  expect(complaints).toEqual([])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('SITE-03 dialogs open, all tab panels show and photos are a list', async ({ page, baseURL }) => {
    await page.goto(address(baseURL))

    await page.getByRole('button', { name: 'Open the dialog' }).press('Enter')
    await expect(page.getByRole('dialog', { name: 'Remove this vehicle?' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByText('Three months or 5,000 km.')).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Warranty' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'View full screen' })).toHaveCount(0)
    await page.getByRole('link', { name: 'Photo 3 of 8' }).click()
    await expect(page.getByRole('img', { name: 'Wagons, photo 3 of 8' })).toBeInViewport()
  })
})

async function open(page: Page, baseURL: string | undefined, site?: string) {
  await page.goto(address(baseURL, site))
  // The sliders load last, so once they are there every component is ready.
  await page.locator('[data-component="range-slider"]').scrollIntoViewIfNeeded()
  await expect(page.getByRole('slider').first()).toBeVisible()
}

function address(baseURL = '', site = 'brindlewood') {
  return `http://${site}.localhost:${new URL(baseURL).port}/sandbox/ui`
}

/** Errors and warnings of the browser, such as a style that the CSP blocks. */
function complaintsOf(page: Page) {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  return complaints
}

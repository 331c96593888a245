import { expect, type Page, test } from '@playwright/test'
import { axeFaults } from '../support/browser/axe-faults.ts'
import { answerByKeyboard, seenStop, tabToSend } from '../support/browser/by-keyboard.ts'
import { isFullRun } from '../support/weight.ts'

type Form = {
  name: string
  path: string
  /** Which vehicle it is about: the first of these, by its address. */
  about?: 'in_stock' | 'sold'
  /** The dealer who has it; most have the others. */
  site?: string
  /** Nothing else has its parts, so every run goes through it on a desktop too. */
  isDistinct?: true
}

const forms: Form[] = [
  { name: 'a vehicle', path: '/cars/', about: 'in_stock', isDistinct: true },
  { name: 'something similar', path: '/cars/', about: 'sold' },
  { name: 'an answer soon', path: '/quick-enquiry?car_id=', about: 'in_stock' },
  { name: 'photographs', path: '/request-photos?car_id=', about: 'in_stock' },
  { name: 'a drive in a vehicle', path: '/book-test-drive?car_id=', about: 'in_stock' },
  { name: 'a drive', path: '/book-test-drive', site: 'copperjack', isDistinct: true },
  { name: 'finance for a vehicle', path: '/apply-for-finance?car_id=', about: 'in_stock' },
  { name: 'finance', path: '/finance' },
  { name: 'anything', path: '/contact', isDistinct: true },
  { name: 'anything on one page', path: '/contact', site: 'fairhand' },
  { name: 'fleet vehicles', path: '/fleet' },
  { name: 'work', path: '/careers', isDistinct: true },
  { name: 'a part', path: '/vehicle-parts-and-accessories' },
  { name: 'accessories', path: '/accessories' },
  { name: 'an offer for a car', path: '/sell-my-car' },
  { name: 'a trade-in', path: '/trade-in', isDistinct: true },
  { name: 'a service in three steps', path: '/service', site: 'brindlewood', isDistinct: true },
  { name: 'a service in two steps', path: '/service', site: 'pemberwick' },
  { name: 'a service in few words', path: '/service', site: 'saltwren' },
  { name: 'a repair', path: '/service', site: 'copperjack' },
]

/** Forms are alike everywhere, so a phone looks at them in the light of one template and a desktop in the dark of another. */
const windows = [
  { width: 390, usualSite: 'brindlewood' },
  { width: 1440, usualSite: 'verrall-quill' },
]

for (const [at, { width, usualSite }] of windows.entries()) {
  for (const [number, { name, path, about, site = usualSite, isDistinct = false }] of forms.entries()) {
    if (width > 390 && !isDistinct && !isFullRun) continue
    test(`LEAD-06 whoever asks for ${name} by keyboard at ${width} pixels is led to the end`, async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({
        baseURL: `http://${site}.localhost:${new URL(baseURL ?? '').port}`,
        viewport: { width, height: 900 },
        reducedMotion: 'reduce',
        // So many forms from one household would be taken for a flood.
        extraHTTPHeaders: { 'X-Forwarded-For': `203.0.113.${at * forms.length + number + 1}` },
      })
      const page = await context.newPage()
      page.on('pageerror', (error) => expect.soft(error, 'nothing fails in the page').toBeUndefined())
      const address = path + (about ? await firstCar(page, about) : '')
      await page.goto(`${address}#enquiry`, { waitUntil: 'domcontentloaded' })
      await page.waitForFunction(() => sessionStorage.getItem('visited-pages') !== null)

      const steps = await page.locator('#enquiry .progress-steps li').count()
      await completeStep(page)
      for (let step = 2; step <= steps; step += 1) {
        await expect(page.getByText(`Step ${step} of ${steps}`)).toBeAttached()
        await expect(page.locator('#enquiry-heading')).toBeFocused()
        await seenStop(page)
        await completeStep(page)
      }

      await expect(page).toHaveURL(/\/success\?category=/)
      await expect(page.getByRole('main')).toBeFocused()
      await context.close()
    })
  }
}

/** Sends it with nothing in it, is told what is needed, and goes from there to the button, answering all on the way. */
async function completeStep(page: Page) {
  await page.locator('#enquiry button[type="submit"]').last().focus()
  await page.keyboard.press('Enter')

  const told = page.getByTestId('error-warning')
  await expect(told).toBeFocused()
  await seenStop(page)
  expect(await axeFaults(page, { within: '#enquiry' })).toEqual([])
  const wrong = (await told.getByRole('link').first().getAttribute('href')) ?? ''
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')

  await expect(page.locator(wrong)).toBeFocused()
  await answerByKeyboard(page, await seenStop(page))
  await tabToSend(page, answerByKeyboard)
  await page.keyboard.press('Enter')
}

/** What the address of the first vehicle ends with that is offered so. */
async function firstCar(page: Page, status: string) {
  const answer = await page.goto(`/api/search?status=${status}`)
  const { hits } = JSON.parse((await answer?.text()) ?? '')
  return String(hits[0].slug)
}

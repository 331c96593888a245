import { expect, type Page, test } from '@playwright/test'
import { axeFaults } from '../../support/browser/axe-faults.ts'
import { answerByKeyboard, seenStop, tabToSend } from '../../support/browser/by-keyboard.ts'
import { isFullRun, isShortRun } from '../../support/weight.ts'
import { untilInteractive } from '../../support/browser/until-interactive.ts'

type Form = {
  name: string
  path: string
  /** The search for the vehicle: the form is about its first result. */
  about?: 'in_stock' | 'sold'
  /** The dealer that has this form, where not every dealer has it. */
  site?: string
  /** Has parts that no other form has, so every run tests it on a desktop, and checks it with axe. */
  isDistinct?: true
  /** Is the same form as another one, with a vehicle. */
  isRepeated?: true
}

const forms: Form[] = [
  { name: 'a vehicle', path: '/cars/', about: 'in_stock', isDistinct: true },
  { name: 'something similar', path: '/cars/', about: 'sold' },
  { name: 'a quick enquiry', path: '/quick-enquiry?car_id=', about: 'in_stock' },
  { name: 'photos', path: '/request-photos?car_id=', about: 'in_stock' },
  {
    name: 'a test drive of a vehicle',
    path: '/book-test-drive?car_id=',
    about: 'in_stock',
    isRepeated: true,
  },
  { name: 'a test drive', path: '/book-test-drive', site: 'copperjack', isDistinct: true },
  { name: 'finance for a vehicle', path: '/apply-for-finance?car_id=', about: 'in_stock', isRepeated: true },
  { name: 'finance', path: '/finance' },
  { name: 'a general enquiry', path: '/contact', isDistinct: true },
  { name: 'a general enquiry on one page', path: '/contact', site: 'fairhand' },
  { name: 'fleet vehicles', path: '/fleet' },
  { name: 'a job', path: '/careers', isDistinct: true },
  { name: 'a part', path: '/vehicle-parts-and-accessories' },
  { name: 'accessories', path: '/accessories' },
  { name: 'a call about a trade-in', path: '/trade-in/enquiry' },
  { name: 'a service in three steps', path: '/service', site: 'brindlewood', isDistinct: true },
  { name: 'a service in two steps', path: '/service', site: 'pemberwick' },
  { name: 'a service in the minimal variant', path: '/service', site: 'saltwren' },
  { name: 'a repair', path: '/service', site: 'copperjack' },
]

/** Forms are alike everywhere, so a phone tests one template in light mode, and a desktop another one in dark mode. */
const windows = [
  { width: 390, defaultSite: 'brindlewood' },
  { width: 1440, defaultSite: 'verrall-quill' },
]

for (const [at, { width, defaultSite }] of windows.entries()) {
  for (const [number, form] of forms.entries()) {
    const { name, path, about, site = defaultSite, isDistinct = false } = form
    if (!isFullRun && !runsAt(width, form)) continue
    test(`LEAD-06 a keyboard user can send the form for ${name} at ${width} pixels`, async ({
      browser,
      baseURL,
    }) => {
      const context = await browser.newContext({
        baseURL: `http://${site}.localhost:${new URL(baseURL ?? '').port}`,
        viewport: { width, height: 900 },
        reducedMotion: 'reduce',
        // So many forms from one address would hit the rate limit.
        extraHTTPHeaders: { 'X-Forwarded-For': `203.0.113.${at * forms.length + number + 1}` },
      })
      const page = await context.newPage()
      page.on('pageerror', (error) => expect.soft(error, 'nothing fails in the page').toBeUndefined())
      const address = path + (about ? await firstCar(page, about) : '')
      await page.goto(`${address}#enquiry`, { waitUntil: 'domcontentloaded' })
      await untilInteractive(page)

      const steps = await page.locator('#enquiry .progress-steps li').count()
      const checksWithAxe = isDistinct || !isShortRun
      await completeStep(page, checksWithAxe)
      for (let step = 2; step <= steps; step += 1) {
        await expect(page.getByText(`Step ${step} of ${steps}`)).toBeAttached()
        await expect(page.locator('#enquiry-heading')).toBeFocused()
        await seenStop(page)
        await completeStep(page, checksWithAxe)
      }

      await expect(page).toHaveURL(/\/success\?category=/)
      await expect(page.getByRole('main')).toBeFocused()
      await context.close()
    })
  }
}

/**
 * A phone tests every form, and a desktop the distinct ones. A short run tests the distinct ones on the desktop, the others on
 * the phone, and none that is another one with a vehicle.
 */
function runsAt(width: number, { isDistinct, isRepeated }: Form) {
  if (width > 390) return isDistinct === true
  return !isShortRun || (!isDistinct && !isRepeated)
}

/** Sends an empty step, follows the first error link, and fills in each field on the way to the button. */
async function completeStep(page: Page, checksWithAxe: boolean) {
  await page.locator('#enquiry button[type="submit"]').last().focus()
  await page.keyboard.press('Enter')

  const summary = page.getByTestId('error-warning')
  await expect(summary).toBeFocused()
  await seenStop(page)
  if (checksWithAxe) expect(await axeFaults(page, { within: '#enquiry' })).toEqual([])
  const wrong = (await summary.getByRole('link').first().getAttribute('href')) ?? ''
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')

  await expect(page.locator(wrong)).toBeFocused()
  const label = page.locator(`label[for="${wrong.slice(1)}"]`)
  if ((await label.count()) > 0) await expect.poll(() => label.evaluate(isUncovered)).toBe(true)
  await answerByKeyboard(page, await seenStop(page))
  await tabToSend(page, answerByKeyboard)
  await page.keyboard.press('Enter')
}

/** Whether the start of the text is in the window and not below the header. Runs inside the browser. */
function isUncovered(label: Element) {
  const { left, top, height } = label.getBoundingClientRect()
  return label.contains(document.elementFromPoint(left + 4, top + height / 2))
}

/** The slug of the first vehicle with this status. */
async function firstCar(page: Page, status: string) {
  const answer = await page.goto(`/api/search?status=${status}`)
  const { hits } = JSON.parse((await answer?.text()) ?? '')
  return String(hits[0].slug)
}

import { expect, type Page, test } from '@playwright/test'
import { sampleAppointmentToken } from '#demo/sample-appointment.ts'
import { axeFaults } from '../../support/browser/axe-faults.ts'
import { longRunOnly } from '../../support/weight.ts'

test('LEAD-10 a customer can change an appointment, add it to a calendar and cancel it', async ({
  page,
  baseURL,
}) => {
  await page.goto(appointmentOf('ampersand', baseURL))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your test drive')

  const chosen = await chooseAnotherDay(page)
  await page.getByRole('button', { name: 'Change the time' }).click()

  await expect(page.getByRole('alert')).toContainText('Your test drive has been changed')
  await expect(page.locator('.appointment-facts__when time')).toHaveAttribute('datetime', chosen)
  expect(await axeFaults(page)).toEqual([])

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Add to calendar' }).click()
  expect((await download).suggestedFilename()).toBe('appointment.ics')

  await page.getByText('Cancel this test drive').click()
  await page.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(page.getByText('This test drive is cancelled')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Change the time' })).toBeHidden()
})

test('LEAD-10 choosing a time that is no longer free shows an error and keeps the appointment', async ({
  page,
  baseURL,
}) => {
  await page.goto(appointmentOf('verrall-quill', baseURL))
  const before = await page.locator('.appointment-facts__when time').getAttribute('datetime')
  await chooseAnotherDay(page)
  // Every time on the page was free a moment ago, so the test sends another one instead.
  await page.evaluate(() => {
    const sendAnotherTime = () => {
      const chosen = document.querySelector<HTMLInputElement>('.slot input:checked')
      if (chosen) chosen.value = chosen.value.replace(':00:00', ':07:00')
    }
    document.addEventListener('submit', sendAnotherTime, { capture: true })
  })
  await page.getByRole('button', { name: 'Change the time' }).click()

  const summary = page.getByTestId('error-warning')
  await expect(summary).toContainText('We don’t take bookings at that time.')
  await expect(summary).toBeFocused()
  await summary.getByRole('link').click()
  await expect(page.getByRole('group', { name: 'Day and time' })).toBeFocused()
  await expect(page.locator('.appointment-facts__when time')).toHaveAttribute('datetime', before ?? '')
  expect(await axeFaults(page)).toEqual([])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test(
    'LEAD-10 a customer can change an appointment and cancel it',
    longRunOnly,
    async ({ page, baseURL }) => {
      await page.goto(appointmentOf('longfence', baseURL))

      const chosen = await chooseAnotherDay(page)
      await page.getByRole('button', { name: 'Change the time' }).click()

      await expect(page.getByText('Your test drive has been changed')).toBeVisible()
      await expect(page.locator('.appointment-facts__when time')).toHaveAttribute('datetime', chosen)

      await page.getByText('Cancel this test drive').click()
      await page.getByRole('button', { name: 'Yes, cancel it' }).click()
      await expect(page.getByText('This test drive is cancelled')).toBeVisible()
    },
  )
})

test('SVC-01 “BOOK NOW” scrolls to the form, and another system’s frame is sandboxed', async ({
  page,
  baseURL,
}) => {
  await page.goto(`${siteOf('brindlewood', baseURL)}/service`)
  await page.getByRole('link', { name: 'BOOK NOW' }).click()
  await expect(
    page.getByRole('heading', { name: 'Book Your Service at Brindlewood Motor Group' }),
  ).toBeInViewport()

  const refused: string[] = []
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text())
  })
  await page.goto(`${siteOf('longfence', baseURL)}/service`)
  await page.getByRole('link', { name: 'BOOK NOW' }).click()
  await expect(page.getByTitle('Book Your Service at Longfence Country Motors')).toBeInViewport()
  await expect(page.getByRole('link', { name: 'Open the booking page' })).toHaveAttribute(
    'href',
    'https://bookings.longfence.example/embed',
  )
  expect(refused).toEqual([])
})

/** Opens the third day and chooses its last time. The earlier choice is visible without opening anything. */
async function chooseAnotherDay(page: Page) {
  const day = page.locator('.slot-day').nth(2)
  await day.locator('summary').click()
  const radio = day.getByRole('radio').last()
  await radio.check()
  await expect(day.getByText('Chosen')).toBeVisible()
  await expect(page.getByText('Chosen').filter({ visible: true })).toHaveCount(1)
  return (await radio.getAttribute('value')) ?? ''
}

function appointmentOf(slug: string, baseURL: string | undefined) {
  return `${siteOf(slug, baseURL)}/appointments/${sampleAppointmentToken}`
}

function siteOf(slug: string, baseURL = '') {
  return `http://${slug}.localhost:${new URL(baseURL).port}`
}

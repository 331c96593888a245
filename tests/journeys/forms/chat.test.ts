import { expect, test } from '@playwright/test'
import { axeFaults } from '../../support/browser/axe-faults.ts'
import { untilInteractive } from '../../support/browser/until-interactive.ts'
import { longRunOnly } from '../../support/weight.ts'

test(
  'API-03 pressing “Chat” asks for consent, opens the widget, and gives the focus back',
  longRunOnly,
  async ({ page, baseURL }) => {
    await page.goto(`${originOf('longfence', baseURL)}/search`)
    await page.locator('.car-card').first().locator(':is(h2, h3) a').click()
    await untilInteractive(page)
    const chat = page.getByRole('button', { name: 'Chat', exact: true })
    const bar = page.getByRole('region', { name: 'Chat' })
    const widget = page.getByRole('dialog', { name: 'Chat (sandbox)' })

    await chat.click()
    await expect(bar).toContainText('Our chat is run by Fenceline Chat.')
    await expect(page.locator('.consent-bar')).toHaveCount(1)
    expect(await axeFaults(page)).toEqual([])
    await bar.getByRole('button', { name: 'Not now' }).click()
    await expect(chat).toBeFocused()
    await expect(widget).toBeHidden()

    await chat.click()
    await bar.getByRole('button', { name: 'Agree and chat' }).click()
    await expect(widget).toBeVisible()
    await expect(page.locator('.consent-bar')).toHaveCount(0)
    expect(await axeFaults(page)).toEqual([])
    await widget.getByRole('button', { name: 'Close chat' }).click()
    await expect(chat).toBeFocused()

    await page.reload()
    await untilInteractive(page)
    await chat.click()
    await expect(widget).toBeVisible()
  },
)

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('API-03 there is no button that only scripts could answer', longRunOnly, async ({ page, baseURL }) => {
    await page.goto(`${originOf('longfence', baseURL)}/search`)
    await page.locator('.car-card').first().locator(':is(h2, h3) a').click()

    await expect(page.locator('.next-steps')).toContainText('Book a Test Drive')
    await expect(page.locator('.next-steps__chat')).toBeHidden()
  })
})

function originOf(slug: string, baseURL: string | undefined) {
  return `http://${slug}.localhost:${new URL(baseURL ?? '').port}`
}

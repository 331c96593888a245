import { expect, test } from '@playwright/test'
import { untilInteractive } from '../support/browser/until-interactive.ts'

test('SITE-01 the start page links to every dealer’s website', async ({ page }) => {
  await page.goto('/')
  const links = page.getByRole('listitem').getByRole('link')
  const sites = await links.evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href))
  expect(sites.length).toBeGreaterThanOrEqual(2)

  for (const site of sites) {
    const answer = await page.goto(site)
    expect(answer?.status(), site).toBe(200)
    await expect(page.getByRole('main'), site).toBeVisible()
  }
})

test('OPS-05 a page of every site loads without a browser warning', async ({ page }) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(error.message))
  await page.goto('/')
  const links = page.getByRole('listitem').getByRole('link')
  const sites = await links.evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href))

  for (const site of sites) {
    await page.goto(site)
    await untilInteractive(page)
    await page.waitForLoadState('networkidle')
  }

  expect(complaints).toEqual([])
})

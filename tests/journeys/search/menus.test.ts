import { expect, type Page, test } from '@playwright/test'
import { untilInteractive } from '../../support/browser/until-interactive.ts'

test('SITE-06 the dropdowns of the menu work by keyboard', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openHome(page, baseURL)
  const menu = page.getByRole('navigation', { name: 'Main' })
  const group = menu.locator('details', { has: page.locator('a', { hasText: 'Used Cars' }) })
  const links = group.locator('.menu__dropdown a')
  const focused = page.locator(':focus')

  await group.locator('summary').focus()
  await page.keyboard.press('ArrowDown')
  await expect(group).toHaveAttribute('open')
  await expect(links.first()).toBeFocused()

  await page.keyboard.press('ArrowDown')
  await expect(links.nth(1)).toBeFocused()
  await page.keyboard.press('End')
  await expect(links.last()).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(links.last()).toBeFocused()
  await page.keyboard.press('Home')
  await expect(links.first()).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(group.locator('summary')).toBeFocused()

  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
  await expect(group).not.toHaveAttribute('open')
  await expect(group.locator('summary')).toBeFocused()

  await page.keyboard.press('ArrowRight')
  await expect(group.locator('summary')).not.toBeFocused()
  await expect(focused).toHaveClass(/menu__link/)
  await page.keyboard.press('ArrowLeft')
  await expect(group.locator('summary')).toBeFocused()
})

test('SITE-06 a dropdown closes when the focus leaves it, and a click toggles it', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await openHome(page, baseURL)
  const group = page.locator('.menu__group', { has: page.locator('a', { hasText: 'Used Cars' }) })
  const summary = group.locator('summary')

  await summary.focus()
  await page.keyboard.press('Enter')
  await expect(group).toHaveAttribute('open')
  await page.keyboard.press('Shift+Tab')
  await expect(group).not.toHaveAttribute('open')

  await summary.click()
  await expect(group).toHaveAttribute('open')
  await expect(page.locator('.dropdown-open')).toHaveCount(1)
  await summary.click()
  await expect(group).not.toHaveAttribute('open')
})

async function openHome(page: Page, baseURL = '') {
  await page.goto(`http://brindlewood.localhost:${new URL(baseURL).port}/`)
  await untilInteractive(page)
}

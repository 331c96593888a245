import { expect, test } from '@playwright/test'
import { demoSites } from '#demo/demo.ts'
import { axeFaults, loadAxe } from '../../support/browser/axe-faults.ts'
import { originOf } from '../../support/browser/reserve.ts'
import { siteCommands } from '../../support/server/site-commands.ts'
import { longRunOnly } from '../../support/weight.ts'

test('RNG-03 a popup opens over the page, is closed by keyboard, and stays closed on this device', async ({
  page,
  context,
  baseURL,
}) => {
  const origin = originOf('fairhand', baseURL)
  await loadAxe(context)
  await page.goto(origin)
  const popup = page.getByRole('dialog', { name: 'Christmas hours' })

  await expect(popup).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
  expect(await popup.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await expect(popup).toBeHidden()

  await page.goto(`${origin}/about-us`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(popup).toBeHidden()
})

test(
  'RNG-05 a preview shows a draft to those who have the link, and to nobody else',
  longRunOnly,
  async ({ browser, page, baseURL }) => {
    const writer = siteCommands('previewing')
    const origin = originOf('previewing', baseURL)
    const body = (title: string) => ({
      title,
      description: 'About us.',
      sections: [
        { kind: 'hero', heading: title },
        { kind: 'text', text: 'We sell **cars**.' },
      ],
    })
    await writer.createSite('showroom')
    await writer.publish([{ kind: 'page', slug: 'about-us', body: body('Who we are') }])
    await writer.saveDrafts([{ kind: 'page', slug: 'about-us', body: body('Who we will be') }])
    const link = new URL(/https?:\S+/.exec(await writer.preview('page', 'about-us'))?.[0] ?? '')

    const response = await page.goto(origin + link.pathname + link.search)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Who we will be')
    expect(page.url()).toContain('/about-us')
    expect((await response?.allHeaders())?.['cache-control']).toContain('no-store')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)

    const other = await (await browser.newContext()).newPage()
    await other.goto(`${origin}/about-us`)
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Who we are')
    await other.context().close()
    writer.clean()
  },
)

test(
  'RNG-03 a video loads nothing from its service before the visitor presses play',
  longRunOnly,
  async ({ page, context, baseURL }) => {
    const writer = siteCommands('with-a-video')
    // Its settings allow videos of YouTube.
    await writer.saveSite(demoSites()[0] ?? {})
    const video = {
      kind: 'video',
      title: 'A walk through the workshop',
      service: 'youtube',
      id: 'dQw4w9WgXcQ',
    }
    const about = { title: 'Our workshop', description: 'Our workshop.', sections: [video] }
    await writer.publish([{ kind: 'page', slug: 'our-workshop', body: about }])
    const hosts: string[] = []
    await context.route(/youtube/, (route) => {
      hosts.push(new URL(route.request().url()).hostname)
      return route.fulfill({ contentType: 'text/html', body: 'A player' })
    })
    await loadAxe(context)

    await page.goto(`${originOf('with-a-video', baseURL)}/our-workshop`)
    const play = page.getByRole('button', { name: 'Play video' })
    await expect(play).toBeVisible()
    expect(await axeFaults(page)).toEqual([])
    expect(hosts).toEqual([])
    await play.click()
    await expect.poll(() => hosts).toEqual(['www.youtube-nocookie.com'])
    writer.clean()
  },
)

import { expect, test } from '@playwright/test'

// Those whose phones show the second column of a large screen between the two halves of the first.
for (const slug of ['brindlewood', 'copperjack']) {
  test(`SITE-03 of a vehicle’s page of ${slug} that has been read half, nothing is drawn that would still move`, async ({
    browser,
    baseURL,
  }) => {
    const origin = `http://${slug}.localhost:${new URL(baseURL ?? '').port}`
    const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })
    await page.goto(`${origin}/search`)
    const address = await page
      .locator('.car-card')
      .getByRole('heading')
      .getByRole('link')
      .first()
      .getAttribute('href')
    const body = page.locator('.car-page__body')
    await page.goto(`${origin}${address}`)
    await expect(body).toBeVisible()

    const [half = ''] = (await page.content()).split('<div class="car-page__side')
    await page.route('**/cars/*', (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: half }),
    )
    await page.goto(`${origin}${address}`)

    await expect(page.locator('h1')).toBeVisible()
    await expect(body).toBeAttached()
    await expect(body).toBeHidden()
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect(body).toBeVisible()
    await page.close()
  })
}

// Those whose words stand in the middle beside a picture.
for (const slug of ['brindlewood', 'saltwren']) {
  test(`SITE-03 of a half-read home page of ${slug}, no words are drawn that would still move`, async ({
    browser,
    baseURL,
  }) => {
    const origin = `http://${slug}.localhost:${new URL(baseURL ?? '').port}`
    const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 1440, height: 900 } })
    await page.goto(origin)
    await expect(page.locator('h1')).toBeVisible()

    const [half = ''] = (await page.content()).split('</h1>')
    await page.route(`${origin}/`, (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: half }),
    )
    await page.goto(origin)

    await expect(page.locator('header')).toBeVisible()
    await expect(page.locator('h1')).toBeAttached()
    await expect(page.locator('h1')).toBeHidden()
    await page.close()
  })
}

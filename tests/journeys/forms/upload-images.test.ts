import { expect, type Page, test } from '@playwright/test'
import { holdBack } from '../../support/browser/hold-back.ts'
import { IMAGE_UPLOAD_PATH } from '#domain/uploads/image-upload-path.ts'
import { axeFaults } from '../../support/browser/axe-faults.ts'
import { phonePhoto, png } from '../../support/uploads/image-files.ts'
import { longRunOnly } from '../../support/weight.ts'

const photo = async (name: string, width = 60) => ({
  name,
  mimeType: 'image/png',
  buffer: await png({ width }),
})
const partOf = (page: Page) => page.locator('[data-component="upload-images"]').locator('form').first()

test('TRD-02 photos are uploaded one by one, shown, removed, and the form goes on', async ({
  page,
  baseURL,
}) => {
  const sent: number[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === IMAGE_UPLOAD_PATH) sent.push(sent.length)
  })
  const part = await open(page, baseURL)

  await part
    .getByLabel('Photos of your car')
    .setInputFiles([
      { name: 'front.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto() },
      await photo('rear.png'),
    ])
  await expect(part.getByRole('status')).toHaveText('2 of 2 photos uploaded')
  await expect(part.locator('canvas')).toHaveCount(2)
  expect(sent).toHaveLength(2)

  await part.getByRole('button', { name: 'Remove front.jpg' }).press('Enter')
  await expect(part.getByRole('status')).toHaveText('1 of 1 photo uploaded')
  await expect(part.getByLabel('Photos of your car')).toBeFocused()
  expect(await axeFaults(page)).toEqual([])

  await part.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\?uploaded$/)
})

test(
  'TRD-04 what can’t be sent is said, and a HEIC photo is shown by its name',
  longRunOnly,
  async ({ page, baseURL }) => {
    const part = await open(page, baseURL)
    const box = part.getByLabel('Photos of your car')

    await box.setInputFiles({ name: 'car.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no photo') })
    await expect(part.getByRole('alert')).toHaveText('Please upload an image file under 10MB')
    await expect(part.getByRole('listitem')).toHaveCount(0)

    await box.setInputFiles(
      await Promise.all(Array.from({ length: 11 }, (_, at) => photo(`${at}.png`, 40 + at))),
    )
    await expect(part.getByRole('alert')).toHaveText('You can only upload 10 images')
    await expect(part.getByRole('status')).toHaveText('10 of 10 photos uploaded')

    await part.getByRole('button', { name: 'Remove 0.png' }).click()
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')
    await box.setInputFiles({ name: 'IMG_5195.HEIC', mimeType: 'image/heic', buffer: heic })
    await expect(part.getByText('We couldn’t read this image. Please try another one.')).toBeVisible()
    await expect(part.getByText('IMG_5195.HEIC')).toBeVisible()
  },
)

test(
  'TRD-02 after a broken connection, what arrived stays and the rest is sent again',
  longRunOnly,
  async ({ page, baseURL }) => {
    const part = await open(page, baseURL)
    let requests = 0
    // The first photo arrives. Then the line is dead until the visitor tries again.
    await page.route(`**${IMAGE_UPLOAD_PATH}`, (route) => {
      requests += 1
      return requests > 1 && requests < 5 ? route.abort('connectionreset') : route.continue()
    })

    await part
      .getByLabel('Photos of your car')
      .setInputFiles([await photo('a.png', 41), await photo('b.png', 42), await photo('c.png', 43)])
    await expect(part.getByText('Your connection was interrupted')).toBeVisible({ timeout: 20_000 })
    await expect(part.getByRole('status')).toHaveText('1 of 3 photos uploaded')
    expect(requests).toBe(4)

    await part.getByRole('button', { name: 'Try again' }).click()
    await expect(part.getByRole('status')).toHaveText('3 of 3 photos uploaded')
    expect(requests).toBe(6)
  },
)

test('TRD-02 the form waits for photos that are on their way', async ({ page, baseURL }) => {
  const part = await open(page, baseURL)
  const letPhotosArrive = await holdBack(page, `**${IMAGE_UPLOAD_PATH}`)

  await part.getByLabel('Photos of your car').setInputFiles(await photo('a.png'))
  await part.getByRole('button', { name: 'Continue' }).click()
  await expect(part.getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-disabled', 'true')
  await expect(part.getByRole('progressbar', { name: 'a.png' })).toBeVisible()
  letPhotosArrive()

  await expect(page).toHaveURL(/\?uploaded$/)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('TRD-02 all photos are sent with the form, which goes on or says what was refused', async ({
    page,
    baseURL,
  }) => {
    await page.goto(address(baseURL))
    const part = partOf(page)
    await part
      .getByLabel('Photos of your car')
      .setInputFiles([await photo('a.png', 41), await photo('b.png', 42)])
    await part.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL(/\/sandbox\/ui\?uploaded$/)

    await part
      .getByLabel('Photos of your car')
      .setInputFiles({ name: 'car.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no photo') })
    await part.getByRole('button', { name: 'Continue' }).click()
    await expect(page).toHaveURL(/\/sandbox\/ui\?upload=not-an-image$/)
  })
})

async function open(page: Page, baseURL: string | undefined) {
  await page.goto(address(baseURL))
  // The sliders load last, so once they are there every component is ready.
  await page.locator('[data-component="range-slider"]').scrollIntoViewIfNeeded()
  await expect(page.getByRole('slider').first()).toBeVisible()
  return partOf(page)
}

function address(baseURL = '') {
  return `http://brindlewood.localhost:${new URL(baseURL).port}/sandbox/ui`
}

import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { dealership } from '../../support/samples/dealership.ts'
import { answerOf, originOf, visit } from '../../support/browser/visit.ts'

describe('ROUTE-09 social card of a vehicle', () => {
  test.each([
    ['a photo', { images: ['/demo-media/ute-side-f2f3f2.webp'] }],
    ['no photo', {}],
    ['a photo that fails to load', { images: ['https://pictures.example/gone.jpg'] }],
    ['a name that is too long, and no price', { model: 'Sprinter '.repeat(20), priceCents: null }],
    ['a name with characters that the fonts lack', { make: '本田', model: '🚗', badge: null }],
    ['a sold status', { status: 'sold' as const, soldAt: new Date('2026-03-09T10:00:00+10:00') }],
  ])('is a picture of the stated size for a vehicle with %s', async (_case, wishes) => {
    const dealer = await dealership({ stock: [{ slug: 'hilux', ...wishes }] })

    const answer = await answerOf(dealer, '/cars/hilux/card.jpg')

    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
  })

  test('is linked from the page with its size and its text', async () => {
    const dealer = await dealership({ stock: [{ slug: 'hilux' }] })

    const { html } = await visit(dealer, '/cars/hilux')

    for (const [property, content] of [
      ['og:image', `${originOf(dealer)}/cars/hilux/card.jpg`],
      ['og:image:width', '1200'],
      ['og:image:height', '630'],
      ['og:image:alt', '2021 Toyota HiLux SR5, $45,990 Drive Away, Harbour Motors'],
    ])
      expect(html).toContain(`<meta property="${property}" content="${content}"/>`)
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>')
  })

  test('CAR-10 of a vehicle without a photo has the dealer’s own picture', async () => {
    const card = async (defaultPicture: string | null) => {
      const dealer = await dealership({ site: { stock: { defaultPicture } }, stock: [{ slug: 'hilux' }] })
      const answer = await answerOf(dealer, '/cars/hilux/card.jpg')
      return Buffer.from(await answer.arrayBuffer())
    }

    expect(await card('/demo-media/ute-side-f2f3f2.webp')).not.toEqual(await card(null))
  })

  test('changes with the price', async () => {
    const dealer = await dealership({ stock: [{ slug: 'hilux' }] })
    const etag = async () => (await answerOf(dealer, '/cars/hilux/card.jpg')).headers.get('etag')
    const before = await etag()
    const car = await dealer.cars.findBySlug('hilux')
    if (!car) throw new Error('It was there.')

    await dealer.cars.put([{ ...car, priceCents: 44_990_00 }])

    expect(await etag()).not.toBe(before)
  })

  test('SITE-01 is only had from its own dealer', async () => {
    await dealership({ stock: [{ slug: 'elsewhere' }] })

    expect((await answerOf(await dealership(), '/cars/elsewhere/card.jpg')).status).toBe(404)
  })
})

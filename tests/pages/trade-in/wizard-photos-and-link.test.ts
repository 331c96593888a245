import { describe, expect, test } from 'vitest'
import { system } from '#domain/actors/actor.ts'
import { uploadKey } from '#operations/uploads/upload-key.ts'
import { leadsOf } from '../../support/delivery/stored-leads.ts'
import { send, visit } from '../../support/browser/visit.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { begun, tradeInDetails } from '../../support/samples/trade-in.ts'

describe('TRD-04 the photos', () => {
  test('are optional, and the step shows the vehicle', async () => {
    const dealer = await dealership()
    const path = await begun(dealer, 'NEW001')
    const { text, html } = await visit(dealer, path)

    expect(text).toMatch(/Make Mazda Model CX-5 Variant Maxx Sport Year 2024/)
    expect(html).toContain(`name="next" value="${path}?step=details"`)
    expect(html).toContain('name="evalid" value="SBX-NEW001"')
    expect((await visit(dealer, `${path}?step=details`)).text).toContain('Service history')
  })

  test('are found by the dealer from the lead', async () => {
    const dealer = await dealership()
    const path = await begun(dealer, 'NEW001')
    const [, session = ''] = /name="session" value="([^"]+)"/.exec((await visit(dealer, path)).html) ?? []
    const key = await uploadKey(system, { evalId: 'SBX-NEW001', session }, dealer)
    const photo = { name: 'dent.jpg', kind: 'jpeg', sentHash: 'hash', bytes: Buffer.from('a photo') } as const
    const expiresAt = new Date('2026-03-20T00:00:00Z')
    await dealer.uploads.add(key, photo, {
      maxImages: 10,
      maxBytesOfSite: 1e6,
      maxBytesUnclaimed: 1000,
      expiresAt,
    })
    expect((await visit(dealer, path)).text).toContain('dent.jpg')

    await send(dealer, `${path}?step=details`, tradeInDetails)

    const [lead] = await leadsOf(dealer)
    const photos = new URL(String(lead?.fields['photos']))
    expect((await visit(dealer, photos.pathname)).text).toContain('Photos from a customer')
  })
})

describe('TRD-08 the link', () => {
  test('opens what was saved on another device, and on no other site', async () => {
    const dealer = await dealership()
    const other = await dealership()
    const path = await begun(dealer, 'NEW001')

    expect((await visit(dealer, `${path}?step=details`)).text).toContain('2024 Mazda CX-5 Maxx Sport')
    expect((await visit(other, path)).status).toBe(404)
    expect((await visit(dealer, `${path}x`)).status).toBe(404)
  })

  test('has what was typed in a form that was not accepted', async () => {
    const dealer = await dealership()
    const path = `${await begun(dealer, 'NEW001')}?step=details`
    await send(dealer, path, { ...tradeInDetails, postcode: '', comments: 'A dent in the door' })

    const { html } = await visit(dealer, path)
    expect(html).toContain('A dent in the door')
    expect(html).toMatch(/name="last_name"[^>]*value="Nguyen"/)
  })

  test('works for seven days', async () => {
    const dealer = await dealership()
    const path = await begun(dealer, 'NEW001')
    const later = (days: number) => ({
      ...dealer,
      now: () => new Date(dealer.now().getTime() + days * 86_400_000),
    })

    expect((await visit(later(6.9), path)).status).toBe(200)
    const gone = await visit(later(7), path)
    expect(gone.status).toBe(404)
    expect(gone.text).toContain('We can’t find that valuation')
  })

  test('a step that has not been reached is not shown', async () => {
    const dealer = await dealership()
    const path = await begun(dealer, 'CHOOSE')

    expect((await visit(dealer, `${path}?step=details`)).text).toContain('Which one is your car?')
    const early = await send(dealer, `${path}?step=details`, tradeInDetails)
    expect(early.text).toContain('* Please choose one car.')
    expect(await leadsOf(dealer)).toMatchObject([{ formCompleted: false }])
  })
})

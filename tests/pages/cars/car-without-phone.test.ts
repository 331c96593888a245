import { describe, expect, test } from 'vitest'
import { createId } from '#data/create-id.ts'
import { templates } from '#sites/templates/templates.ts'
import { dealership } from '../../support/samples/dealership.ts'
import { send, visit } from '../../support/browser/visit.ts'

describe('LOC-07 without a phone number', () => {
  test.each(templates)('the vehicle page of %s offers no call, and logs one warning', async (template) => {
    const id = createId()
    const dealer = await dealership({
      site: { template, phone: null },
      stock: [{ id, slug: 'hilux' }, { slug: 'other' }, { slug: 'third' }],
    })

    const { html, text, warnings } = await visit(dealer, '/cars/hilux')

    expect(text).not.toContain('Call now')
    expect(html).not.toContain('?call"')
    expect(html).not.toContain('tel:')
    expect(warnings).toEqual([
      {
        facts: { site: dealer.site.slug, carId: id, locationId: '10' },
        message: 'No phone number for a vehicle',
      },
    ])
  })

  test('cards log no warning, and a reveal request gets no number', async () => {
    const dealer = await dealership({ site: { phone: null }, stock: [{ slug: 'hilux' }] })

    expect((await visit(dealer, '/search')).warnings).toEqual([])
    expect((await send(dealer, '/cars/hilux?call', {})).text).not.toContain('Call ')
  })

  test('nothing is logged when there is a number', async () => {
    const dealer = await dealership({ stock: [{ slug: 'hilux' }] })

    expect((await visit(dealer, '/cars/hilux')).warnings).toEqual([])
  })
})

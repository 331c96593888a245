import { describe, expect, test } from 'vitest'
import { feedDealer, harbourMapping } from '../../support/feeds/feed-dealer.ts'

describe('OPS-02 what a JSON feed no longer says about a vehicle is gone:', () => {
  const mapping = {
    fields: {
      ...harbourMapping.fields,
      offerPrice: 'Offer',
      tag: 'Tag',
      images: 'Images',
      colour: 'Paint.Colour',
    },
  }
  const some = { Stock: 'U1', Price: 20_000, Offer: 15_000, Tag: 'Sale', Paint: { Colour: 'Red' } }
  const before = [{ ...some, Images: ['https://photos.example/1.jpg'] }]
  const after = [{ Stock: 'U1', Price: 20_000, Offer: null, Tag: null, Paint: null, Images: [] }]

  test.each(['json', 'jsonl'] as const)('an offer, a tag, photos and a part, in %s', async (type) => {
    const dealer = await feedDealer()
    const options = { mapping: { ...mapping, format: { type } } }
    const written = (rows: object[]) =>
      type === 'json' ? JSON.stringify(rows) : rows.map((row) => `${JSON.stringify(row)}\n`).join('')

    await dealer.apply(written(before), options)
    expect(await dealer.vehicle('U1')).toMatchObject({ tag: 'Sale', colour: 'Red' })
    await dealer.apply(written(after), { ...options, at: '20260302-0600' })

    expect(await dealer.vehicle('U1')).toMatchObject({
      offerPriceCents: null,
      tag: null,
      colour: null,
      images: [],
      primaryImageUrl: null,
    })
  })
})

describe('OPS-02 a JSON feed with several lists', () => {
  test('is refused, and so puts no deleted vehicle on sale, until the mapping names one', async () => {
    const dealer = await feedDealer()
    const mapping = { format: { type: 'auto' as const } }
    await dealer.apply('{"vehicles":[{"Stock":"U1"},{"Stock":"U2"}]}', { mapping })
    const file = '{"vehicles":[{"Stock":"U1"}],"deleted":[{"Stock":"U2"},{"Stock":"U3"}]}'
    const later = { at: '20260302-0600' }

    expect(await dealer.importText(file, { mapping, ...later })).toMatchObject({
      outcome: 'refused',
      reason: expect.stringContaining('two lists of objects, “vehicles” and “deleted”'),
    })
    const named = { format: { type: 'json' as const, records: 'vehicles' } }
    await dealer.apply(file, { mapping: named, ...later })

    expect((await dealer.stock()).map(({ stockNumber, status }) => [stockNumber, status])).toEqual([
      ['U1', 'in_stock'],
      ['U2', 'sold'],
    ])
  })
})

import { describe, expect, test } from 'vitest'
import { siteStores } from '#data/site-stores.ts'
import { testDatabase } from '../../support/database/database.ts'
import { feedDealer, type FeedOptions, harbourMapping } from '../../support/feeds/feed-dealer.ts'
import { importTraces } from '../../support/feeds/import-traces.ts'
import { sampleCar } from '../../support/samples/sample-car.ts'

const fields = { ...harbourMapping.fields, colour: 'Colour', features: 'Features' }

describe('DATA-01 an import joins spellings', () => {
  test('to the maker’s, or else the most common', async () => {
    const dealer = await dealerWithFeed()

    await dealer.apply(
      'Stock,Make,Model,Colour\nU1,mercedes benz,c class,White\nU2,Mercedes-Benz,C-Class,WHITE\nU3,Mercedes-Benz,C-Class,White\n',
    )

    expect(await valuesOf(dealer)).toEqual([
      ['Mercedes-Benz', 'C-Class', 'White'],
      ['Mercedes-Benz', 'C-Class', 'White'],
      ['Mercedes-Benz', 'C-Class', 'White'],
    ])
    expect((await dealer.vehicle('U1')).name).toContain('Mercedes-Benz')
  })

  test('with those of other feeds, without changing their vehicles', async () => {
    const dealer = await dealerWithFeed()
    const others = ['Sea Foam', 'Sea Foam', 'SEA FOAM'].map((colour) => sampleCar({ colour }))
    await dealer.cars.put(others)

    await dealer.apply('Stock,Colour\nU1,sea foam\n')

    expect((await dealer.vehicle('U1')).colour).toBe('Sea Foam')
    const stored = await dealer.cars.findMany(others.map(({ id }) => id))
    expect(stored.map(({ colour }) => colour)).toEqual(['Sea Foam', 'Sea Foam', 'SEA FOAM'])
  })

  test('and accepts a feed that corrects its capitals', async () => {
    const dealer = await dealerWithFeed()
    await dealer.apply('Stock,Colour\nU1,sea foam\nU2,sea foam\n')

    await dealer.apply('Stock,Colour\nU1,Sea Foam\nU2,Sea Foam\n', { at: '20260302-0600' })

    expect((await dealer.vehicle('U1')).colour).toBe('Sea Foam')
  })

  test('of a feature within one vehicle', async () => {
    const dealer = await dealerWithFeed()

    await dealer.apply('Stock,Features\nU1,Tow Bar|Sunroof|TOW BAR\nU2,Tow Bar\nU3,towbar|Camera\n')

    expect((await dealer.vehicle('U1')).features).toEqual(['Tow Bar', 'Sunroof'])
    expect((await dealer.vehicle('U3')).features).toEqual(['Tow Bar', 'Camera'])
  })

  test('and leaves no trace when the same feed is forced again', async () => {
    const dealer = await dealerWithFeed()
    const feed = 'Stock,Colour,Features\nU1,White,Tow Bar\nU2,WHITE,TOW BAR\nU3,white,Sunroof\n'
    await dealer.apply(feed)
    const before = await importTraces(dealer.siteId)

    const { effect } = await dealer.apply(feed, { force: true })

    expect(effect).toMatchObject({ added: 0, changed: 0, unchanged: 3 })
    expect(await importTraces(dealer.siteId)).toEqual(before)
  })
})

async function dealerWithFeed() {
  const dealer = await feedDealer()
  const { cars } = siteStores(testDatabase().db, dealer.siteId)
  return {
    ...dealer,
    cars,
    apply: (text: string, options: FeedOptions = {}) =>
      dealer.apply(text, { mapping: { fields }, ...options }),
  }
}

async function valuesOf(dealer: Awaited<ReturnType<typeof feedDealer>>) {
  return (await dealer.stock()).map(({ make, model, colour }) => [make, model, colour])
}

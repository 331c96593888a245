import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { createId } from '#data/create-id.ts'
import { locations, siteVersions } from '#data/tables/sites.ts'
import { siteStore } from '#data/sites.ts'
import { acceptSite } from '#operations/sites/accept-site.ts'
import { testDatabase } from '../../support/database/database.ts'
import { ownSite } from '../../support/server/own-site.ts'
import { sampleCar } from '../../support/samples/sample-car.ts'
import { siteDocument } from '../../support/samples/sample-site.ts'

const { db } = testDatabase()
const sites = siteStore(db)

describe('SITE-02 a site’s document', () => {
  test('is stored in every version', async () => {
    const { siteId, document } = await ownSite()
    await acceptSite({ ...document, name: 'New Name' }, sites, ['localhost'])

    const versions = await db
      .select()
      .from(siteVersions)
      .where(eq(siteVersions.siteId, siteId))
      .orderBy(siteVersions.version)

    expect(versions.map(({ version, document: { name } }) => [version, name])).toEqual([
      [1, 'Harbour Motors'],
      [2, 'New Name'],
    ])
  })

  test('without changes saves nothing', async () => {
    const { document } = await ownSite()
    expect(await acceptSite({ ...document }, sites, ['localhost'])).toMatchObject({
      outcome: 'unchanged',
      record: { version: 1 },
    })
  })

  test('that is invalid is refused with the path of each invalid field, and the site stays as it is', async () => {
    const { document } = await ownSite()

    const result = await acceptSite({ ...document, name: '', stock: { soldDyas: 4 } }, sites, ['localhost'])

    expect(result).toMatchObject({
      outcome: 'refused',
      problems: [{ path: 'name' }, { path: 'stock.soldDyas' }],
    })
    expect(await sites.findBySlug(document.slug)).toMatchObject({ version: 1, document })
  })

  test.each([null, [], 'text', 7])('is refused when it is %j', async (document) => {
    expect(await acceptSite(document, sites, ['localhost'])).toMatchObject({ outcome: 'refused' })
  })

  test('may not take a domain that belongs to another site', async () => {
    const host = `www.${createId()}.example`
    await ownSite({ hosts: [host] })

    const result = await acceptSite(siteDocument({ hosts: ['fine.example', host] }), sites, ['localhost'])

    expect(result).toMatchObject({ outcome: 'refused', problems: [{ path: 'hosts[1]' }] })
  })

  test.each(['localhost', 'brindlewood.localhost', 'www.brindlewood.localhost'])(
    'SITE-01 may not take %s, which belongs to the platform',
    async (host) => {
      const result = await acceptSite(siteDocument({ hosts: ['fine.example', host] }), sites, ['localhost'])

      expect(result).toMatchObject({ outcome: 'refused', problems: [{ path: 'hosts[1]' }] })
    },
  )

  test('may swap the slugs of two dealerships', async () => {
    const [a, b] = [
      { id: 'a', slug: 'first', name: 'First' },
      { id: 'b', slug: 'second', name: 'Second' },
    ]
    const { document } = await ownSite({ dealershipId: 'a', dealerships: [a, b], locations: [] })

    const swapped = [
      { ...a, slug: 'second' },
      { ...b, slug: 'first' },
    ]
    expect(await acceptSite({ ...document, dealerships: swapped }, sites, ['localhost'])).toMatchObject({
      outcome: 'saved',
    })
  })

  test('that leaves out a location of vehicles for sale is refused', async () => {
    const { document, cars, siteId } = await ownSite()
    const car = sampleCar({ locationId: '10' })
    await cars.put([car, sampleCar({ locationId: '10', status: 'sold' })])

    expect(await acceptSite({ ...document, locations: [] }, sites, ['localhost'])).toEqual({
      outcome: 'refused',
      problems: [{ path: 'locations', message: '“10” is missing, but vehicles for sale belong to it (1)' }],
    })
    expect(await cars.findById(car.id)).toMatchObject({ locationId: '10' })
    expect((await sites.findMany([siteId]))[0]?.version).toBe(1)
  })

  test('that leaves it out by force clears it from the vehicles', async () => {
    const { document, cars, siteId } = await ownSite()
    const car = sampleCar({ locationId: '10' })
    await cars.put([car])

    await acceptSite({ ...document, locations: [] }, sites, ['localhost'], { force: true })

    expect(await db.select().from(locations).where(eq(locations.siteId, siteId))).toEqual([])
    expect(await cars.findById(car.id)).toMatchObject({ locationId: null, dealershipId: '1' })
  })
})

test('a removed site takes all its data along, and none of another’s', async () => {
  const [gone, stays] = [await ownSite(), await ownSite()]
  const [theirs, ours] = [sampleCar(), sampleCar()]
  await gone.cars.put([theirs])
  await stays.cars.put([ours])

  await sites.remove(gone.siteId)

  expect(await gone.cars.findById(theirs.id)).toBeNull()
  expect(await stays.cars.findById(ours.id)).not.toBeNull()
})

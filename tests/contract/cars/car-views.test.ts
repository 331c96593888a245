import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { createId } from '#data/create-id.ts'
import { viewMarks, viewKeys } from '#data/tables/cars.ts'
import { deleteViewMarks } from '#data/views.ts'
import { countView, type Viewer } from '#operations/tracking/count-view.ts'
import type { Dealership } from '#operations/sites/dealership.ts'
import { testDatabase } from '../../support/database/database.ts'
import { dealership } from '../../support/samples/dealership.ts'

const { db } = testDatabase()
const chrome =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0 Safari/537.36'
const kim: Viewer = { actor: visitorAt('198.51.100.1'), userAgent: chrome }

describe('CAR-15 views of a vehicle', () => {
  test('count once for each visitor and day', async () => {
    const { dealer, id } = await dealerWithCar()

    expect(await countView(id, kim, dealer)).toMatchObject({ outcome: 'counted' })
    expect(await countView(id, kim, dealer)).toMatchObject({ outcome: 'counted before' })
    expect(await countView(id, { ...kim, actor: visitorAt('198.51.100.2') }, dealer)).toMatchObject({
      outcome: 'counted',
    })
    expect(await countView(id, { ...kim, userAgent: `${chrome} Edg/153.0` }, dealer)).toMatchObject({
      outcome: 'counted',
    })
    expect(await viewsOf(dealer, id)).toBe(3)

    const tomorrow = { ...dealer, now: () => new Date('2026-03-11T00:00:00+10:00') }
    expect(await countView(id, kim, tomorrow)).toMatchObject({ outcome: 'counted' })
    expect(await viewsOf(dealer, id)).toBe(4)
  })

  test('count once, however many arrive at the same time', async () => {
    const { dealer, id } = await dealerWithCar()

    const outcomes = await Promise.all(Array.from({ length: 100 }, () => countView(id, kim, dealer)))

    expect(outcomes.filter(({ outcome }) => outcome === 'counted')).toHaveLength(1)
    expect(await viewsOf(dealer, id)).toBe(1)
  })

  test('are all counted when a hundred people view a vehicle at once', async () => {
    const { dealer, id } = await dealerWithCar()

    await Promise.all(
      Array.from({ length: 100 }, (_, number) =>
        countView(id, { ...kim, actor: visitorAt(`198.51.100.${number}`) }, dealer),
      ),
    )

    expect(await viewsOf(dealer, id)).toBe(100)
  })

  test('are counted by the day in the dealer’s time zone', async () => {
    const { dealer, id } = await dealerWithCar()
    const at = (moment: string) => countView(id, kim, { ...dealer, now: () => new Date(moment) })

    expect(await at('2026-03-10T13:59:59Z')).toMatchObject({ outcome: 'counted' })
    expect(await at('2026-03-10T14:00:00Z')).toMatchObject({ outcome: 'counted' })
    expect(await at('2026-03-11T13:59:59Z')).toMatchObject({ outcome: 'counted before' })
  })

  test.each([
    null,
    '',
    'Googlebot/2.1 (+http://www.google.com/bot.html)',
    'curl/8.5.0',
    'HeadlessChrome/153.0',
  ])('by %s are not counted', async (userAgent) => {
    const { dealer, id } = await dealerWithCar()

    expect(await countView(id, { ...kim, userAgent }, dealer)).toMatchObject({ outcome: 'bot' })
    expect(await viewsOf(dealer, id)).toBe(0)
  })

  test('SITE-01 are refused for vehicles that this dealer does not show', async () => {
    const { dealer } = await dealerWithCar()
    const [theirs, hidden, longSold] = [await dealerWithCar(), createId(), createId()]
    await dealership({ stock: [{ id: hidden, showOnDealerWebsite: false }] })
    const soldAt = new Date('2026-01-09T10:00:00+10:00')
    const own = await dealership({
      stock: [
        { id: hidden, showOnDealerWebsite: false },
        { id: longSold, status: 'sold', soldAt },
      ],
    })

    for (const id of [theirs.id, createId(), 'x', "'; drop table cars; --", ''])
      expect(await countView(id, kim, dealer)).toMatchObject({ outcome: 'no such vehicle' })
    for (const id of [hidden, longSold])
      expect(await countView(id, kim, own)).toMatchObject({ outcome: 'no such vehicle' })
    expect(await viewsOf(theirs.dealer, theirs.id)).toBe(0)
  })

  test('store nothing that identifies a person or links views on a site', async () => {
    const [first, second] = [createId(), createId()]
    const dealer = await dealership({ stock: [{ id: first }, { id: second }] })
    await countView(first, kim, dealer)
    await countView(second, kim, dealer)

    const looks = await db.select().from(viewMarks).where(eq(viewMarks.siteId, dealer.siteId))
    expect(JSON.stringify(looks)).not.toMatch(/198\.51|Chrome|Mozilla/)
    expect(new Set(looks.map(({ visitor }) => visitor)).size).toBe(2)
  })

  test('use a key for each site and day, the same for simultaneous visitors', async () => {
    const [{ dealer }, other] = [await dealerWithCar(), await dealerWithCar()]

    const keys = await Promise.all(Array.from({ length: 20 }, () => dealer.views.keyOf('2026-03-10')))

    expect(new Set(keys).size).toBe(1)
    expect(keys[0]).toMatch(/^[\w-]{43}$/)
    expect(await dealer.views.keyOf('2026-03-11')).not.toBe(keys[0])
    expect(await other.dealer.views.keyOf('2026-03-10')).not.toBe(keys[0])
  })

  test('are anonymised after the day, and only their number stays', async () => {
    const { dealer, id } = await dealerWithCar('1999-03-10T12:00:00+10:00')
    await countView(id, kim, dealer)

    await deleteViewMarks(db, '1999-03-11')

    expect(await db.select().from(viewKeys).where(eq(viewKeys.siteId, dealer.siteId))).toEqual([])
    expect(await db.select().from(viewMarks).where(eq(viewMarks.siteId, dealer.siteId))).toEqual([])
    expect(await viewsOf(dealer, id)).toBe(1)
  })

  test('cause no changes to search indexes', async () => {
    const { dealer, id } = await dealerWithCar()
    const changesOf = async () =>
      (await db.execute(sql`select count(*)::int as n from changes where site_id = ${dealer.siteId}`)).rows
    const before = await changesOf()

    await countView(id, kim, dealer)

    expect(await changesOf()).toEqual(before)
  })
})

async function dealerWithCar(now?: string) {
  const id = createId()
  return { id, dealer: await dealership({ stock: [{ id }], ...(now && { now }) }) }
}

async function viewsOf({ cars }: Dealership, id: string) {
  return (await cars.findById(id))?.views
}

function visitorAt(address: string) {
  return { kind: 'visitor', address, isProgram: false } as const
}

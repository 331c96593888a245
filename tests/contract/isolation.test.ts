import { readFileSync, globSync } from 'node:fs'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { type SiteStores, siteStores } from '#data/site-stores.ts'
import type { NewAppointment } from '#data/appointments.ts'
import type { NewLead } from '#data/leads.ts'
import { outbox } from '#data/tables/leads.ts'
import type { Dealership } from '#operations/dealership.ts'
import { testDatabase } from '../support/database.ts'
import { dealership } from '../support/dealership.ts'
import { sampleCar } from '../support/sample-car.ts'

/** The only tables that belong to no dealer. */
const platformTables = ['platform_marks', 'sites']

const { db } = testDatabase()
let ours: Dealership
let theirs: Dealership
const theirImage = 'https://pictures.theirs.example/1.jpg'
const theirCar = sampleCar({
  slug: 'their-car',
  stockNumber: 'THEIRS',
  make: 'Theirs',
  images: [theirImage],
})
let theirLeadId: string
const today = '2026-03-10'
let theirKey: string
let theirStartedId: string
const theirStart = { key: 'their-start', written: { name: 'Pat' } }
let theirAppointmentId: string
const theirTokenHash = 'hash-of-their-token'
const nine = new Date('2026-03-11T23:00:00Z')
const ten = new Date('2026-03-12T00:00:00Z')
let theirSiteKey: string
const theirText = { version: 'v1', text: 'I agree, said theirs.' }
const later = new Date('2999-01-01')

beforeAll(async () => {
  ours = await dealership({ stock: [{ slug: 'our-car' }] })
  theirs = await dealership({ stock: [theirCar] })
  theirKey = await theirs.views.keyOf(today)
  // A look needs the day's key, ours as well as theirs.
  await ours.views.keyOf(today)
  const booked = await theirs.appointments.book(appointment(theirTokenHash))
  theirAppointmentId = booked.outcome === 'booked' ? booked.appointment.id : ''
  theirSiteKey = await theirs.keys.key()
  await theirs.proofs.spend('their-proof', 'their-form', later)
  await theirs.consentTexts.keep([theirText])
  theirLeadId = (await theirs.leads.create(lead('their-key'), told)).lead.id
  const begun = await theirs.leads.keepStarted(theirStart, beginning('their-beginning'), [])
  theirStartedId = begun?.id ?? ''
})

/** For each method of each store: how our site would reach for what is theirs. The types see that none is left out. */
const reaches: {
  [Store in keyof SiteStores]: {
    [Method in keyof SiteStores[Store]]: (stores: SiteStores) => Promise<unknown>
  }
} = {
  // Before the vehicles, as one of their methods makes a vehicle of ours with the id of theirs.
  views: {
    keyOf: async ({ views }) => ((await views.keyOf(today)) === theirKey ? 'their key' : null),
    count: async ({ views }) =>
      (await views.count({ carId: theirCar.id, day: today, visitor: 'us' })) ? 'counted' : null,
  },
  cars: {
    findBySlug: ({ cars }) => cars.findBySlug(theirCar.slug),
    findById: ({ cars }) => cars.findById(theirCar.id),
    findMany: async ({ cars }) => (await cars.findMany([theirCar.id]))[0] ?? null,
    findByStockNumbers: async ({ cars }) =>
      (await cars.findByStockNumbers([theirCar.stockNumber]))[0] ?? null,
    ownsImage: async ({ cars }) => ((await cars.ownsImage(theirImage)) ? 'their picture' : null),
    pricesOf: async ({ cars }) => (await cars.pricesOf(theirCar.id))[0] ?? null,
    inBatches: async ({ cars }) => {
      for await (const batch of cars.inBatches()) {
        const found = batch.find(({ id }) => id === theirCar.id)
        if (found) return found
      }
      return null
    },
    // The same ids on our site are vehicles of our own.
    put: ({ cars }) => cars.put([{ ...theirCar, make: 'Taken over' }]).then(() => null),
  },
  leads: {
    find: ({ leads }) => leads.find(theirLeadId),
    create: async ({ leads }) =>
      (await leads.create(lead('their-key'), told)).lead.id === theirLeadId ? 'their lead' : null,
    createWithTime: async ({ leads }) => {
      const { leadId: _, name: _name, email: _email, phone: _phone, ...time } = appointment('hash-of-ours')
      const kept = await leads.createWithTime(lead('their-key-at-ten'), told, {
        ...time,
        startsAt: ten,
        endsAt: new Date('2026-03-12T01:00:00Z'),
      })
      return kept === 'taken' ? 'their hour' : null
    },
    keepStarted: async ({ leads }) =>
      (await leads.keepStarted(theirStart, beginning('a-beginning'), []))?.id === theirStartedId
        ? 'theirs'
        : null,
    started: async ({ leads }) =>
      (await leads.started(theirStart.key))?.id === theirStartedId ? 'theirs' : null,
    startedAs: ({ leads }) => leads.startedAs(theirStartedId),
    madeBy: async ({ leads }) =>
      (await leads.madeBy('their-key'))?.id === theirLeadId ? 'their lead' : null,
  },
  deliveries: {
    leads: async ({ deliveries }) =>
      (await deliveries.leads({ limit: 100 })).find(({ id }) => id === theirLeadId) ?? null,
    ofLead: async ({ deliveries }) => (await deliveries.ofLead(theirLeadId))[0] ?? null,
    dead: async ({ deliveries }) =>
      (await deliveries.dead()).find(({ leadId }) => leadId === theirLeadId) ?? null,
    replay: async ({ deliveries }) => {
      const [theirJob] = await theirs.deliveries.ofLead(theirLeadId)
      const sent = (await deliveries.replay(theirLeadId)) + (await deliveries.replay(theirJob?.id ?? ''))
      return sent > 0 ? 'sent' : null
    },
  },
  appointments: {
    taken: async ({ appointments }) =>
      (
        await appointments.taken({
          kind: 'test-drive',
          locationId: '10',
          carId: theirCar.id,
          from: nine,
          until: ten,
        })
      ).seats[0] ?? null,
    find: ({ appointments }) => appointments.find(theirAppointmentId),
    findByToken: ({ appointments }) => appointments.findByToken(theirTokenHash),
    // The same hour at a place of the same name is still free here, and the vehicle with the same id is our own.
    book: async ({ appointments }) =>
      (await appointments.book(appointment('hash-of-our-token'))).outcome === 'booked' ? null : 'their hour',
    change: async ({ appointments }) => {
      const later = { startsAt: ten, endsAt: new Date('2026-03-12T01:00:00Z'), capacity: 1 }
      const outcome = await appointments.change(theirAppointmentId, later)
      return outcome === 'gone' ? null : outcome
    },
    cancel: async ({ appointments }) => {
      const outcome = await appointments.cancel(theirAppointmentId)
      return outcome === 'gone' ? null : outcome
    },
  },
  keys: {
    key: async ({ keys }) => ((await keys.key()) === theirSiteKey ? 'their key' : null),
  },
  // The same proof on our site is another one, so it can be used for something else.
  proofs: {
    spend: async ({ proofs }) =>
      (await proofs.spend('their-proof', 'our-form', later)) ? null : 'spent by them',
    isSpentFor: async ({ proofs }) =>
      (await proofs.isSpentFor('their-proof', 'their-form')) ? 'spent by them' : null,
  },
  consentTexts: {
    keep: ({ consentTexts }) => consentTexts.keep([{ ...theirText, text: 'Taken over' }]).then(() => null),
    all: async ({ consentTexts }) =>
      (await consentTexts.all()).find(({ text }) => text === theirText.text) ?? null,
  },
  events: {
    record: ({ events }) => events.record({ name: 'ours', details: {} }).then(() => null),
    recordAll: ({ events }) => events.recordAll([{ name: 'ours', details: {} }]).then(() => null),
  },
}

describe('SITE-01 what is one dealer’s is never another’s', () => {
  const methods = Object.entries(reaches).flatMap(([store, probes]) =>
    Object.entries<(stores: SiteStores) => Promise<unknown>>(probes).map(([method, reach]) => ({
      store,
      method,
      reach,
    })),
  )

  test.each(methods)(
    '$store: $method of one site neither reads nor changes another’s rows',
    async ({ reach }) => {
      const before = await rowsOf(theirs.siteId)

      expect(await reach(siteStores(db, ours.siteId))).toBeNull()

      expect(await rowsOf(theirs.siteId)).toEqual(before)
    },
  )

  test('the probes above find what they look for on the site it belongs to', async () => {
    const stores = siteStores(db, theirs.siteId)
    expect(await reaches.cars.findBySlug(stores)).toMatchObject({ id: theirCar.id })
    expect(await reaches.cars.findByStockNumbers(stores)).toMatchObject({ id: theirCar.id })
    expect(await reaches.cars.ownsImage(stores)).toBe('their picture')
    expect(await reaches.cars.pricesOf(stores)).toMatchObject({ priceCents: theirCar.priceCents })
    expect(await reaches.cars.inBatches(stores)).toMatchObject({ id: theirCar.id })
    expect(await reaches.views.keyOf(stores)).toBe('their key')
    expect(await reaches.views.count(stores)).toBe('counted')
    expect(await reaches.appointments.taken(stores)).toMatchObject({ startsAt: nine })
    expect(await reaches.appointments.find(stores)).toMatchObject({ id: theirAppointmentId })
    expect(await reaches.appointments.findByToken(stores)).toMatchObject({ id: theirAppointmentId })
    expect(await reaches.appointments.book(stores)).toBe('their hour')
    expect(await reaches.appointments.change(stores)).toBe('changed')
    expect(await reaches.appointments.cancel(stores)).toBe('cancelled')
    expect(await reaches.keys.key(stores)).toBe('their key')
    expect(await reaches.proofs.spend(stores)).toBe('spent by them')
    expect(await reaches.proofs.isSpentFor(stores)).toBe('spent by them')
    expect(await reaches.consentTexts.all(stores)).toMatchObject(theirText)
    expect(await reaches.leads.find(stores)).toMatchObject({ id: theirLeadId })
    expect(await reaches.leads.create(stores)).toBe('their lead')
    expect(await reaches.leads.keepStarted(stores)).toBe('theirs')
    expect(await reaches.leads.started(stores)).toBe('theirs')
    expect(await reaches.leads.startedAs(stores)).toMatchObject({ key: theirStart.key })
    expect(await reaches.leads.madeBy(stores)).toBe('their lead')
    expect(await reaches.deliveries.leads(stores)).toMatchObject({ id: theirLeadId })
    expect(await reaches.deliveries.ofLead(stores)).toMatchObject({ leadId: theirLeadId })
    await db.update(outbox).set({ deadAt: new Date() }).where(eq(outbox.siteId, theirs.siteId))
    expect(await reaches.deliveries.dead(stores)).toMatchObject({ leadId: theirLeadId })
    expect(await reaches.deliveries.replay(stores)).toBe('sent')
  })

  test('search never leaves its site', async () => {
    const asked = { chosen: { make: ['Theirs'] } }
    expect((await ours.search(asked)).total).toBe(0)
    expect((await theirs.search(asked)).total).toBe(1)
  })

  test('every table has the site in its primary key, and in each reference to another such table', async () => {
    const tables = await db.execute<{ table: string; key: string[] | null }>(sql`
      select c.relname as "table",
        (select array_agg(a.attname::text) from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
          where i.indrelid = c.oid and i.indisprimary) as key
      from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`)
    const without = tables.rows.filter(({ key }) => !key?.includes('site_id')).map(({ table }) => table)
    // A domain name is the key of its own table, so that it can belong to one site only.
    expect(without.toSorted()).toEqual([...platformTables, 'site_hosts'].toSorted())

    const references = await db.execute<{ name: string; columns: string[]; target: string }>(sql`
      select conname as name, confrelid::regclass::text as target,
        (select array_agg(a.attname::text) from pg_attribute a where a.attrelid = conrelid and a.attnum = any(conkey)) as columns
      from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`)
    expect(references.rows.filter(({ columns }) => !columns.includes('site_id'))).toEqual([])
  })

  test('every store that is bound to a site is among those tried here', () => {
    const bound = globSync('src/data/*.ts').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/export function (\w+)\([^)]*\bsiteId: string/g)].map(
        ([, name]) => name,
      ),
    )
    const tried = readFileSync('src/data/site-stores.ts', 'utf8')
    expect(bound.length).toBeGreaterThan(3)
    expect(bound.filter((name) => !tried.includes(`${name}(`))).toEqual([])
  })
})

/** Every row of every table that belongs to a site. */
async function rowsOf(siteId: string) {
  const tables = await db.execute<{ name: string }>(sql`
    select distinct c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'site_id'
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`)
  const rows: Record<string, unknown[]> = {}
  for (const { name } of tables.rows) {
    const found = await db.execute(
      sql`select to_jsonb(t) as row from ${sql.identifier(name)} t where site_id = ${siteId} order by 1`,
    )
    rows[name] = found.rows
  }
  return rows
}

const told: Parameters<SiteStores['leads']['create']>[1] = {
  event: { name: 'enquiry', details: {} },
  jobs: [{ kind: 'lead-email', to: null }],
}

function appointment(tokenHash: string): NewAppointment {
  return {
    kind: 'test-drive',
    locationId: '10',
    startsAt: nine,
    endsAt: ten,
    capacity: 1,
    carId: theirCar.id,
    leadId: null,
    name: 'Pat',
    email: null,
    phone: null,
    tokenHash,
  }
}

function beginning(submissionKey: string): NewLead {
  return { ...lead(submissionKey), formCompleted: false }
}

function lead(submissionKey: string): NewLead {
  return {
    submissionKey,
    category: 'General Enquiry',
    subcategory: null,
    carId: null,
    dealershipId: null,
    locationId: null,
    name: 'Pat',
    email: 'pat@example.com',
    phone: null,
    fields: {},
    suspect: false,
    formCompleted: true,
  }
}

import { asc, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { NewAppointment } from '#data/appointments.ts'
import { leadStore } from '#data/leads.ts'
import { createId } from '#data/create-id.ts'
import { appointments } from '#data/tables/appointments.ts'
import { outbox } from '#data/tables/outbox.ts'
import { takeSlot } from '#data/take-slot.ts'
import { testDatabase } from '../../support/database/database.ts'
import { ownSite } from '../../support/server/own-site.ts'
import { sampleLead } from '../../support/samples/sample-lead.ts'

const nine = new Date('2026-03-11T23:00:00Z')

describe('LEAD-10 an appointment is never booked twice', () => {
  test('three of 200 simultaneous customers get a time with three places', async () => {
    const { appointments, siteId } = await ownSite()

    const outcomes = await Promise.all(
      Array.from({ length: 200 }, () => appointments.book(wanted({ capacity: 3 }))),
    )

    expect(outcomes.filter(({ outcome }) => outcome === 'booked')).toHaveLength(3)
    expect(outcomes.filter(({ outcome }) => outcome === 'taken')).toHaveLength(197)
    expect((await rowsOf(siteId)).map(({ seat }) => seat).toSorted()).toEqual([0, 1, 2])
  }, 60_000)

  test('times that overlap count, and adjacent ones do not', async () => {
    const { appointments } = await ownSite()
    const book = async (startMinutes: number, lengthMinutes: number) =>
      (await appointments.book(wanted(at(startMinutes, lengthMinutes)))).outcome

    expect(await book(0, 60)).toBe('booked')
    expect(await book(30, 60)).toBe('taken')
    expect(await book(-15, 30)).toBe('taken')
    expect(await book(15, 15)).toBe('taken')
    expect(await book(60, 60)).toBe('booked')
    expect(await book(-30, 30)).toBe('booked')
  })

  test('a vehicle has one test drive at a time, wherever it starts from', async () => {
    const { appointments } = await ownSite()
    const carId = createId()
    const drive = { carId, capacity: 5 }

    const outcomes = await Promise.all([
      ...Array.from({ length: 10 }, () => appointments.book(wanted(drive))),
      ...Array.from({ length: 10 }, () =>
        appointments.book(wanted({ ...drive, ...at(15), locationId: '11' })),
      ),
      ...Array.from({ length: 10 }, () => appointments.book(wanted({ ...drive, ...at(-15) }))),
    ])

    const booked = outcomes.flatMap((answer) => (answer.outcome === 'booked' ? answer.appointment : []))
    expect(booked.length).toBeGreaterThan(0)
    for (const one of booked) {
      const others = booked.filter((other) => other !== one)
      expect(others.every((other) => other.endsAt <= one.startsAt || other.startsAt >= one.endsAt)).toBe(true)
    }
    expect((await appointments.book(wanted({ capacity: 5 }))).outcome).toBe('booked')
    expect((await appointments.book(wanted({ ...drive, kind: 'service' }))).outcome).toBe('booked')
  })

  test('of many who move to the last free time at once, one gets it and the others keep theirs', async () => {
    const { appointments, siteId } = await ownSite()
    const booked = await Promise.all(
      Array.from({ length: 12 }, (_, index) => bookAt(appointments, index * 30)),
    )

    const outcomes = await Promise.all(
      booked.map((id) => appointments.change(id, { ...at(600), capacity: 1 }, [])),
    )

    expect(outcomes.filter((outcome) => outcome === 'changed')).toHaveLength(1)
    expect(outcomes.filter((outcome) => outcome === 'taken')).toHaveLength(11)
    expect(new Set((await rowsOf(siteId)).map(({ startsAt }) => startsAt.getTime())).size).toBe(12)
  })

  test('simultaneous changes that swap times finish, and never share a place', async () => {
    const { appointments, siteId } = await ownSite()
    const cars = [createId(), createId()]
    const ids = await Promise.all(
      Array.from({ length: 8 }, (_, index) => bookAt(appointments, index * 30, cars[index % 2])),
    )

    await Promise.all(
      Array.from({ length: 80 }, (_, index) =>
        appointments.change(ids[index % 8] ?? '', { ...at(((index * 7) % 10) * 30), capacity: 1 }, []),
      ),
    )

    const starts = (await rowsOf(siteId)).map(({ startsAt }) => startsAt.getTime())
    expect(starts).toHaveLength(8)
    expect(new Set(starts).size).toBe(8)
  }, 30_000)
})

describe('LEAD-10 an appointment that is changed or cancelled', () => {
  test('frees its old time at once', async () => {
    const { appointments } = await ownSite()
    const id = await bookAt(appointments, 0)

    expect(await appointments.change(id, { ...at(60), capacity: 1 }, [])).toBe('changed')

    expect(await appointments.find(id)).toMatchObject({ ...at(60), sequence: 1, cancelledAt: null })
    expect((await appointments.book(wanted(at(0)))).outcome).toBe('booked')
    expect((await appointments.book(wanted(at(60)))).outcome).toBe('taken')
  })

  test('may move into its own current time', async () => {
    const { appointments } = await ownSite()
    const carId = createId()
    const id = await bookAt(appointments, 0, carId)

    expect(await appointments.change(id, { ...at(15), capacity: 1 }, [])).toBe('changed')
  })

  test('keeps its old time if the new one is taken', async () => {
    const { appointments, siteId } = await ownSite()
    const id = await bookAt(appointments, 0)
    await bookAt(appointments, 60)

    expect(await appointments.change(id, { ...at(60), capacity: 1 }, [])).toBe('taken')

    expect(await appointments.find(id)).toMatchObject({ ...at(0), sequence: 0 })
    expect(await jobsOf(siteId)).toEqual([])
  })

  test('is reported once, together with the change', async () => {
    const { appointments, siteId } = await ownSite()
    const id = await bookAt(appointments, 0)

    const changed = { kind: 'appointment-changed', payload: { to: 'wynnum@dealer.example' } } as const
    await appointments.change(id, { ...at(60), capacity: 1 }, [changed])
    expect(await appointments.change(id, { ...at(60), capacity: 1 }, [changed])).toBe('unchanged')
    const outcomes = await Promise.all(
      [1, 2, 3].map(() =>
        appointments.cancel(id, [{ kind: 'appointment-cancelled', payload: { to: null } }]),
      ),
    )

    expect(outcomes.toSorted()).toEqual(['cancelled', 'gone', 'gone'])
    expect(await jobsOf(siteId)).toMatchObject([
      { kind: 'appointment-cancelled', key: id, payload: { to: null } },
      { kind: 'appointment-changed', key: id, payload: { to: 'wynnum@dealer.example' } },
    ])
    expect(await appointments.change(id, { ...at(0), capacity: 1 }, [])).toBe('gone')
  })

  test('is free for others once it is cancelled, and its link still finds it', async () => {
    const { appointments } = await ownSite()
    const tokenHash = createId()
    const booked = await appointments.book(wanted({ tokenHash }))
    const id = booked.outcome === 'booked' ? booked.appointment.id : ''

    await appointments.cancel(id, [])

    expect(await appointments.findByToken(tokenHash)).toMatchObject({ id, cancelledAt: expect.any(Date) })
    expect((await appointments.book(wanted())).outcome).toBe('booked')
  })
})

test('LEAD-10 LEAD-08 an appointment and the lead that booked it are stored together or not at all', async () => {
  const { appointments: store, siteId } = await ownSite()
  const { db } = testDatabase()
  const together = (fails: boolean) =>
    db.transaction(async (tx) => {
      const { lead } = await leadStore(tx, siteId).create(sampleLead(), {
        event: { name: 'enquiry', details: {} },
        jobs: [],
      })
      const answer = await takeSlot(tx, siteId, wanted({ leadId: lead.id }))
      if (fails) throw new Error('Something else failed.')
      return answer.outcome
    })

  await expect(together(true)).rejects.toThrow('Something else failed.')
  expect(await rowsOf(siteId)).toEqual([])
  expect(await together(false)).toBe('booked')
  expect(await together(false)).toBe('taken')
  expect(await rowsOf(siteId)).toMatchObject([{ leadId: expect.any(String) }])
  const range = {
    kind: 'test-drive',
    locationId: '10',
    carId: null,
    from: nine,
    until: at(30).endsAt,
  } as const
  expect(await store.taken(range)).toMatchObject({ seats: [{ startsAt: nine, seat: 0 }], car: [] })
})

describe('LEAD-10 a customer’s future appointments are counted', () => {
  const holder = { phone: '+61731234567 ext 5', email: 'Pat@Example.com' }

  test.each([
    ['by phone number', { phone: '+61731234567', email: null }, 1],
    ['by phone number with another extension', { phone: '+61731234567 ext 12', email: null }, 1],
    ['by email address in any case', { phone: null, email: 'pat@example.COM' }, 1],
    ['but not for another number', { phone: '+61731234568 ext 5', email: null }, 0],
  ])('%s', async (_how, customer, held) => {
    const { appointments } = await ownSite()
    await appointments.book(wanted(holder))

    expect(await appointments.heldBy(customer, new Date(0))).toBe(held)
  })
})

type Store = Awaited<ReturnType<typeof ownSite>>['appointments']

async function bookAt(store: Store, minutes: number, carId: string | null = null) {
  const answer = await store.book(wanted({ ...at(minutes), carId }))
  if (answer.outcome !== 'booked') throw new Error('The time was taken.')
  return answer.appointment.id
}

function at(minutes: number, length = 30) {
  const startsAt = new Date(nine.getTime() + minutes * 60_000)
  return { startsAt, endsAt: new Date(startsAt.getTime() + length * 60_000) }
}

function wanted(overrides: Partial<NewAppointment> = {}): NewAppointment {
  return {
    kind: 'test-drive',
    locationId: '10',
    ...at(0),
    capacity: 1,
    carId: null,
    leadId: null,
    name: 'Pat Lee',
    email: null,
    phone: null,
    tokenHash: createId(),
    ...overrides,
  }
}

async function rowsOf(siteId: string) {
  const { db } = testDatabase()
  return db.select().from(appointments).where(eq(appointments.siteId, siteId))
}

async function jobsOf(siteId: string) {
  const { db } = testDatabase()
  const jobs = await db.select().from(outbox).where(eq(outbox.siteId, siteId)).orderBy(asc(outbox.kind))
  return jobs.filter(({ kind }) => kind.startsWith('appointment'))
}

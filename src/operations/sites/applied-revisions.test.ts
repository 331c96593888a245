import { expect, test } from 'vitest'
import { appliedRevisions } from './applied-revisions.ts'

const HARBOUR = 'harbour'
const SUMMIT = 'summit'

test('OPS-04 a revision counts once its changes are applied, and not while they are', async () => {
  const { revisions, stored } = changing()
  expect(revisions.of(HARBOUR)).toBeNull()
  await revisions.apply(nothingLeft)
  expect([revisions.of(HARBOUR), revisions.of(SUMMIT), revisions.of('unknown')]).toEqual([1, 1, null])

  stored.set(HARBOUR, 2)
  expect(revisions.of(HARBOUR)).toBe(1)
  await revisions.apply(() => {
    expect([revisions.of(HARBOUR), revisions.of(SUMMIT)]).toEqual([null, 1])
    return nothingLeft()
  })
  expect([revisions.of(HARBOUR), revisions.of(SUMMIT)]).toEqual([2, 1])
})

test('OPS-04 a change that could not be applied leaves its site without a revision', async () => {
  const { revisions, stored } = changing()
  await revisions.apply(nothingLeft)
  stored.set(HARBOUR, 2)

  await expect(revisions.apply(() => Promise.reject(new Error('No search')))).rejects.toThrow('No search')
  expect([revisions.of(HARBOUR), revisions.of(SUMMIT), revisions.isBehind()]).toEqual([null, 1, true])

  await revisions.apply(nothingLeft)
  expect([revisions.of(HARBOUR), revisions.isBehind()]).toEqual([2, false])
})

test('OPS-04 while much is applied for long, nothing is certain', async () => {
  const { revisions, clock } = changing()
  await revisions.apply(nothingLeft)

  await revisions.apply(() => {
    clock.now += 3001
    expect(revisions.of(SUMMIT)).toBeNull()
    return nothingLeft()
  })
  expect(revisions.of(SUMMIT)).toBeNull()
  await revisions.apply(nothingLeft)
  expect(revisions.of(SUMMIT)).toBe(1)
})

test('OPS-04 a look is as old as its start, because it may have missed what came right after', async () => {
  const { revisions, clock } = changing()
  const slowly = () => {
    clock.now += 1500
    return nothingLeft()
  }
  await revisions.apply(slowly)
  clock.now += 1500
  expect(revisions.of(SUMMIT)).toBe(1)
  clock.now += 1
  expect(revisions.of(SUMMIT)).toBeNull()
})

test('OPS-04 while a look for changes takes long, nothing is certain, except in an outage', async () => {
  const { revisions, clock, database } = changing()
  await revisions.apply(nothingLeft)
  const during: (number | null)[] = []
  database.whileReading = () => {
    clock.now += 3000
    during.push(revisions.of(SUMMIT))
    clock.now += 1
    during.push(revisions.of(SUMMIT))
  }
  await revisions.apply(nothingLeft)
  expect(during).toEqual([1, null])

  database.isAway = true
  await expect(revisions.apply(nothingLeft)).rejects.toThrow('No database')
  during.length = 0
  await expect(revisions.apply(nothingLeft)).rejects.toThrow('No database')
  expect(during).toEqual([1, 1])
})

test('OPS-07 without a database the revisions stay as they were', async () => {
  const { revisions, database } = changing()
  await revisions.apply(nothingLeft)
  database.isAway = true

  await expect(revisions.apply(nothingLeft)).rejects.toThrow('No database')
  expect([revisions.of(HARBOUR), revisions.isBehind()]).toEqual([1, true])
})

test('OPS-04 a site whose changes take longer has no revision meanwhile, and the others have theirs', async () => {
  const { revisions, stored } = changing()
  await revisions.apply(nothingLeft)
  for (const site of [HARBOUR, SUMMIT]) stored.set(site, 2)

  await revisions.apply(() => Promise.resolve([HARBOUR]))
  expect([revisions.of(HARBOUR), revisions.of(SUMMIT)]).toEqual([null, 2])

  await revisions.apply(nothingLeft)
  expect(revisions.of(HARBOUR)).toBe(2)
})

function nothingLeft() {
  return Promise.resolve([])
}

function changing() {
  const stored = new Map([HARBOUR, SUMMIT].map((site) => [site, 1]))
  const clock = { now: 0 }
  const database = { isAway: false, whileReading() {} }
  async function read() {
    database.whileReading()
    if (database.isAway) throw new Error('No database')
    return new Map(stored)
  }
  return { revisions: appliedRevisions({ revisions: read }, () => clock.now), stored, clock, database }
}

import { expect, test } from 'vitest'
import { DatabaseUnavailable } from '#data/outage/database-unavailable.ts'
import { ownedPictures } from './owned-pictures.ts'

const PHOTO = 'https://pictures.example/1.jpg'

test('API-02 the database is asked for a site’s picture once in each revision', async () => {
  const { owns, asked } = scene()
  expect([await owns(PHOTO, 1), await owns(PHOTO, 1), asked()]).toEqual([true, true, 1])
  expect([await owns(PHOTO, 2), await owns(PHOTO, 2), asked()]).toEqual([true, true, 2])
  expect([await owns(PHOTO, null), await owns(PHOTO, null), asked()]).toEqual([true, true, 4])
})

test('SITE-01 API-02 one site’s pictures are not another’s', async () => {
  const { owns, sell } = scene()
  expect(await owns(PHOTO, 1)).toBe(true)
  sell()
  expect(await owns(PHOTO, 1, 'summit')).toBe(false)
  expect(await owns(PHOTO, 2)).toBe(false)
})

test('OPS-03 in an outage a site keeps the pictures that it last had', async () => {
  const { owns, fail, sell } = scene()
  await owns(PHOTO, 1)
  fail(new DatabaseUnavailable())
  expect([await owns(PHOTO, 2), await owns(PHOTO, null)]).toEqual([true, true])
  await expect(owns('https://pictures.example/2.jpg', 2)).rejects.toThrow(DatabaseUnavailable)

  fail(null)
  sell()
  expect(await owns(PHOTO, 2)).toBe(false)
  fail(new DatabaseUnavailable())
  await expect(owns(PHOTO, 2)).rejects.toThrow(DatabaseUnavailable)
})

test('OPS-03 an error that is no outage is thrown', async () => {
  const { owns, fail } = scene()
  await owns(PHOTO, 1)
  fail(new Error('No such column'))
  await expect(owns(PHOTO, 2)).rejects.toThrow('No such column')
})

test('OPS-07 the pictures asked for least recently are forgotten, and unknown ones take no room', async () => {
  const { owns, asked, sell } = scene(2)
  for (const src of ['/1.jpg', '/2.jpg', '/1.jpg', '/3.jpg', '/1.jpg']) await owns(src, 1)
  expect(asked()).toBe(3)
  await owns('/2.jpg', 1)
  expect(asked()).toBe(4)

  sell()
  for (let nth = 0; nth < 9; nth++) await owns(`/unknown ${nth}.jpg`, 1)
  expect([await owns('/1.jpg', 1), await owns('/2.jpg', 1), asked()]).toEqual([true, true, 13])
})

/** A site whose vehicles have every picture until they are sold, and a database that may fail. */
function scene(maxEntries?: number) {
  const isOwnedBy = ownedPictures(maxEntries)
  let asked = 0
  let isSold = false
  let error: Error | null = null
  const cars = {
    async ownsImage() {
      asked += 1
      if (error) throw error
      return !isSold
    },
  }
  return {
    owns: (src: string, revision: number | null, siteId = 'harbour') =>
      isOwnedBy({ siteId, revision, cars }, src),
    asked: () => asked,
    sell: () => void (isSold = true),
    fail: (next: Error | null) => void (error = next),
  }
}

import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { imageFront } from '../../support/server/image-front.ts'
import { until } from '../../support/server/until.ts'

const photo = 'https://pictures.example/1.jpg'
const slowServer = 'https://slow.example'
const photograph = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#678' } })
  .jpeg()
  .toBuffer()

describe('a picture', () => {
  test('OPS-03 is served from the cache while the database is away', async () => {
    const { ask, databaseGoesAway } = await imageFront({
      ofHarbour: [photo],
      elsewhere: { [photo]: photograph },
    })
    await ask(`src=${photo}&w=320`)
    databaseGoesAway()

    expect((await ask(`src=${photo}&w=320`)).status).toBe(200)
    expect((await ask(`src=${photo}x&w=320`)).status).toBe(503)
  })

  test('API-02 is fetched again if only its original is gone from the cache', async () => {
    const { ask, fetched, evictOriginal } = await imageFront({
      ofHarbour: [photo],
      elsewhere: { [photo]: photograph },
    })
    await ask(`src=${photo}&w=160`)
    evictOriginal()

    expect((await ask(`src=${photo}&w=320`)).status).toBe(200)
    expect(fetched).toEqual([photo, photo])
  })

  test('API-02 is still made as AVIF once its original is gone from the cache', async () => {
    const { ask, evictOriginal } = await imageFront({
      ofHarbour: [photo],
      elsewhere: { [photo]: photograph },
    })
    await ask(`src=${photo}&w=160`)
    evictOriginal()

    const accept = 'image/avif,image/webp'
    await until(async () => {
      const answer = await ask(`src=${photo}&w=160`, { accept })
      return answer.headers.get('content-type') === 'image/avif'
    })
  })

  test('API-02 is not missing because the queue was full when it had to be fetched again', async () => {
    const others = Array.from({ length: 90 }, (_, nth) => `${slowServer}/${nth}.jpg`)
    const { ask, fetched, evictOriginal, holdServer } = await imageFront({
      ofHarbour: [photo, ...others],
      elsewhere: { [photo]: photograph },
    })
    await ask(`src=${photo}&w=160`)
    evictOriginal()

    const release = holdServer(slowServer)
    const waiting = Promise.all(others.map((src) => ask(`src=${src}&w=160`)))
    await until(() => fetched.length > 6)
    const refused = await ask(`src=${photo}&w=320`)
    release()
    await waiting

    expect([refused.status, (await ask(`src=${photo}&w=320`)).status]).toEqual([503, 200])
  })

  test('OPS-07 is served while another dealer’s picture server hangs', async () => {
    const others = Array.from({ length: 40 }, (_, nth) => `${slowServer}/${nth}.jpg`)
    const { ask, fetched, holdServer } = await imageFront({
      ofHarbour: others,
      ofSummit: [photo],
      elsewhere: { [photo]: photograph },
    })
    const release = holdServer(slowServer)
    const waiting = Promise.all(others.map((src) => ask(`src=${src}&w=160`)))
    await until(() => fetched.length > 5)

    expect((await ask(`src=${photo}&w=320`, { site: 'summit' })).status).toBe(200)
    release()
    await waiting
  })

  test('OPS-07 is served although the disk is full', async () => {
    const { ask, fillDisk } = await imageFront({ ofHarbour: [photo], elsewhere: { [photo]: photograph } })
    fillDisk()

    expect((await ask(`src=${photo}&w=320`)).status).toBe(200)
    expect((await ask(`src=${photo}&w=320`)).status).toBe(200)
  })
})

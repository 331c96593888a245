import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { imageQualities, imageSizes } from '#domain/images/image-size.ts'
import { seededRandom } from '#domain/shared/seeded-random.ts'
import { cutOut, drawing, imageFront } from '../support/server/image-front.ts'
import { until } from '../support/server/until.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const photo = 'https://pictures.example/1.jpg'
const photograph = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#678' } })
  .jpeg()
  .toBuffer()

describe('a picture of one’s own vehicles', () => {
  test('API-02 comes in the size and format asked for, and may be kept for a day', async () => {
    const { ask } = await imageFront({ ofHarbour: [photo], elsewhere: { [photo]: photograph } })

    const answer = await ask(`src=${photo}&w=320&q=80`)

    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/webp')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=86400')
    expect(answer.headers.get('vary')).toBe('Accept')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ width: 320, height: 213 })
  })

  test('LEAD-08 only the size of a logo can be shown by email programs and webmail', async () => {
    const { ask } = await imageFront({ demo: true, ofHarbour: [photo], elsewhere: { [photo]: photograph } })

    const policies = [`src=${drawing}&w=250&h=120`, `src=${photo}&w=320`].map(async (query) =>
      (await ask(query, { accept: '*/*' })).headers.get('cross-origin-resource-policy'),
    )

    expect(await Promise.all(policies)).toEqual(['cross-origin', 'same-origin'])
  })

  test('API-02 is asked of its server once, and not made twice', async () => {
    const { ask, made, fetched } = await imageFront({
      ofHarbour: [photo],
      elsewhere: { [photo]: photograph },
    })

    for (let time = 0; time < 3; time++) await ask(`src=${photo}&w=320`)
    await ask(`src=${photo}&w=640`)

    expect(fetched).toEqual([photo])
    expect(made).toEqual(['webp 320', 'webp 640'])
  })

  test('API-02 two hundred who ask at once wait for one making of it', async () => {
    const { ask, made, fetched } = await imageFront({
      ofHarbour: [photo],
      elsewhere: { [photo]: photograph },
    })

    const answers = await Promise.all(Array.from({ length: 200 }, () => ask(`src=${photo}&w=640`)))

    expect(answers.map(({ status }) => status)).toEqual(Array(200).fill(200))
    expect(made).toEqual(['webp 640'])
    expect(fetched).toEqual([photo])
  })

  test('API-02 is still there after a restart, without its server', async () => {
    const before = await imageFront({ ofHarbour: [photo], elsewhere: { [photo]: photograph } })
    const first = await before.ask(`src=${photo}&w=320`)
    const after = await imageFront({ ofHarbour: [photo], folder: before.cacheFolder })

    const second = await after.ask(`src=${photo}&w=320`)

    expect(Buffer.from(await second.arrayBuffer())).toEqual(Buffer.from(await first.arrayBuffer()))
    expect([after.made, after.fetched]).toEqual([[], []])
  })

  test('API-02 is looked for again after a day, and the old one is shown when it is gone', async () => {
    const elsewhere: Record<string, Buffer> = { [photo]: photograph }
    const { ask, fetched, wait } = await imageFront({ ofHarbour: [photo], elsewhere })
    const old = (await ask(`src=${photo}&w=320`)).headers.get('etag')

    delete elsewhere[photo]
    wait(DAY_MS)
    expect((await ask(`src=${photo}&w=320`)).headers.get('etag')).toBe(old)

    elsewhere[photo] = await sharp(photograph).negate().jpeg().toBuffer()
    wait(DAY_MS)
    const better = await ask(`src=${photo}&w=320`)
    expect(better.status).toBe(200)
    expect(better.headers.get('etag')).not.toBe(old)
    expect(fetched).toHaveLength(3)
  })

  test('API-02 AVIF is made after the first visitor was answered in WebP, for those who come after', async () => {
    const { ask, made } = await imageFront({ ofHarbour: [photo], elsewhere: { [photo]: photograph } })
    const accept = 'image/avif,image/webp,*/*'

    const first = await ask(`src=${photo}&w=160`, { accept })
    expect(first.headers.get('content-type')).toBe('image/webp')
    await until(async () => {
      const next = await ask(`src=${photo}&w=160`, { accept })
      return next.headers.get('content-type') === 'image/avif'
    })

    expect(made).toEqual(['webp 160', 'avif 160'])
    expect((await ask(`src=${photo}&w=160`)).headers.get('content-type')).toBe('image/webp')
  })

  test('API-02 an old browser gets JPEG, or PNG where something shows through', async () => {
    const { ask } = await imageFront({ demo: true, ofHarbour: [photo], elsewhere: { [photo]: photograph } })

    const types = [photo, cutOut].map(async (src) =>
      (await ask(`src=${src}&w=160`, { accept: '*/*' })).headers.get('content-type'),
    )

    expect(await Promise.all(types)).toEqual(['image/jpeg', 'image/png'])
  })

  test('API-02 is not sent again to who has it', async () => {
    const { ask } = await imageFront({ ofHarbour: [photo], elsewhere: { [photo]: photograph } })
    const etag = (await ask(`src=${photo}&w=160`)).headers.get('etag') ?? ''

    const again = await ask(`src=${photo}&w=160`, { headers: { 'if-none-match': `"other", W/${etag}` } })

    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
  })

  test('API-02 HEAD tells of it without sending it, and nothing can be sent to it', async () => {
    const { ask } = await imageFront({ ofHarbour: [photo], elsewhere: { [photo]: photograph } })

    const head = await ask(`src=${photo}&w=160`, { method: 'HEAD' })
    expect([head.status, Number(head.headers.get('content-length')) > 0, await head.text()]).toEqual([
      200,
      true,
      '',
    ])

    const put = await ask(`src=${photo}&w=160`, { method: 'POST' })
    expect([put.status, put.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })
})

describe('a picture of our own', () => {
  test('API-02 is for ever when its address names its content, and only then', async () => {
    const { ask, versionOf } = await imageFront({ demo: true })
    const keptFor = async (version: string | null) =>
      (await ask(`src=${cutOut}&w=160&v=${version}`)).headers.get('cache-control')

    expect(await keptFor(versionOf(cutOut))).toBe('public, max-age=31536000, immutable')
    expect(await keptFor('0123456789abcdef')).toBe('public, max-age=86400')
  })

  test('API-02 is a demo’s, or belongs to a vehicle that is pictured by it', async () => {
    const demo = await imageFront({ demo: true })
    const real = await imageFront({ ofHarbour: [cutOut] })
    const query = `src=${cutOut}&w=160`

    expect((await demo.ask(query)).status).toBe(200)
    expect((await real.ask(query)).status).toBe(200)
    expect((await real.ask(query, { site: 'summit' })).status).toBe(404)
  })

  test('SRCH-12 an advertisement shows the picture that its own dealer chose for it', async () => {
    const { ask } = await imageFront({ advertised: [photo], elsewhere: { [photo]: photograph } })

    expect((await ask(`src=${photo}&w=320`)).status).toBe(200)
    expect((await ask(`src=${photo}&w=320`, { site: 'summit' })).status).toBe(404)
  })

  test('OPS-05 only our own drawings become pictures, and none is ever sent as a drawing', async () => {
    const script = 'https://pictures.example/x.jpg'
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)" width="9" height="9"/>',
    )
    const { ask } = await imageFront({ demo: true, ofHarbour: [script], elsewhere: { [script]: svg } })

    expect((await ask(`src=${drawing}&w=160`)).headers.get('content-type')).toBe('image/webp')
    expect((await ask(`src=${drawing}&w=160`, { accept: 'image/svg+xml' })).headers.get('content-type')).toBe(
      'image/png',
    )
    expect((await ask(`src=${script}&w=160`)).status).toBe(404)
  })
})

describe('what is no picture of this site', () => {
  test('SITE-01 API-02 another site’s picture does not exist here, also when we have it', async () => {
    const { ask, fetched } = await imageFront({ ofHarbour: [photo], elsewhere: { [photo]: photograph } })
    await ask(`src=${photo}&w=320`)

    const answer = await ask(`src=${photo}&w=320`, { site: 'summit' })

    expect(answer.status).toBe(404)
    expect(fetched).toHaveLength(1)
  })

  test('CAR-10 a picture that is gone is a plain 404, and is not asked for by every visitor', async () => {
    const { ask, fetched, wait } = await imageFront({ ofHarbour: [photo] })

    for (let time = 0; time < 3; time++) expect((await ask(`src=${photo}&w=320`)).status).toBe(404)
    expect(fetched).toHaveLength(1)

    wait(6 * 60 * 1000)
    await ask(`src=${photo}&w=320`)
    expect(fetched).toHaveLength(2)
  })

  test.each(['/secret.png', '/demo-media/gone.webp', '/favicon.svg', '/assets/entry-B4d1.js'])(
    'OPS-05 %s is not served, even to the site that names it',
    async (src) => {
      const { ask } = await imageFront({ demo: true, ofHarbour: [src] })
      expect((await ask(`src=${src}&w=160`)).status).toBe(404)
    },
  )

  test.each([
    'src=/demo-media/../secret.png&w=160',
    'src=/demo-media/..%2fsecret.png&w=160',
    'src=/demo-media/%2e%2e%2fsecret.png&w=160',
    'src=/demo-media/..%255c..%255csecret.png&w=160',
    'src=/demo-media/..\\secret.png&w=160',
    'src=file:///etc/passwd&w=160',
    'src=//demo-media/ute.webp&w=160',
    `src=${cutOut}`,
    `src=${cutOut}&w=161`,
    '',
  ])('OPS-05 ?%s is a mistake', async (query) => {
    const { ask } = await imageFront({ demo: true })
    expect((await ask(query)).status).toBe(400)
  })

  test('API-02 OPS-05 two thousand invented requests leave no more on the disk than there are sizes', async () => {
    const { ask, filesKept } = await imageFront({ demo: true })
    const random = seededRandom(20260310)
    const pick = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)]
    const number = () =>
      pick(['160', '320', '640', '600', '250', '400', '230', '1', '0', '-1', '1e3', '99999', ''])
    const statuses = new Map<number, number>()
    for (let time = 0; time < 2000; time++) {
      const query = new URLSearchParams()
      query.set('src', pick([cutOut, drawing, '/demo-media/none.webp', '/demo-media/../secret.png']) ?? '')
      for (const [name, value] of [
        ['w', number()],
        ['h', number()],
        ['q', pick(['75', '80', '1', '100', 'high'])],
        ['v', pick(['0123456789abcdef', 'x'])],
        ['f', 'avif'],
      ] as const) {
        if (random() < (name === 'f' ? 0.1 : 0.5)) query.set(name, value ?? '')
      }
      const { status } = await ask(query.toString(), {
        accept: pick(['image/webp', '*/*', 'image/jpeg']) ?? '',
      })
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
    }

    const formats = ['webp', 'plain']
    expect([...statuses.keys()].toSorted()).toEqual([200, 400, 404])
    expect(filesKept().length).toBeGreaterThan(10)
    expect(filesKept().length).toBeLessThanOrEqual(
      2 * imageSizes.length * imageQualities.length * formats.length,
    )
  })
})

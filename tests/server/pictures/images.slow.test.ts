import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { imageQualities, imageSizes } from '#domain/images/image-size.ts'
import { seededRandom } from '#domain/shared/seeded-random.ts'
import { cutOut, drawing, imageFront } from '../../support/server/image-front.ts'
import { until } from '../../support/server/until.ts'
import { isFullRun } from '../../support/weight.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const photo = 'https://pictures.example/1.jpg'
const photograph = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#678' } })
  .jpeg()
  .toBuffer()

describe('a picture of the dealer’s own vehicles', () => {
  test('API-02 has the requested size and format, and may be cached for a day', async () => {
    const { ask } = await imageFront({ ofHarbour: [photo], elsewhere: { [photo]: photograph } })

    const answer = await ask(`src=${photo}&w=320&q=80`)

    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/webp')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=86400')
    expect(answer.headers.get('vary')).toBe('Accept')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await sharp(await answer.arrayBuffer()).metadata()).toMatchObject({ width: 320, height: 213 })
  })

  test('LEAD-08 can be embedded by email programs and webmail in the size of a logo only', async () => {
    const { ask } = await imageFront({ demo: true, ofHarbour: [photo], elsewhere: { [photo]: photograph } })

    const policies = [`src=${drawing}&w=250&h=120`, `src=${photo}&w=320`].map(async (query) =>
      (await ask(query, { accept: '*/*' })).headers.get('cross-origin-resource-policy'),
    )

    expect(await Promise.all(policies)).toEqual(['cross-origin', 'same-origin'])
  })

  test('API-02 is fetched once and converted once', async () => {
    const { ask, made, fetched } = await imageFront({
      ofHarbour: [photo],
      elsewhere: { [photo]: photograph },
    })

    for (let time = 0; time < 3; time++) await ask(`src=${photo}&w=320`)
    await ask(`src=${photo}&w=640`)

    expect(fetched).toEqual([photo])
    expect(made).toEqual(['webp 320', 'webp 640'])
  })

  test('API-02 is converted once for two hundred simultaneous requests', async () => {
    const { ask, made, fetched } = await imageFront({
      ofHarbour: [photo],
      elsewhere: { [photo]: photograph },
    })

    const answers = await Promise.all(Array.from({ length: 200 }, () => ask(`src=${photo}&w=640`)))

    expect(answers.map(({ status }) => status)).toEqual(Array(200).fill(200))
    expect(made).toEqual(['webp 640'])
    expect(fetched).toEqual([photo])
  })

  test('API-02 is available after a restart, without its server', async () => {
    const before = await imageFront({ ofHarbour: [photo], elsewhere: { [photo]: photograph } })
    const first = await before.ask(`src=${photo}&w=320`)
    const after = await imageFront({ ofHarbour: [photo], folder: before.cacheFolder })

    const second = await after.ask(`src=${photo}&w=320`)

    expect(Buffer.from(await second.arrayBuffer())).toEqual(Buffer.from(await first.arrayBuffer()))
    expect([after.made, after.fetched]).toEqual([[], []])
  })

  test('API-02 is fetched again after a day, and the old one is served if it is gone', async () => {
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

  test('API-02 is sent as AVIF to later visitors, once the first one was served WebP', async () => {
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

  test('API-02 stays WebP where AVIF is switched off', async () => {
    const elsewhere = { [photo]: photograph }
    const { ask, made } = await imageFront({ makesAvif: false, ofHarbour: [photo], elsewhere })
    const inAnyFormat = (width: number) => ask(`src=${photo}&w=${width}`, { accept: 'image/avif,image/webp' })

    await inAnyFormat(160)
    await inAnyFormat(320)
    const again = await inAnyFormat(160)

    expect(again.headers.get('content-type')).toBe('image/webp')
    expect(made).toEqual(['webp 160', 'webp 320'])
  })

  test('API-02 is JPEG for an old browser, or PNG if it has transparency', async () => {
    const { ask } = await imageFront({ demo: true, ofHarbour: [photo], elsewhere: { [photo]: photograph } })

    const types = [photo, cutOut].map(async (src) =>
      (await ask(`src=${src}&w=160`, { accept: '*/*' })).headers.get('content-type'),
    )

    expect(await Promise.all(types)).toEqual(['image/jpeg', 'image/png'])
  })

  test('API-02 is not sent again to a browser that has it', async () => {
    const { ask } = await imageFront({ ofHarbour: [photo], elsewhere: { [photo]: photograph } })
    const etag = (await ask(`src=${photo}&w=160`)).headers.get('etag') ?? ''

    const again = await ask(`src=${photo}&w=160`, { headers: { 'if-none-match': `"other", W/${etag}` } })

    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
  })

  test('API-02 supports HEAD, and no writes', async () => {
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
  test('API-02 is cached indefinitely only if its address names its content', async () => {
    const { ask, versionOf } = await imageFront({ demo: true })
    const keptFor = async (version: string | null) =>
      (await ask(`src=${cutOut}&w=160&v=${version}`)).headers.get('cache-control')

    expect(await keptFor(versionOf(cutOut))).toBe('public, max-age=31536000, immutable')
    expect(await keptFor('0123456789abcdef')).toBe('public, max-age=86400')
  })

  test('API-02 is served if it is a demo’s, or is a picture of a vehicle', async () => {
    const demo = await imageFront({ demo: true })
    const real = await imageFront({ ofHarbour: [cutOut] })
    const query = `src=${cutOut}&w=160`

    expect((await demo.ask(query)).status).toBe(200)
    expect((await real.ask(query)).status).toBe(200)
    expect((await real.ask(query, { site: 'summit' })).status).toBe(404)
  })

  test('SRCH-12 is served if its own dealer uses it in an advertisement', async () => {
    const { ask } = await imageFront({ advertised: [photo], elsewhere: { [photo]: photograph } })

    expect((await ask(`src=${photo}&w=320`)).status).toBe(200)
    expect((await ask(`src=${photo}&w=320`, { site: 'summit' })).status).toBe(404)
  })

  test('LOC-01 is served if it is a picture of one of its own dealer’s locations', async () => {
    const { ask } = await imageFront({ ofPlaces: [photo], elsewhere: { [photo]: photograph } })

    expect((await ask(`src=${photo}&w=320`)).status).toBe(200)
    expect((await ask(`src=${photo}&w=320`, { site: 'summit' })).status).toBe(404)
  })

  test('OPS-05 may be one of our drawings, but is never sent as a drawing', async () => {
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

describe('a picture that is not this site’s', () => {
  test('SITE-01 API-02 does not exist here, even if another site has it', async () => {
    const { ask, fetched } = await imageFront({ ofHarbour: [photo], elsewhere: { [photo]: photograph } })
    await ask(`src=${photo}&w=320`)

    const answer = await ask(`src=${photo}&w=320`, { site: 'summit' })

    expect(answer.status).toBe(404)
    expect(fetched).toHaveLength(1)
  })

  test('CAR-10 is a plain 404 if it is gone, and is not fetched for every visitor', async () => {
    const { ask, fetched, wait } = await imageFront({ ofHarbour: [photo] })

    for (let time = 0; time < 3; time++) expect((await ask(`src=${photo}&w=320`)).status).toBe(404)
    expect(fetched).toHaveLength(1)

    wait(6 * 60 * 1000)
    await ask(`src=${photo}&w=320`)
    expect(fetched).toHaveLength(2)
  })

  test.each(['/secret.png', '/demo-media/gone.webp', '/favicon.svg', '/assets/entry-B4d1.js'])(
    'OPS-05 at %s is not served, even to the site that names it',
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
  ])('OPS-05 with ?%s is an error', async (query) => {
    const { ask } = await imageFront({ demo: true })
    expect((await ask(query)).status).toBe(400)
  })

  test('API-02 OPS-05 leaves no more files than there are sizes after hundreds of random requests', async () => {
    const { ask, filesKept } = await imageFront({ demo: true })
    const random = seededRandom(20260310)
    const pick = <Value>(values: readonly Value[]) => values[Math.floor(random() * values.length)]
    const numbers = ['160', '320', '640', '600', '250', '400', '230', '1', '0', '-1', '1e3', '99999', '']
    const number = () => pick([...numbers, ...numbers.slice(0, 4), ...numbers.slice(0, 4)])
    const statuses = new Map<number, number>()
    for (let time = 0; time < (isFullRun ? 2000 : 400); time++) {
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
    expect(filesKept().length).toBeGreaterThan(5)
    expect(filesKept().length).toBeLessThanOrEqual(
      2 * imageSizes.length * imageQualities.length * formats.length,
    )
  })
})

import { describe, expect, test } from 'vitest'
import { cachedFront } from '../support/server/cached-front.ts'
import { until } from '../support/server/until.ts'

describe('a page that many visitors get', () => {
  test('OPS-04 is rendered once, with hashes in place of a nonce', async () => {
    const { visit, rendered } = await cachedFront()

    const [first, second] = [await visit('/'), await visit('/')]

    expect(rendered).toEqual(['harbour/'])
    expect(second.body).toBe(first.body)
    expect(second.headers['content-security-policy']).toContain("script-src 'sha256-a' 'strict-dynamic'")
    expect(second.headers['content-security-policy']).not.toContain('nonce')
    expect(second.headers['x-page-hashes']).toBeUndefined()
    expect(first.headers['server-timing']).toMatch(/^total;dur=[\d.]+$/)
    expect(second.headers['server-timing']).toBe('cache')
    expect(second.headers['x-request-id']).not.toBe(first.headers['x-request-id'])
    const perResponse = { date: '', 'x-request-id': '', 'server-timing': '' }
    expect({ ...second.headers, ...perResponse }).toEqual({ ...first.headers, ...perResponse })
  })

  test('OPS-04 is not sent again to a browser that has it, and leaves that browser its policy', async () => {
    const { visit } = await cachedFront()
    const { headers } = await visit('/')

    const again = await visit('/', { 'if-none-match': String(headers.etag) })

    expect([again.status, again.body]).toEqual([304, ''])
    expect(again.headers['content-security-policy']).toBeUndefined()
    expect(again.headers.vary).toBe(headers.vary)
  })

  test('OPS-04 is another one on another site', async () => {
    const { visit, rendered } = await cachedFront()
    const pages = [await visit('/'), await visit('/', {}, 'summit')]

    expect(pages.map(({ body }) => /<title>(\w+)/.exec(body)?.[1])).toEqual(['Harbour', 'Summit'])
    expect(rendered).toEqual(['harbour/', 'summit/'])
  })

  test('OPS-04 is rendered again when something on its site has changed', async () => {
    const { visit, rendered, state } = await cachedFront()
    await visit('/')
    state.revision = 2
    await visit('/')
    await visit('/')

    expect(rendered).toHaveLength(2)
  })

  test('OPS-04 that changed while it was rendered is not kept', async () => {
    const { visit, rendered, state, hold } = await cachedFront()
    const release = hold()
    const first = visit('/')
    await until(() => rendered.length === 1)
    state.revision = 2
    release()
    await first
    await visit('/')

    expect(rendered).toHaveLength(2)
  })

  test('OPS-07 that has grown old is rendered once for a hundred visitors', async () => {
    const { visit, rendered, state, hold } = await cachedFront()
    await visit('/')
    state.revision = 2
    const release = hold()
    const visits = Array.from({ length: 100 }, () => visit('/'))
    await until(() => rendered.length === 2)
    release()
    const bodies = (await Promise.all(visits)).map(({ body }) => body)

    expect(rendered).toHaveLength(2)
    expect(new Set(bodies).size).toBe(1)
  })

  test('OPS-04 after a minute is shown once more while it is rendered again', async () => {
    const { visit, rendered, state } = await cachedFront()
    const first = await visit('/')
    state.now += 61_000
    const second = await visit('/')
    await until(() => rendered.length === 2)

    expect(second.body).toBe(first.body)
    await expect.poll(async () => (await visit('/')).body).not.toBe(first.body)
    expect(rendered).toHaveLength(2)
  })

  test('OPS-07 is shown once more while two others are rendered again', async () => {
    const { visit, rendered, state, hold } = await cachedFront()
    const paths = ['/', '/search', '/service']
    const first = await Promise.all(paths.map((path) => visit(path)))
    state.now += 61_000
    const release = hold()
    const second = await Promise.all(paths.map((path) => visit(path)))
    await until(() => rendered.length === 5)

    expect(second.map(({ body }) => body)).toEqual(first.map(({ body }) => body))
    release()
    for (const nth of [0, 1])
      await expect.poll(async () => (await visit(paths[nth] ?? '')).body).not.toBe(first[nth]?.body)
    expect(rendered).toHaveLength(5)
    await expect.poll(async () => (await visit('/service')).body).not.toBe(first[2]?.body)
  })

  test('OPS-07 stays readable while the database does not respond', async () => {
    const { visit, state } = await cachedFront()
    const first = await visit('/')
    Object.assign(state, { isBehind: true, fails: true, now: state.now + 30 * 60_000 })

    for (let nth = 0; nth < 5; nth++) expect((await visit('/')).body).toBe(first.body)
    expect((await visit('/never-seen')).status).toBe(503)
  })

  test('OPS-07 stays readable then for a visitor whom we know, and no cache between keeps it', async () => {
    const { visit, state, rendered } = await cachedFront({ cdnSeconds: 2 })
    const [signedIn, known] = [{ cookie: 'session=x' }, { cookie: 'started=x' }]
    const first = await visit('/')
    expect((await visit('/', signedIn)).body).not.toBe(first.body)
    Object.assign(state, { isBehind: true, fails: true, now: state.now + 30 * 60_000 })

    for (const asked of [signedIn, known]) {
      const { status, headers, body } = await visit('/', asked)
      expect([status, body, headers['cache-control']]).toEqual([200, first.body, 'private, no-cache'])
      expect(Object.keys(headers).filter((name) => /cdn|surrogate|cache-tag/.test(name))).toEqual([])
    }
    expect((await visit('/never-seen', signedIn)).status).toBe(503)
    expect((await visit('/?step=details', signedIn)).status).toBe(503)

    Object.assign(state, { isBehind: false, fails: false })
    const before = rendered.length
    await visit('/', signedIn)
    expect(rendered).toHaveLength(before + 1)
  })
})

describe('a CDN', () => {
  test('OPS-04 may keep what everyone gets, also when the page comes from the cache or has not changed', async () => {
    const { visit } = await cachedFront({ cdnSeconds: 2 })
    const [first, second] = [await visit('/'), await visit('/')]
    const known = await visit('/', { 'if-none-match': String(first.headers.etag) })

    expect([second.headers['server-timing'], known.status]).toEqual(['cache', 304])
    for (const { headers } of [first, second, known]) {
      expect(headers).toMatchObject({
        'cache-control': 'no-cache',
        'cdn-cache-control': 'max-age=2, stale-if-error=3600',
        'surrogate-control': 'max-age=2, stale-if-error=3600',
        'surrogate-key': 'site-harbour',
        'cache-tag': 'site-harbour',
      })
    }
  })

  test.each([
    ['of a visitor who has signed in', '/', { cookie: 'session=x' }],
    ['that sets a cookie', '/cookie', {}],
    ['that is not for everyone', '/own', {}],
  ])('OPS-05 may not keep a page %s', async (_, path, asked) => {
    const { visit } = await cachedFront({ cdnSeconds: 2 })
    const { headers } = await visit(path, asked)

    expect(headers['cache-control']).toBe('private, no-cache')
    expect(Object.keys(headers).filter((name) => /cdn|surrogate|cache-tag/.test(name))).toEqual([])
  })

  test('OPS-05 may keep no page unless the operator says so', async () => {
    const { visit } = await cachedFront()

    expect((await visit('/')).headers).toMatchObject({ 'cache-control': 'private, no-cache' })
  })
})

describe('a page of one visitor', () => {
  test.each([
    ['who has signed in', '/', { cookie: 'session=x' }],
    ['whose page sets a cookie', '/cookie', {}],
    ['whose page is not for everyone', '/own', {}],
  ])('OPS-04 %s is rendered for them alone', async (_, path, headers) => {
    const { visit, rendered } = await cachedFront()
    const [first, second] = [await visit(path, headers), await visit(path, headers)]

    expect(rendered).toHaveLength(2)
    expect(second.body).not.toBe(first.body)
  })

  test('OPS-04 is never what others get', async () => {
    const { visit } = await cachedFront()
    const known = await visit('/', { cookie: 'session=x' })
    const unknown = await visit('/')
    const knownAgain = await visit('/', { cookie: 'session=x' })

    expect(new Set([known.body, unknown.body, knownAgain.body]).size).toBe(3)
  })
})

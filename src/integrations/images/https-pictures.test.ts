import { once } from 'node:events'
import { createServer as createWebServer, request, type RequestListener } from 'node:http'
import { createServer, type AddressInfo, type Server } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { httpsPictures, type Network } from './https-pictures.ts'
import { switchingServer } from '../../../tests/support/server/switching-server.ts'
import { isPublicAddress } from '#integrations/network/public-address.ts'

/** Addresses in a feed that would make us request our own machine, our network or our host’s secrets. */
const inward = [
  'https://127.0.0.1/a.jpg',
  'https://127.1/a.jpg',
  'https://127.0.1/a.jpg',
  'https://0/a.jpg',
  'https://0.0.0.0/a.jpg',
  'https://2130706433/a.jpg',
  'https://0x7f000001/a.jpg',
  'https://0x7f.0.0.1/a.jpg',
  'https://017700000001/a.jpg',
  'https://0177.0.0.1/a.jpg',
  'https://１２７.０.０.１/a.jpg',
  'https://127。0。0。1/a.jpg',
  'https://%31%32%37.0.0.1/a.jpg',
  'https://127.0.0.1./a.jpg',
  'https://[::1]/a.jpg',
  'https://[::]/a.jpg',
  'https://[0:0:0:0:0:0:0:1]/a.jpg',
  'https://[::ffff:127.0.0.1]/a.jpg',
  'https://[::ffff:7f00:1]/a.jpg',
  'https://[64:ff9b::7f00:1]/a.jpg',
  'https://[2002:7f00:1::]/a.jpg',
  'https://[fe80::1]/a.jpg',
  'https://[fd00::1]/a.jpg',
  'https://169.254.169.254/latest/meta-data/',
  'https://10.0.0.1/a.jpg',
  'https://192.168.0.1/a.jpg',
  'https://8.8.8.8/a.jpg',
  'https://localhost/a.jpg',
  'https://LOCALHOST/a.jpg',
  'https://localhost./a.jpg',
  'https://printer/a.jpg',
  'https://site.localhost/a.jpg',
  'https://metadata.google.internal/a.jpg',
  'https://127.0.0.1.nip.io/a.jpg',
  'https://rebound.example/a.jpg',
  'https://public@rebound.example/a.jpg',
  'https://public.example:x@127.0.0.1/a.jpg',
  'https://rebound.example:22/a.jpg',
  'https://rebound.example:8443/a.jpg',
  'https://rebound.example\\@public.example/a.jpg',
  'https:rebound.example/a.jpg',
  'https:///rebound.example/a.jpg',
  'https://rebound.example/a.jpg#@public.example',
  'http://rebound.example/a.jpg',
  'ftp://rebound.example/a.jpg',
  'file:///etc/passwd',
  'gopher://rebound.example/a.jpg',
  'data:image/png;base64,iVBORw0KGgo=',
  'javascript:alert(1)',
  '//rebound.example/a.jpg',
  '/etc/passwd',
  'https://',
  '',
]

describe('a picture whose address leads to an internal host', () => {
  test.each(inward)('OPS-05 is not fetched: %s', async (address) => {
    const canary = await listening(createServer((socket) => socket.destroy()))
    let hits = 0
    canary.server.on('connection', () => (hits += 1))
    const fetchPicture = httpsPictures({ port: canary.port, resolve: toLoopback })

    expect((await fetchPicture(address)).outcome).toBe('refused')

    expect(hits).toBe(0)
  })

  test('OPS-05 the canary above is hit by an address that is let through', async () => {
    const canary = await listening(createServer((socket) => socket.destroy()))
    let hits = 0
    canary.server.on('connection', () => (hits += 1))

    await httpsPictures({ port: canary.port, resolve: toLoopback, isPublic: () => true })(
      'https://rebound.example/',
    )

    expect(hits).toBe(1)
  })

  test.each([
    [['127.0.0.1', '203.0.114.9']],
    [['203.0.114.9', '10.1.2.3']],
    [['203.0.114.9', '::ffff:127.0.0.1']],
    [['fd12::1']],
    [[]],
  ])('OPS-05 a name that resolves to %j is not connected to at all', async (addresses) => {
    let lookups = 0
    const resolve = async () => {
      lookups += 1
      return addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))
    }

    expect(await httpsPictures({ resolve })('https://mixed.example/a.jpg')).toEqual({
      outcome: 'refused',
      reason: 'could not be reached',
    })
    expect(lookups).toBe(1)
  })

  test.each([
    ['8.8.8.8', true],
    ['203.0.114.9', true],
    ['2404:6800:4006:80a::2004', true],
    ['100.64.0.1', false],
    ['172.31.255.255', false],
    ['172.32.0.1', true],
    ['198.19.0.1', false],
    ['224.0.0.1', false],
    ['255.255.255.255', false],
    ['2001:db8::1', false],
    ['2001::1', false],
    ['::ffff:8.8.8.8', false],
    ['4000::1', false],
    ['127.1', false],
    ['ff02::1', false],
    ['not an address', false],
  ])('OPS-05 whether %s is a public address is %s', (address, isPublic) => {
    expect(isPublicAddress(address)).toBe(isPublic)
  })
})

describe('a picture on another server', () => {
  test('API-02 is fetched', async () => {
    const fetchPicture = await pictureServer((_request, response) => response.end('a picture'))

    expect(await fetchPicture('https://pictures.example/1.jpg?size=large')).toEqual({
      outcome: 'fetched',
      bytes: Buffer.from('a picture'),
    })
  })

  test('OPS-05 is not fetched through a redirect', async () => {
    let asked = 0
    const fetchPicture = await pictureServer((_request, response) => {
      asked += 1
      response.writeHead(302, { location: 'https://pictures.example/2.jpg' }).end()
    })

    expect(await fetchPicture('https://pictures.example/1.jpg')).toMatchObject({ reason: 'answered 302' })
    expect(asked).toBe(1)
  })

  test('OPS-05 is refused if its server says that it is too large', async () => {
    const fetchPicture = await pictureServer((_request, response) =>
      response.writeHead(200, { 'content-length': 21 * 1024 * 1024 }).write('a'),
    )

    expect(await fetchPicture('https://pictures.example/1.jpg')).toMatchObject({ reason: 'is too large' })
  })

  test('OPS-05 is refused if it turns out to be too large', async () => {
    const fetchPicture = await pictureServer((_request, response) => {
      const part = Buffer.alloc(1024 * 1024)
      const pour = () => {
        while (!response.destroyed && response.write(part));
      }
      response.on('drain', pour)
      pour()
    })

    expect(await fetchPicture('https://pictures.example/1.jpg')).toMatchObject({ reason: 'is too large' })
  })

  test('OPS-05 is refused if its server switches to another protocol', async () => {
    const { port, closed } = await switchingServer()

    expect(await loopbackPictures({ port })('https://pictures.example/1.jpg')).toEqual({
      outcome: 'refused',
      reason: 'answered 101',
    })
    await closed
  })

  test('OPS-05 is refused if it takes too long', async () => {
    const fetchPicture = await pictureServer((_request, response) => void response.write('a'), {
      timeoutMs: 100,
    })

    expect(await fetchPicture('https://pictures.example/1.jpg')).toMatchObject({ outcome: 'refused' })
  })
})

function toLoopback() {
  return Promise.resolve([{ address: '127.0.0.1', family: 4 }])
}

/** A picture server without TLS, which no test needs. */
async function pictureServer(answer: RequestListener, overrides: Partial<Network> = {}) {
  const web = createWebServer(answer)
  const { port } = await listening(web)
  onTestFinished(() => web.closeAllConnections())
  return loopbackPictures({ port, ...overrides })
}

function loopbackPictures(overrides: Partial<Network>) {
  return httpsPictures({
    request: (address, options, onAnswer) => request(address.replace('https:', 'http:'), options, onAnswer),
    resolve: toLoopback,
    isPublic: () => true,
    ...overrides,
  })
}

async function listening(server: Server) {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { server, port: (server.address() as AddressInfo).port }
}

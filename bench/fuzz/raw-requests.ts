import { constantFrom, oneof, sample } from 'fast-check'
import { damagedCopies } from '../../tests/support/server/damaged-copies.ts'
import { rawRequest, sendRaw, sendRawAndLeave } from '../../tests/support/server/raw-request.ts'

const HOST = 'copperjack.localhost'
const AT_ONCE = 25

/** Each of these is no request that we serve: only a 4xx, or no response at all, is right. */
const refused = [
  ...[
    '//',
    '///',
    '//evil.example/',
    '/.//evil.example/',
    '/\\evil.example',
    'search',
    '*',
    '?',
    '',
    ' ',
    '/a b',
  ].map((target) => rawRequest({ target, host: HOST })),
  ...[
    'http://evil.example/',
    'http://copperjack.localhost/',
    'https://user@evil.example/',
    'ftp://a/',
    'javascript:alert(1)',
  ].map((target) => rawRequest({ target, host: HOST })),
  ...['/%', '/%zz', '/%E0%A4%A', '/search?make=%00', '/cars/%c0%ae', '/%ff'].map((target) =>
    rawRequest({ target, host: HOST }),
  ),
  ...['TRACE', 'OPTIONS', 'CONNECT', 'PROPFIND', 'get', 'G ET', 'GET\t', '', '\u0000'].map((method) =>
    rawRequest({ method, host: HOST }),
  ),
  ...[
    '',
    '[',
    ']',
    'a b',
    'a,b',
    '../',
    'evil.example',
    `${'a'.repeat(300)}.localhost`,
    '<zq7>',
    `${HOST}@evil.example`,
  ].map((host) => rawRequest({ host })),
  ...[
    `Host: ${HOST}\r\n`,
    'Host: evil.example\r\n',
    'Content-Length: 1\r\nContent-Length: 2\r\n',
    'Content-Length: -1\r\n',
    'Content-Length: 1\r\nTransfer-Encoding: chunked\r\n',
    'Transfer-Encoding: chunked, identity\r\n',
    'Transfer-Encoding : chunked\r\n',
    'Transfer-Encoding: xchunked\r\n',
    'Content-Length: 99999999999\r\n',
    'Expect: a-miracle\r\n',
    ' X: folded\r\n',
    'X\u0000: y\r\n',
    'X: a\u0000b\r\n',
    ': nothing\r\n',
    'X: a\nY: b\n',
    `Cookie: ${'a'.repeat(20_000)}\r\n`,
    Array.from({ length: 3000 }, (_, nth) => `X-${nth}: y\r\n`).join(''),
  ].map((headers) => rawRequest({ method: 'POST', headers, host: HOST })),
  rawRequest({ target: `/${'a'.repeat(20_000)}`, host: HOST }),
  'GET / HTTP/1.1\r\nConnection: close\r\n\r\n',
  `GET / HTTP/9.9\r\nHost: ${HOST}\r\n\r\n`,
  `GET / HTTP/1.1\nHost: ${HOST}\n\n`,
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  '\u0016\u0003\u0001\u0002\u0000',
  '\r\n\r\n\r\n',
]

const badChunks = [
  'zz\r\na\r\n0\r\n\r\n',
  '-1\r\na\r\n',
  'ffffffffffffffffff\r\na',
  '1\r\nab\r\n0\r\n\r\n',
  '5;a=\u0000\r\nhello\r\n0\r\n\r\n',
  '\r\n',
].map((body) =>
  rawRequest({
    method: 'POST',
    target: '/contact',
    headers: 'Content-Type: application/x-www-form-urlencoded\r\nTransfer-Encoding: chunked\r\n',
    body,
    host: HOST,
  }),
)

const wellFormed = Buffer.from(
  rawRequest({
    method: 'POST',
    target: '/contact?make=Toyota',
    host: HOST,
    headers:
      'X-Forwarded-For: 10.55.555.555\r\nAccept: text/html\r\nCookie: a=b\r\nContent-Type: application/x-www-form-urlencoded\r\nContent-Length: 9\r\n',
    body: 'name=Jane',
  }),
)

const rawBytes = oneof(
  constantFrom(...refused, ...badChunks).map((text) => ({
    bytes: Buffer.from(text, 'latin1'),
    isRefused: true,
  })),
  // Some are still valid, but none may end in a server error.
  damagedCopies(wellFormed).map((bytes) => ({ bytes, isRefused: false })),
)

/** Sends bytes that are no request, or a broken one, over connections of their own. The server must still be well afterwards. */
export async function sendRawRequests(port: number, wanted: number, seed: number) {
  const waiting = sample(rawBytes, { numRuns: wanted, seed })
  const counts: Record<string, { refused: number; damaged: number }> = {}
  const faults: { status: number | null; bytes: string }[] = []

  async function sendNext(): Promise<void> {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { isRefused } = next
      const bytes = fromAnotherAddress(next.bytes, waiting.length)
      const { status } = await sendRawAndLeave(port, bytes)
      const count = (counts[status ?? 'no response'] ??= { refused: 0, damaged: 0 })
      count[isRefused ? 'refused' : 'damaged'] += 1
      const isWrong = status !== null && (status >= 500 || (isRefused && status < 400))
      if (isWrong) faults.push({ status, bytes: bytes.toString('latin1').slice(0, 300) })
    }
  }

  await Promise.all(Array.from({ length: AT_ONCE }, sendNext))
  const { status } = await sendRaw(port, rawRequest({ host: HOST }))
  if (status !== 200) faults.push({ status, bytes: 'a well-formed request after all others' })
  return { sent: wanted, counts, faults }
}

/** Each from an address of its own, as far as that is left, because the limits of one would answer for the server. */
function fromAnotherAddress(bytes: Buffer, nth: number) {
  const address = `10.55.${100 + ((nth >> 7) % 156)}.${100 + (nth & 127)}`
  return Buffer.from(bytes.toString('latin1').replace('10.55.555.555', address), 'latin1')
}

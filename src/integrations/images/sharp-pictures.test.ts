import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { imageKind } from '#domain/images/image-kind.ts'
import type { PictureRequest } from './port.ts'
import { makePicture } from './sharp-pictures.ts'

const usual: PictureRequest = {
  size: { width: 160, height: null, fit: 'inside' },
  quality: 75,
  format: 'webp',
  mayBeDrawing: false,
}
const drawing = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20"><circle cx="9" cy="9" r="5"/></svg>',
)

describe('a converted picture', () => {
  test.each([
    ['webp', 'webp'],
    ['avif', 'avif'],
    ['plain', 'jpeg'],
  ] as const)('API-02 is %s of the requested width', async (format, kind) => {
    const made = await remade(await photo(300, 200).jpeg().toBuffer(), { format })

    expect(imageKind(made)).toBe(kind)
    expect(await sharp(made).metadata()).toMatchObject({ width: 160, height: 107 })
  })

  test.each([
    ['webp', 'webp'],
    ['avif', 'avif'],
    ['plain', 'png'],
  ] as const)('API-02 keeps its transparency as %s', async (format, kind) => {
    const cutOut = sharp({ create: { width: 300, height: 200, channels: 4, background: '#f000' } })
    const made = await remade(await cutOut.webp().toBuffer(), { format })

    expect(imageKind(made)).toBe(kind)
    expect((await sharp(made).stats()).isOpaque).toBe(false)
  })

  test('API-02 fills its box, fits into it, or has the height of a strip', async () => {
    const given = await photo(1000, 500).png().toBuffer()
    const sizes: [PictureRequest['size'], object][] = [
      [
        { width: 600, height: 400, fit: 'cover' },
        { width: 600, height: 400 },
      ],
      [
        { width: 250, height: 120, fit: 'inside' },
        { width: 240, height: 120 },
      ],
      [
        { width: null, height: 230, fit: 'inside' },
        { width: 460, height: 230 },
      ],
    ]
    for (const [size, expected] of sizes) {
      expect(await sharp(await remade(given, { size })).metadata()).toMatchObject(expected)
    }
  })

  test('ROUTE-09 for a home screen is a PNG in the middle of a white square', async () => {
    const size = { width: 180, height: 180, fit: 'icon' } as const
    const wide = sharp({ create: { width: 300, height: 50, channels: 4, background: '#f00' } })
    for (const given of [await wide.png().toBuffer(), drawing]) {
      const made = await remade(given, { size, format: 'avif', mayBeDrawing: true })
      expect(imageKind(made)).toBe('png')
      expect(await sharp(made).metadata()).toMatchObject({ width: 180, height: 180, hasAlpha: false })
      expect([
        ...(await sharp(made).extract({ left: 2, top: 2, width: 1, height: 1 }).raw().toBuffer()),
      ]).toEqual([255, 255, 255])
    }
  })

  test('API-02 is never larger than the original', async () => {
    const made = await remade(await photo(100, 60).png().toBuffer(), {})
    expect(await sharp(made).metadata()).toMatchObject({ width: 100, height: 60 })
  })

  test('OPS-05 is upright and has no location data', async () => {
    const given = await photo(300, 200)
      .withExif({ IFD0: { Copyright: 'Kim Nguyen' }, IFD3: { GPSLatitude: '27/1 28/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect(given.includes('Kim Nguyen')).toBe(true)

    for (const format of ['webp', 'avif', 'plain'] as const) {
      const made = Buffer.from(await remade(given, { format }))
      const facts = await sharp(made).metadata()
      expect(facts).toMatchObject({ width: 160, height: 240 })
      expect([facts.exif, facts.xmp, facts.iptc, facts.icc]).toEqual([
        undefined,
        undefined,
        undefined,
        undefined,
      ])
      expect(made.includes('Kim Nguyen')).toBe(false)
    }
  })

  test('API-02 is drawn sharply if the original is one of our own drawings', async () => {
    const made = await remade(drawing, { mayBeDrawing: true })
    expect(await sharp(made).metadata()).toMatchObject({ format: 'webp', width: 160 })
  })
})

describe('OPS-05 no picture is made from', () => {
  test.each<[string, () => Buffer | Promise<Buffer>]>([
    ['nothing', () => Buffer.alloc(0)],
    ['a page', () => Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['another person’s drawing', () => drawing],
    ['a drawing after a declaration', () => Buffer.from(`<?xml version="1.0"?>${drawing}`)],
    ['a drawing after spaces', () => Buffer.from(`\n\n ${drawing}`)],
    ['a document', () => Buffer.from('%PDF-1.7\n')],
    ['an archive', () => Buffer.from('PK\x03\x04')],
    ['a TIFF', () => photo(30, 20).tiff().toBuffer()],
    ['a phone’s HEIC', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')],
    ['half a photograph', async () => (await photo(600, 400).jpeg().toBuffer()).subarray(0, 900)],
    ['half a PNG', async () => (await photo(600, 400).png().toBuffer()).subarray(0, 500)],
    ['only the first bytes of a photo', () => Buffer.from('\xff\xd8\xff\xe0', 'latin1')],
    ['a bomb of 60,000 by 60,000 pixels', () => bomb(60_000, 60_000)],
    ['a bomb just above the limit', () => bomb(10_000, 5001)],
  ])('%s', async (_name, given) => {
    expect(await makePicture(await given(), usual)).toBeNull()
  })
})

async function remade(given: Uint8Array, overrides: Partial<PictureRequest>) {
  const made = await makePicture(given, { ...usual, ...overrides })
  if (!made) throw new Error('No picture was made.')
  return made
}

function photo(width: number, height: number) {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  return sharp({ create: { width, height, channels: 3, background: '#888', noise } })
}

/** A small PNG that claims to be large and would unpack as one. */
function bomb(width: number, height: number) {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([1, 0, 0, 0, 0], 8)
  const row = Math.ceil(width / 8) + 1
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(row * Math.min(height, 6000)))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer) {
  const body = Buffer.concat([Buffer.from(type), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

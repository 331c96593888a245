import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { bomb, gif, hugeHeader, jpeg, phonePhoto, png } from '../../../tests/support/uploads/image-files.ts'
import { temporaryFolder } from '../../../tests/support/temporary-folder.ts'
import { isWhole } from './decode-heic.ts'
import { resizeImage } from './resize-image.ts'

async function encoded(bytes: Buffer) {
  const path = join(temporaryFolder(), 'image')
  writeFileSync(path, bytes)
  const written = await resizeImage(path)
  if (!written) throw new Error('It was not decoded.')
  return written
}

describe('TRD-04 an image is encoded again', () => {
  test('upright, and without the place, the camera and the time', async () => {
    const given = await phonePhoto()
    expect(await sharp(given).metadata()).toMatchObject({ orientation: 6, width: 80, height: 60 })
    expect(given.includes('GPS') || (await sharp(given).metadata()).exif).toBeTruthy()

    const written = await encoded(given)

    const found = await sharp(written).metadata()
    expect(found).toMatchObject({ format: 'jpeg', width: 60, height: 80 })
    expect([found.exif, found.xmp, found.iptc, found.icc, found.orientation]).toEqual(
      Array.from({ length: 5 }, () => undefined),
    )
    expect(written.includes('Exif')).toBe(false)
    // A quarter turn clockwise: what was at the top is on the right.
    const [left, right] = [await brightnessAt(written, 5), await brightnessAt(written, 50)]
    expect([left > 150, right < 100]).toEqual([true, true])
  })

  test.each([
    ['PNG', png],
    ['GIF', gif],
    ['JPEG', jpeg],
  ])('%s becomes JPEG', async (_kind, make) => {
    expect(await sharp(await encoded(await make())).metadata()).toMatchObject({ format: 'jpeg', width: 80 })
  })

  test('a large one becomes as large as a screen', async () => {
    expect(await sharp(await encoded(await jpeg({ width: 4000, height: 3000 }))).metadata()).toMatchObject({
      width: 2560,
      height: 1920,
    })
  })

  test('what follows the image is gone', async () => {
    const written = await encoded(
      Buffer.concat([await jpeg(), Buffer.from('<script>alert(1)</script>PK\x03\x04')]),
    )
    expect(written.includes('script')).toBe(false)
  })
})

describe('TRD-04 a file that can’t be an honest photo is refused', () => {
  test.each<[string, () => Promise<Buffer>]>([
    ['truncated JPEG', async () => (await jpeg({ width: 800, height: 600 })).subarray(0, 3000)],
    ['truncated PNG', async () => (await png()).subarray(0, 120)],
    ['truncated GIF', async () => (await gif()).subarray(0, 60)],
    ['PNG that claims 2,500 million pixels', () => hugeHeader(50_000, 50_000)],
    ['PNG of 64 million pixels', () => bomb(8000)],
    ['start of a JPEG and nothing else', () => Promise.resolve(Buffer.from('\xff\xd8\xff\xe0', 'latin1'))],
    [
      'HEIC with half of its boxes',
      () => Promise.resolve(Buffer.from('\0\0\0\x18ftypheic\0\0\0\0', 'latin1')),
    ],
  ])('%s', async (_what, make) => {
    await expect(encoded(await make())).rejects.toThrow(/./)
  })

  test('a HEIC file is whole if its boxes end where it ends', () => {
    const box = (size: number, type: string) => {
      const bytes = Buffer.alloc(size)
      bytes.writeUInt32BE(size, 0)
      bytes.write(type, 4)
      return bytes
    }
    const whole = Buffer.concat([box(24, 'ftyp'), box(100, 'meta'), box(5000, 'mdat')])
    expect(isWhole(whole)).toBe(true)
    expect(isWhole(whole.subarray(0, 3000))).toBe(false)
    expect(isWhole(Buffer.concat([whole, Buffer.from('x')]))).toBe(false)
  })
})

async function brightnessAt(image: Buffer, left: number) {
  const small = await sharp(image)
    .extract({ left, top: 20, width: 5, height: 5 })
    .greyscale()
    .raw()
    .toBuffer()
  return small[0] ?? 0
}

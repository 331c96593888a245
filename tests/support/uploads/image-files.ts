import sharp from 'sharp'

type Size = { width?: number; height?: number }

/** A picture that is dark at the top and light below, as a camera would store it. */
function picture({ width = 80, height = 60 }: Size = {}) {
  const dark = { create: { width, height: Math.ceil(height / 2), channels: 3, background: '#111' } } as const
  return sharp({ create: { width, height, channels: 3, background: '#eee' } }).composite([
    { input: dark, gravity: 'north' },
  ])
}

export const jpeg = (size?: Size) => picture(size).jpeg().toBuffer()
export const png = (size?: Size) => picture(size).png().toBuffer()
export const gif = (size?: Size) => picture(size).gif().toBuffer()

/** A photo of a phone that was held upright: stored lying, with its place, its camera and its time. */
export function phonePhoto() {
  const exif = {
    IFD0: { Make: 'Phone', Orientation: '6' },
    IFD2: { DateTimeOriginal: '2026:03:10 12:00:00' },
    IFD3: {
      GPSLatitudeRef: 'S',
      GPSLatitude: '27/1 28/1 0/1',
      GPSLongitudeRef: 'E',
      GPSLongitude: '153/1 1/1 0/1',
    },
  }
  return picture().withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer()
}

/** A PNG with a valid header and this many pixels, of which hardly any follow. */
export async function hugeHeader(width: number, height: number) {
  const bytes = await png()
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  // The header’s checksum, so that the size is what makes it unacceptable.
  const { crc32 } = await import('node:zlib')
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
  return bytes
}

/** Few bytes that unfold to a picture of one colour with this many pixels. */
export function bomb(side: number) {
  return sharp({ create: { width: side, height: side, channels: 3, background: '#000' } })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()
}

/** An image that is larger on disk than its picture needs to be. */
export async function padded(image: Promise<Buffer>, byteLength: number) {
  const bytes = await image
  return Buffer.concat([bytes, Buffer.alloc(byteLength - bytes.length)])
}

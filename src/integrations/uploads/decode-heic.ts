import sharp, { type Sharp } from 'sharp'

/** Larger ones take more memory than a server has to spare: about 25 bytes for each pixel. */
const MAX_PIXELS = 25_000_000

/** Decodes a HEIC photo, already turned upright. Returns `null` where this machine can’t. */
export async function decodeHeic(given: Buffer): Promise<Sharp | null> {
  const { width = 0, height = 0 } = await sharp(given).metadata()
  if (width * height > MAX_PIXELS) return null
  const decoder = await loadDecoder()
  return decoder && pixelsOf(given, decoder)
}

/** It is a large package under a licence of its own, and an operator may have left it out. */
async function loadDecoder() {
  try {
    return (await import('libheif-js/wasm-bundle.js')).default
  } catch {
    return null
  }
}

async function pixelsOf(
  given: Buffer,
  { HeifDecoder }: NonNullable<Awaited<ReturnType<typeof loadDecoder>>>,
) {
  const [image] = new HeifDecoder().decode(given)
  if (!image) throw new Error('The file has no image.')
  const [width, height] = [image.get_width(), image.get_height()]
  if (width * height > MAX_PIXELS) return null
  const target = { data: new Uint8ClampedArray(width * height * 4), width, height }
  const isDrawn = await new Promise<boolean>((resolve) =>
    image.display(target, (drawn) => resolve(drawn !== null)),
  )
  if (!isDrawn) throw new Error('The image can’t be decoded.')
  return sharp(target.data, { raw: { width, height, channels: 4 } })
}

/**
 * Whether a HEIC file has all of its parts. The decoder draws what there is of a truncated one, and leaves the rest
 * grey.
 */
export function isWhole(heic: Buffer): boolean {
  let at = 0
  while (at + 8 <= heic.length) {
    const short = heic.readUInt32BE(at)
    // Zero means “to the end of the file”, and one that the real size follows.
    if (short === 0) return true
    const size = short === 1 && at + 16 <= heic.length ? Number(heic.readBigUInt64BE(at + 8)) : short
    if (size < 8) return false
    at += size
  }
  return at === heic.length
}

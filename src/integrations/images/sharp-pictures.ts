import sharp, { type Sharp } from 'sharp'
import type { ImageQuality } from '#domain/images/image-size.ts'
import { type ImageKind, imageKind, isPhotograph } from '#domain/images/image-kind.ts'
import type { MakePicture, PictureWish } from './port.ts'

/** More than any camera a dealer uses; what is larger was made to fill our memory. */
const MAX_PIXELS = 50_000_000
const PATIENCE_SECONDS = 20

/** Looks as good as WebP of these qualities, at about half the size. */
const avifQualities: Record<ImageQuality, number> = { 75: 50, 80: 55 }

// One thread for each picture: how many are made at a time is decided by who asks, not by the number of cores.
sharp.concurrency(1)
sharp.cache(false)

/** Reads a picture, turns it upright, makes it fit and writes it anew; nothing of the old file goes along. */
export const makePicture: MakePicture = async (given, wish) => {
  const kind = imageKind(given)
  if (!isPhotograph(kind) && !(kind === 'svg' && wish.mayBeDrawing)) return null
  try {
    const { width, height, fit } = wish.size
    const picture = (await opened(given, kind, wish))
      .autoOrient()
      .resize({
        width: width ?? undefined,
        height: height ?? undefined,
        fit,
        withoutEnlargement: fit === 'inside',
      })
      .timeout({ seconds: PATIENCE_SECONDS })
    return await written(picture, given, wish)
  } catch {
    // The library has one kind of error for all that can be wrong with a file; for a visitor it is all the same.
    return null
  }
}

const limits = { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true } as const

/** A drawing has no pixels of its own, so it is drawn at the size that is wanted. */
async function opened(given: Uint8Array, kind: ImageKind | null, { size }: PictureWish) {
  if (kind !== 'svg') return sharp(given, limits)
  const { width = 1, height = 1 } = await sharp(given, limits).metadata()
  const scale = Math.max((size.width ?? 0) / width, (size.height ?? 0) / height)
  return sharp(given, { ...limits, density: Math.min(Math.max(72 * scale, 1), 2400) })
}

async function written(picture: Sharp, given: Uint8Array, { format, quality }: PictureWish) {
  if (format === 'webp') return picture.webp({ quality }).toBuffer()
  // The second least effort: an eighth of the time of the usual, for a file a little larger.
  if (format === 'avif') return picture.avif({ quality: avifQualities[quality], effort: 2 }).toBuffer()
  const { hasAlpha } = await sharp(given, limits).metadata()
  return hasAlpha ? picture.png({ palette: false }).toBuffer() : picture.jpeg({ quality }).toBuffer()
}

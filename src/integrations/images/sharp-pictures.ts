import sharp, { type Sharp } from 'sharp'
import type { ImageQuality, ImageSize } from '#domain/images/image-size.ts'
import { type ImageKind, imageKind, isPhotograph } from '#domain/images/image-kind.ts'
import type { MakePicture, PictureRequest } from './port.ts'

/** More than any camera a dealer uses. A larger picture was made to fill our memory. */
const MAX_PIXELS = 50_000_000
const PATIENCE_SECONDS = 20
/** Home screens round the corners off. */
const ICON_MARGIN = 0.1

/** Looks as good as WebP of these qualities at about half the size. */
const avifQualities: Record<ImageQuality, number> = { 75: 50, 80: 55 }

// One thread for each picture: the caller limits how many are made at a time, not the number of cores.
sharp.concurrency(1)
sharp.cache(false)

/** Reads a picture, turns it upright, resizes it and encodes it again. No metadata of the old file remains. */
export const makePicture: MakePicture = async (given, request) => {
  const kind = imageKind(given)
  if (!isPhotograph(kind) && !(kind === 'svg' && request.mayBeDrawing)) return null
  try {
    const upright = (await opened(given, kind, request)).autoOrient().timeout({ seconds: PATIENCE_SECONDS })
    return await written(resized(upright, request.size), given, request)
  } catch {
    // The library throws the same kind of error for everything that can be wrong with a file.
    return null
  }
}

const limits = { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true } as const

/** A drawing has no pixels, so it is drawn at the requested size. */
async function opened(given: Uint8Array, kind: ImageKind | null, { size }: PictureRequest) {
  if (kind !== 'svg') return sharp(given, limits)
  const { width = 1, height = 1 } = await sharp(given, limits).metadata()
  const scale = Math.max((size.width ?? 0) / width, (size.height ?? 0) / height)
  return sharp(given, { ...limits, density: Math.min(Math.max(72 * scale, 1), 2400) })
}

function resized(picture: Sharp, { width, height, fit }: ImageSize) {
  const box = { width: width ?? undefined, height: height ?? undefined }
  if (fit !== 'icon') return picture.resize({ ...box, fit, withoutEnlargement: fit === 'inside' })
  const margin = Math.round((width ?? 0) * ICON_MARGIN)
  const inner = (width ?? 0) - 2 * margin
  return picture
    .resize({ width: inner, height: inner, fit: 'contain', background: '#ffffff' })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: '#ffffff' })
    .flatten({ background: '#ffffff' })
}

async function written(picture: Sharp, given: Uint8Array, { format, quality, size }: PictureRequest) {
  // Home screens know no newer format.
  if (size.fit === 'icon') return picture.png().toBuffer()
  if (format === 'webp') return picture.webp({ quality }).toBuffer()
  // The second least effort takes an eighth of the default’s time, for a slightly larger file.
  if (format === 'avif') return picture.avif({ quality: avifQualities[quality], effort: 2 }).toBuffer()
  const { hasAlpha } = await sharp(given, limits).metadata()
  return hasAlpha ? picture.png({ palette: false }).toBuffer() : picture.jpeg({ quality }).toBuffer()
}

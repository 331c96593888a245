import { readFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { imageKind } from '#domain/images/image-kind.ts'
import { decodeHeic, isWhole } from './decode-heic.ts'

/** More than any phone’s photo under ten megabytes. A larger picture was made to fill our memory. */
const MAX_PIXELS = 50_000_000
/** Shows a scratch on a door, and is a tenth of what a phone sends. */
const MAX_SIDE_PX = 2560
const QUALITY = 82
const PATIENCE_SECONDS = 20

const limits = { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true } as const

sharp.concurrency(1)
sharp.cache(false)

/**
 * Writes an image again as JPEG: upright, no larger than a screen, with none of the old file’s metadata. Returns
 * `null` for a HEIC photo that can’t be decoded here. Throws if the file is damaged.
 */
export async function resizeImage(path: string): Promise<Buffer | null> {
  const given = await readFile(path)
  if (imageKind(given) !== 'heic') return written(sharp(given, limits).autoOrient())
  if (!isWhole(given)) throw new Error('The file is truncated.')
  const picture = await decodeHeic(given)
  return picture && written(picture)
}

function written(picture: Sharp) {
  return picture
    .resize({ width: MAX_SIDE_PX, height: MAX_SIDE_PX, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#fff' })
    .timeout({ seconds: PATIENCE_SECONDS })
    .jpeg({ quality: QUALITY })
    .toBuffer()
}

import sharp from 'sharp'
import { imageKind } from '#domain/images/image-kind.ts'

/** The lit and the shaded colour behind a cut-out picture of a vehicle. */
type Backdrop = { light: string; deep: string }

type Size = { width: number; height: number; backdrop: Backdrop; quality?: number }

/**
 * A picture that fills its frame, as JPEG. A photograph is cropped to fit. A cut-out picture is shown whole on a backdrop.
 * Returns `null` if it cannot be read.
 */
export async function photoOnBackdrop(
  given: Uint8Array,
  { width, height, backdrop, quality = 82 }: Size,
): Promise<Buffer | null> {
  try {
    const { hasAlpha } = await sharp(given, limits).metadata()
    if (!hasAlpha) {
      return await sharp(given, limits).resize({ width, height, fit: 'cover' }).jpeg({ quality }).toBuffer()
    }
    const density = imageKind(given) === 'svg' ? DRAWING_DENSITY : 72
    const { data, info } = await sharp(given, { ...limits, density })
      .resize({ width, height, fit: 'inside' })
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const raw = { width: info.width, height: info.height, channels: 4 } as const
    return await sharp(backdropDrawing(backdrop))
      .resize({ width, height, fit: 'fill' })
      .composite([{ input: data, raw, gravity: 'centre' }])
      .jpeg({ quality })
      .toBuffer()
  } catch {
    // The library throws the same kind of error for everything that can be wrong with a file.
    return null
  }
}

const limits = { limitInputPixels: 50_000_000, failOn: 'error' } as const
/** Enough for the outlines, whose own size is that of a card, to fill a sheet. */
const DRAWING_DENSITY = 160

/** Drawn small and enlarged, because a gradient has no edges that would show it. */
function backdropDrawing({ light, deep }: Backdrop) {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="64">` +
      `<radialGradient id="light" cx="50%" cy="40%" r="75%"><stop offset=".3" stop-color="${light}"/>` +
      `<stop offset="1" stop-color="${deep}"/></radialGradient>` +
      `<rect width="100%" height="100%" fill="url(#light)"/></svg>`,
  )
}

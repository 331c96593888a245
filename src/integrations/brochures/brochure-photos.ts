import { photoOnBackdrop } from '../images/photo-on-backdrop.ts'
import { type Frame, photoFrames, photosHeight, type PhotoLayout } from './photo-frames.ts'
import type { BrochurePictures } from './port.ts'
import { contentWidth, decorate, figure, type Sheet, sheetSize } from './sheet.ts'

/** Sharp enough for a home printer. More pixels would only make the file larger. */
const PIXELS_PER_POINT = 2.2
const MIN_PIXELS = 300

export type BrochurePhotos = {
  isOutline: boolean
  height: (layout: PhotoLayout) => number
  draw: (y: number, layout: PhotoLayout) => Promise<void>
}

/** The vehicle’s pictures: one large and up to four small ones, or its outline if there are none. */
export function brochurePhotos(
  sheet: Sheet,
  { photos, outline }: BrochurePictures,
  name: string,
): BrochurePhotos {
  const shown = photos.length > 0 ? photos : [outline].filter((drawing) => drawing !== null)
  return {
    isOutline: photos.length === 0,
    height: (layout) => photosHeight(shown.length, contentWidth, layout),
    async draw(y, layout) {
      const frames = photoFrames(shown.length, { x: sheetSize.margin, y, width: contentWidth }, layout)
      const fitted = await Promise.all(frames.map((frame, index) => fittedPhoto(sheet, shown[index], frame)))
      for (const [index, frame] of frames.entries()) {
        drawPhoto(sheet, fitted[index] ?? null, frame, index === 0 ? name : `${name}, photo ${index + 1}`)
      }
    },
  }
}

async function fittedPhoto({ theme }: Sheet, photo: Uint8Array | undefined, { width, height }: Frame) {
  const { backdropLight: light, backdropDeep: deep } = theme.palette
  const pixels = Math.max(Math.round(width * PIXELS_PER_POINT), MIN_PIXELS)
  const size = { width: pixels, height: Math.round((pixels * height) / width) }
  return photo ? photoOnBackdrop(photo, { ...size, backdrop: { light, deep } }) : null
}

function drawPhoto(sheet: Sheet, jpeg: Buffer | null, frame: Frame, alt: string) {
  const { doc, theme } = sheet
  const { x, y, width, height } = frame
  if (jpeg === null) {
    decorate(doc, () => doc.roundedRect(x, y, width, height, theme.corner).fill(theme.palette.paperSunken))
    return
  }
  figure(sheet, { alt, ...frame }, () => {
    doc.save()
    doc.roundedRect(x, y, width, height, theme.corner).clip()
    doc.image(jpeg, x, y, { width, height })
    doc.restore()
  })
}

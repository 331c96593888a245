import type { PictureField } from '#domain/content/fields.ts'
import { imageAddress, imageSrcSet } from '#domain/images/image-address.ts'
import type { PublicDealership } from '#operations/sites/public-dealership.ts'
import type { ShownPicture } from './shown-picture.ts'

type Desk = Pick<PublicDealership, 'picture'>

/** A picture of a document; `null` when it has none or the file is missing. A preview shows it as it is stored. */
export function contentPicture(
  field: PictureField | undefined,
  { picture }: Desk,
  isPreview = false,
): ShownPicture | null {
  const shown = field && picture(field.src)
  if (!field || !shown) return null
  const isDrawing = shown.version !== null && shown.src.endsWith('.svg')
  if (isDrawing || isPreview) return { src: shown.src, alt: field.alt }
  return { src: imageAddress(shown, { size: 640 }), srcSet: imageSrcSet(shown), alt: field.alt }
}

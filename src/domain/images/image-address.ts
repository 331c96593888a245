import {
  imageQualities,
  type ImageQuality,
  type ImageSize,
  imageSizes,
  imageWidths,
  type ImageWidth,
  type NamedSize,
  namedSizes,
} from './image-size.ts'
import { isPictureSource, type Picture } from './picture.ts'

/** A request to the image endpoint. */
export type ImageRequest = Picture & { size: ImageSize; quality: ImageQuality }

type ImageOptions = { size: ImageWidth | NamedSize; quality?: ImageQuality }

/** The address of a picture in one size. */
export function imageAddress({ src, version }: Picture, { size, quality = 75 }: ImageOptions): string {
  const { width, height } = typeof size === 'number' ? { width: size, height: null } : namedSizes[size]
  const query = [
    `src=${encodeURIComponent(src).replaceAll('%2F', '/')}`,
    width === null ? null : `w=${width}`,
    height === null ? null : `h=${height}`,
    `q=${quality}`,
    version === null ? null : `v=${version}`,
  ]
  return `${IMAGES_PATH}?${query.filter((part) => part !== null).join('&')}`
}

/** The same picture in every width, so that the browser picks the one that fits. */
export function imageSrcSet(
  picture: Picture,
  { upTo = 1600, quality = 75 }: { upTo?: ImageWidth; quality?: ImageQuality } = {},
): string {
  return imageWidths
    .filter((width) => width <= upTo)
    .map((size) => `${imageAddress(picture, { size, quality })} ${size}w`)
    .join(', ')
}

export const IMAGES_PATH = '/images'

/** Reads an address that `imageAddress` produces; `null` for any other, so the server makes only its own sizes. */
export function readImageRequest(query: URLSearchParams): ImageRequest | null {
  const given = Object.fromEntries(query)
  const names = [...query.keys()]
  const isUnderstood = names.every((name) => parameters.has(name)) && new Set(names).size === names.length
  if (!isUnderstood) return null

  const { src = '', v: version = null } = given
  const width = given.w ?? null
  const height = given.h ?? null
  // Compared as text, so that `1e3` and `0640` do not match.
  const size = imageSizes.find((one) => isWritten(one.width, width) && isWritten(one.height, height))
  const quality = imageQualities.find((one) => String(one) === (given.q ?? '75'))
  if (!size || !quality || !isPictureSource(src)) return null
  if (version !== null && !/^[0-9a-f]{8,64}$/.test(version)) return null
  return { src, version, size, quality }
}

const parameters = new Set(['src', 'w', 'h', 'q', 'v'])

function isWritten(number: number | null, text: string | null) {
  return number === null ? text === null : String(number) === text
}

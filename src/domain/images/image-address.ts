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

/** What is asked of the image endpoint. */
export type ImageRequest = Picture & { size: ImageSize; quality: ImageQuality }

type Wish = { size: ImageWidth | NamedSize; quality?: ImageQuality }

/** Where a picture can be had in one size. */
export function imageAddress({ src, version }: Picture, { size, quality = 75 }: Wish): string {
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

/** The same picture in every width, for the browser to choose by the room it has. */
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

/** Reads an address that `imageAddress` may have made, or answers `null`: nobody else's sizes and qualities are made. */
export function readImageRequest(query: URLSearchParams): ImageRequest | null {
  const given = Object.fromEntries(query)
  const names = [...query.keys()]
  const isUnderstood = names.every((name) => parameters.has(name)) && new Set(names).size === names.length
  if (!isUnderstood) return null

  const { src = '', v: version = null } = given
  const width = given.w ?? null
  const height = given.h ?? null
  // Compared as text, so that `1e3`, `0640` and the like are no numbers of ours.
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

import type { ImageFormat } from '#domain/images/image-format.ts'
import type { ImageQuality, ImageSize } from '#domain/images/image-size.ts'

/** The pictures that lie on our own server and belong to what we are. */
export type PublicPictures = {
  /** Names the content of the picture at this path; `null` when there is none. */
  versionOf(path: string): string | null
  read(path: string): Promise<Uint8Array | null>
}

/** Fetches one picture from somebody else's server. */
export type FetchPicture = (address: string) => Promise<FetchedPicture>
export type FetchedPicture =
  | { outcome: 'fetched'; bytes: Uint8Array }
  | { outcome: 'refused'; reason: string }

/** Makes a picture as it is asked for, of one as it was given; `null` when that cannot be read. */
export type MakePicture = (given: Uint8Array, wish: PictureWish) => Promise<Uint8Array | null>
export type PictureWish = {
  size: ImageSize
  quality: ImageQuality
  format: ImageFormat
  /** Whether it may be a drawing, which is only ever so for our own. */
  mayBeDrawing: boolean
}

/** Keeps what was made for as long as there is room; what is asked for least goes first. */
export type PictureCache = {
  read(key: string): Promise<Uint8Array | null>
  write(key: string, bytes: Uint8Array): Promise<void>
}

import type { ImageFormat } from '#domain/images/image-format.ts'
import type { ImageQuality, ImageSize } from '#domain/images/image-size.ts'

/** The pictures that are part of this program. */
export type PublicPictures = {
  /** A version for the content of the picture at this path. `null` if there is none. */
  versionOf(path: string): string | null
  read(path: string): Promise<Uint8Array | null>
}

/** Fetches one picture from another server. */
export type FetchPicture = (address: string) => Promise<FetchedPicture>
export type FetchedPicture =
  | { outcome: 'fetched'; bytes: Uint8Array }
  | { outcome: 'refused'; reason: string }

/** Converts a picture to the requested size and format. Returns `null` if it cannot be read. */
export type MakePicture = (given: Uint8Array, request: PictureRequest) => Promise<Uint8Array | null>
export type PictureRequest = {
  size: ImageSize
  quality: ImageQuality
  format: ImageFormat
  /** Whether it may be a drawing, which only our own pictures may be. */
  mayBeDrawing: boolean
}

/** Stores converted pictures as long as there is room. The least recently used go first. */
export type PictureCache = {
  read(key: string): Promise<Uint8Array | null>
  write(key: string, bytes: Uint8Array): Promise<void>
}

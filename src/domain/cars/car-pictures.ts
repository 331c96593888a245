import type { Car } from './car.ts'

type PicturedCar = Pick<Car, 'images' | 'thumbnails' | 'primaryImageUrl'>

/**
 * The pictures of a vehicle, its primary one first and each once. Thumbnails stand in where no larger picture can be shown.
 * `shown` gives `null` for an address that no page may show.
 */
export function carPictures<Shown>(
  { primaryImageUrl, images, thumbnails }: PicturedCar,
  shown: (src: string) => Shown | null,
  max = Infinity,
): Shown[] {
  const large = shownOf([...(primaryImageUrl === null ? [] : [primaryImageUrl]), ...images], shown, max)
  return large.length > 0 ? large : shownOf(thumbnails, shown, max)
}

/** Thumbnails as they are stored: none where they are the pictures themselves, as in many feeds. */
export function ownThumbnails({ images, thumbnails }: Pick<Car, 'images' | 'thumbnails'>): string[] {
  const areTheImages =
    images.length === thumbnails.length && images.every((image, nth) => image === thumbnails[nth])
  return areTheImages ? [] : thumbnails
}

/** The thumbnails of a stored vehicle. */
export function thumbnailsOf({ images, thumbnails }: Pick<Car, 'images' | 'thumbnails'>): string[] {
  return thumbnails.length > 0 ? thumbnails : images
}

function shownOf<Shown>(sources: readonly string[], shown: (src: string) => Shown | null, max: number) {
  const pictures: Shown[] = []
  for (const source of new Set(sources)) {
    const picture = shown(source)
    if (picture !== null) pictures.push(picture)
    if (pictures.length === max) break
  }
  return pictures
}

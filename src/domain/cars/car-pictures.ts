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

function shownOf<Shown>(sources: readonly string[], shown: (src: string) => Shown | null, max: number) {
  const pictures: Shown[] = []
  for (const source of new Set(sources)) {
    const picture = shown(source)
    if (picture !== null) pictures.push(picture)
    if (pictures.length === max) break
  }
  return pictures
}

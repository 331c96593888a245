import type { ShownPicture } from '../../promotions/shown-picture.ts'

/** A model as its tile shows it. */
export type ModelTileData = {
  name: string
  href: string
  /** What stands above the name. */
  status: 'NEW' | 'COMING SOON' | null
  picture: ShownPicture | null
  /** The outline of its body type, where there is no picture. */
  outline: string
  price: string | null
  inStock: string | null
}

/** The widths a picture is made in. A browser takes the next larger one, so few are enough for every screen. */
export const imageWidths = [160, 320, 480, 640, 800, 960, 1280, 1600] as const
export type ImageWidth = (typeof imageWidths)[number]

/** How hard a picture may be pressed: the usual, and for one that fills the screen. */
export const imageQualities = [75, 80] as const
export type ImageQuality = (typeof imageQualities)[number]

/** What a picture is made to fit. Without one of the two, that side follows from the other. */
export type ImageSize = {
  width: number | null
  height: number | null
  /** Whether what does not fit is cut off, or the whole is made small enough. */
  fit: 'cover' | 'inside'
}

/** The sizes that have a use of their own: a card, a logo, a strip of pictures of one height. */
export const namedSizes = {
  card: { width: 600, height: 400, fit: 'cover' },
  logo: { width: 250, height: 120, fit: 'inside' },
  strip: { width: null, height: 230, fit: 'inside' },
} as const satisfies Record<string, ImageSize>
export type NamedSize = keyof typeof namedSizes

/** Every size there is: nobody can have ours make any other. */
export const imageSizes: readonly ImageSize[] = [
  ...imageWidths.map((width) => ({ width, height: null, fit: 'inside' as const })),
  ...Object.values(namedSizes),
]

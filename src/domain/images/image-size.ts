/** The widths a picture is made in. A browser takes the next larger one, so a few suit every screen. */
export const imageWidths = [160, 320, 480, 640, 800, 960, 1280, 1600] as const
export type ImageWidth = (typeof imageWidths)[number]

/** The compression qualities: the default, and a higher one for pictures that fill the screen. */
export const imageQualities = [75, 80] as const
export type ImageQuality = (typeof imageQualities)[number]

/** The box a picture is fitted to. `null` means that side follows from the other. */
export type ImageSize = {
  width: number | null
  height: number | null
  /** `cover` crops the overflow; `inside` scales the whole picture down; `icon` sets it on white with a margin, as PNG. */
  fit: 'cover' | 'inside' | 'icon'
}

/** Fixed sizes: a card, a logo, a strip of pictures of equal height, and icons of the site on tabs and home screens. */
export const namedSizes = {
  card: { width: 600, height: 400, fit: 'cover' },
  logo: { width: 250, height: 120, fit: 'inside' },
  strip: { width: null, height: 230, fit: 'inside' },
  tabIcon: { width: 48, height: 48, fit: 'inside' },
  homeIcon: { width: 180, height: 180, fit: 'icon' },
  appIcon: { width: 512, height: 512, fit: 'icon' },
} as const satisfies Record<string, ImageSize>
export type NamedSize = keyof typeof namedSizes

/** Every size the server makes. */
export const imageSizes: readonly ImageSize[] = [
  ...imageWidths.map((width) => ({ width, height: null, fit: 'inside' as const })),
  ...Object.values(namedSizes),
]

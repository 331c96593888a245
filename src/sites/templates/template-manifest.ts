/**
 * What a template brings that is data: `src/web/templates/<name>/template.ts`. Its parts (`parts.ts`) and its styles
 * (`styles.css`) are found beside it.
 */
export type TemplateManifest = {
  /** The colours of its light pages, and of its dark pages if it has them. */
  colours: { light: NeutralColours; dark?: NeutralColours }
  fonts: {
    /** The fonts of its pages. */
    screen: readonly ScreenFont[]
    /** The fonts of brochures and social cards. */
    print: Readonly<Record<PrintUse, PrintFont>>
  }
  brochure: BrochureLook
}

/** The neutral colours of a page, which a template brings; the dealer's own colours appear among them. */
export type NeutralColours = {
  ink: string
  inkSoft: string
  paper: string
  paperSunken: string
  paperRaised: string
  line: string
  lineStrong: string
  paperDark: string
  onDark: string
  onDarkSoft: string
  danger: string
  dangerPaper: string
  good: string
  tagSold: string
  tagReserved: string
  tagElectric: string
  /** The backdrop of cut-out pictures: its light and its deep end. */
  backdropLight: string
  backdropDeep: string
}

/** A variable font of `@fontsource-variable/<family>`. */
export type ScreenFont = FontMetrics & {
  name: string
  family: string
  /** The lightest and the boldest weight that the styles use. */
  weights: readonly [lightest: number, boldest: number]
  /** The font that replaces it until it arrives. */
  fallback: 'arial' | 'times'
}

/**
 * Heights in per cent of the font size, and for each weight the width of its letters in per cent of Arial's and of a space
 * in per cent of the font size.
 */
export type FontMetrics = {
  ascent: number
  descent: number
  widths: Readonly<Record<number, readonly [letters: number, space: number]>>
}

/** Running text, emphasis, names and headings, and amounts of money. */
export type PrintUse = 'text' | 'strong' | 'display' | 'price'

/** A font of `@fontsource/<family>`. */
export type PrintFont = readonly [family: string, weight: 400 | 500 | 600 | 700]

export type BrochureLook = {
  /** The dealer’s name on a band of their colour, over a line of it, or between thin lines. */
  head: 'band' | 'line' | 'plain'
  /** Whether the names of sections are in widely spaced capitals. */
  isSpaced: boolean
  titleSizes: readonly number[]
  priceSizes: readonly number[]
}

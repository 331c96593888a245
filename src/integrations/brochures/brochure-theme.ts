import type { Template } from '#sites/appearance.ts'
import type { Palette } from '#sites/palette.ts'
import type { BrochureFacts } from './port.ts'

/** How a brochure of a site looks: as its pages do, on paper. */
export type BrochureTheme = TemplateLook & {
  palette: Palette
  paper: string
  /** How round the corners of pictures are, in points. */
  corner: number
}

type TemplateLook = {
  /** The dealer’s name on a band of their colour, over a line of it, or between thin lines. */
  head: 'band' | 'line' | 'plain'
  /** Names of sections in capitals, far apart. */
  isSpaced: boolean
  titleSizes: number[]
  priceSizes: number[]
}

export function brochureTheme({ site }: Pick<BrochureFacts, 'site'>): BrochureTheme {
  const { palette, template, cornerPoints } = site
  return { ...looks[template], palette, paper: palette.paper, corner: cornerPoints }
}

const looks: Record<Template, TemplateLook> = {
  metropolitan: {
    head: 'line',
    isSpaced: false,
    titleSizes: [25, 23, 21, 19, 17, 15],
    priceSizes: [27, 24, 20, 17, 14],
  },
  showroom: {
    head: 'plain',
    isSpaced: true,
    titleSizes: [29, 26, 23, 20, 17],
    priceSizes: [25, 22, 19, 16, 13],
  },
  yard: {
    head: 'band',
    isSpaced: false,
    titleSizes: [30, 27, 24, 21, 18],
    priceSizes: [36, 31, 26, 21, 17, 14],
  },
  lifestyle: {
    head: 'plain',
    isSpaced: false,
    titleSizes: [26, 23, 21, 19, 17, 15],
    priceSizes: [26, 23, 20, 17, 14],
  },
}

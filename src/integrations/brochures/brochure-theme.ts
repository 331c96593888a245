import type { Palette } from '#sites/palette.ts'
import type { BrochureLook } from '#sites/templates/template-manifest.ts'
import { templateManifests } from '#sites/templates/templates.ts'
import type { BrochureFacts } from './port.ts'

/** How a brochure of a site looks: as its pages do, on paper. */
export type BrochureTheme = BrochureLook & {
  palette: Palette
  paper: string
  /** How round the corners of pictures are, in points. */
  corner: number
}

export function brochureTheme({ site }: Pick<BrochureFacts, 'site'>): BrochureTheme {
  const { palette, template, cornerPoints } = site
  return { ...templateManifests[template].brochure, palette, paper: palette.paper, corner: cornerPoints }
}

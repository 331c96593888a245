import type { Palette } from '#sites/palette.ts'
import type { BrochureLook } from '#sites/templates/template-manifest.ts'
import { templateManifests } from '#sites/templates/templates.ts'
import type { BrochureFacts } from './port.ts'

/** The appearance of a site’s brochure, which follows its pages. */
export type BrochureTheme = BrochureLook & {
  palette: Palette
  paper: string
  /** The radius of picture corners, in points. */
  corner: number
}

export function brochureTheme({ site }: Pick<BrochureFacts, 'site'>): BrochureTheme {
  const { palette, template, cornerPoints } = site
  return { ...templateManifests[template].brochure, palette, paper: palette.paper, corner: cornerPoints }
}

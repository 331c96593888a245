import { contrastRatio, mixed, readableShade } from './contrast.ts'
import type { ColourScheme, Theme } from './appearance.ts'
import type { NeutralColours } from './templates/template-manifest.ts'
import { type Template, templateManifests } from './templates/templates.ts'

/** The contrast that WCAG 2.2 AA requires of text, and of lines and marks. */
export const TEXT_CONTRAST = 4.5
export const MARK_CONTRAST = 3

/** Every colour that a page of a site can show. Styles use these names only. */
export type Palette = NeutralColours & {
  brand: string
  onBrand: string
  /** The brand colour while the pointer is over it. */
  brandStrong: string
  /** The brand colour for text, such as links. */
  brandInk: string
  accent: string
  onAccent: string
  accentStrong: string
  accentInk: string
}

type Appearance = { template: Template; theme: Theme }

/** The palettes of a site: always a light one, which printing needs too, and a dark one if the theme has it. */
export function palettesOf(appearance: Appearance): { scheme: ColourScheme; palette: Palette }[] {
  const schemes: ColourScheme[] = appearance.theme.colorScheme === 'light' ? ['light'] : ['light', 'dark']
  return schemes.flatMap((scheme) => {
    const quiet = templateManifests[appearance.template].colours[scheme]
    return quiet ? [{ scheme, palette: paletteOf(appearance.theme, quiet) }] : []
  })
}

function paletteOf({ brand, onBrand, accent, onAccent, tint }: Theme, quiet: NeutralColours): Palette {
  const tinted = tint === null ? quiet : { ...quiet, ...tintedSurfaces(quiet, tint) }
  const papers = [tinted.paper, tinted.paperSunken, tinted.paperRaised]
  return {
    ...tinted,
    brand,
    onBrand,
    brandStrong: stronger(brand, onBrand),
    brandInk: readableShade(brand, tinted.ink, papers, TEXT_CONTRAST),
    accent,
    onAccent,
    accentStrong: stronger(accent, onAccent),
    accentInk: readableShade(accent, tinted.ink, papers, TEXT_CONTRAST),
  }
}

/** Tints the surfaces lightly, and deeper surfaces a little more. */
function tintedSurfaces(quiet: NeutralColours, tint: string) {
  return {
    paper: mixed(quiet.paper, tint, 0.02),
    paperSunken: mixed(quiet.paperSunken, tint, 0.05),
    line: mixed(quiet.line, tint, 0.12),
    backdropLight: mixed(quiet.backdropLight, tint, 0.06),
    backdropDeep: mixed(quiet.backdropDeep, tint, 0.09),
  }
}

/** Moves a colour away from its text, so that pointing at a button never makes the text harder to read. */
function stronger(colour: string, text: string) {
  const darker = mixed(colour, '#000000', 0.22)
  const lighter = mixed(colour, '#ffffff', 0.22)
  return contrastRatio(darker, text) > contrastRatio(lighter, text) ? darker : lighter
}

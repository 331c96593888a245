import { contrastRatio, mixed, readableShade } from './contrast.ts'
import type { ColourScheme, Template, Theme } from './appearance.ts'
import { type NeutralColours, templateColours } from './template-colours.ts'

/** What ordinary text needs to stand out from its background, and what lines and marks need. (WCAG 2.2 AA) */
export const TEXT_CONTRAST = 4.5
export const MARK_CONTRAST = 3

/** Every colour that a page of a site can show. The styles name these and no others. */
export type Palette = NeutralColours & {
  brand: string
  onBrand: string
  /** The brand while it is pointed at. */
  brandStrong: string
  /** The brand as writing: links. */
  brandInk: string
  accent: string
  onAccent: string
  accentStrong: string
  accentInk: string
}

type Look = { template: Template; theme: Theme }

/** The palettes of a site: always a light one, for paper if not for the screen, and a dark one where it is wanted. */
export function palettesOf(look: Look): { scheme: ColourScheme; palette: Palette }[] {
  const schemes: ColourScheme[] = look.theme.colorScheme === 'light' ? ['light'] : ['light', 'dark']
  return schemes.flatMap((scheme) => {
    const quiet = templateColours[look.template][scheme]
    return quiet ? [{ scheme, palette: paletteOf(look.theme, quiet) }] : []
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

/** A breath of a colour on the surfaces, more of it where they are deeper. */
function tintedSurfaces(quiet: NeutralColours, tint: string) {
  return {
    paper: mixed(quiet.paper, tint, 0.02),
    paperSunken: mixed(quiet.paperSunken, tint, 0.05),
    line: mixed(quiet.line, tint, 0.12),
    backdropLight: mixed(quiet.backdropLight, tint, 0.06),
    backdropDeep: mixed(quiet.backdropDeep, tint, 0.09),
  }
}

/** Further away from the text that stands on it, so that pointing at a button never makes it harder to read. */
function stronger(colour: string, text: string) {
  const darker = mixed(colour, '#000000', 0.22)
  const lighter = mixed(colour, '#ffffff', 0.22)
  return contrastRatio(darker, text) > contrastRatio(lighter, text) ? darker : lighter
}

import type { z } from 'zod'
import { contrastRatio } from './contrast.ts'
import { colourPattern, type Theme } from './appearance.ts'
import { MARK_CONTRAST, type Palette, palettesOf, TEXT_CONTRAST } from './palette.ts'
import { type Template, templateManifests } from './templates/templates.ts'

type ColourName = keyof Palette

type Pair = {
  /** The text or mark, and every background that it may appear on. */
  on: ColourName[]
  text: ColourName
  needs: number
  /** The setting to change when the contrast is too low. */
  decidedBy: keyof Theme
}

const papers: ColourName[] = ['paper', 'paperSunken', 'paperRaised']

/** Every text or mark of a page with every background it appears on. Styles use no other pairs. */
export const colourPairs: Pair[] = [
  { text: 'onBrand', on: ['brand', 'brandStrong'], needs: TEXT_CONTRAST, decidedBy: 'onBrand' },
  { text: 'onAccent', on: ['accent', 'accentStrong'], needs: TEXT_CONTRAST, decidedBy: 'onAccent' },
  { text: 'brandInk', on: papers, needs: TEXT_CONTRAST, decidedBy: 'brand' },
  { text: 'accentInk', on: papers, needs: TEXT_CONTRAST, decidedBy: 'accent' },
  { text: 'ink', on: [...papers, 'backdropLight', 'backdropDeep'], needs: TEXT_CONTRAST, decidedBy: 'tint' },
  {
    text: 'inkSoft',
    on: [...papers, 'backdropLight', 'backdropDeep'],
    needs: TEXT_CONTRAST,
    decidedBy: 'tint',
  },
  { text: 'danger', on: [...papers, 'dangerPaper'], needs: TEXT_CONTRAST, decidedBy: 'tint' },
  { text: 'good', on: papers, needs: TEXT_CONTRAST, decidedBy: 'tint' },
  { text: 'lineStrong', on: papers, needs: MARK_CONTRAST, decidedBy: 'tint' },
  {
    text: 'onDark',
    on: ['paperDark', 'tagSold', 'tagReserved', 'tagElectric'],
    needs: TEXT_CONTRAST,
    decidedBy: 'tint',
  },
  { text: 'onDarkSoft', on: ['paperDark'], needs: TEXT_CONTRAST, decidedBy: 'tint' },
]

type Appearance = { template: Template; theme: Theme }

/** Refuses a theme that would make text hard to read, or dark pages that the template lacks. */
export function readableColours({ value, issues }: z.core.ParsePayload<Appearance>): void {
  const { theme, template } = value
  const colours = [theme.brand, theme.onBrand, theme.accent, theme.onAccent, theme.tint ?? theme.brand]
  // The schema has already reported an invalid colour.
  if (!colours.every((colour) => colourPattern.test(colour))) return

  const refuse = (name: keyof Theme, message: string) =>
    issues.push({ code: 'custom', path: ['theme', name], message, input: theme[name] })

  if (theme.colorScheme !== 'light' && !templateManifests[template].colours.dark) {
    refuse('colorScheme', `the template “${template}” has light pages only`)
    return
  }
  for (const { decidedBy, message } of hardToRead(value)) refuse(decidedBy, message)
}

function hardToRead(appearance: Appearance) {
  return palettesOf(appearance).flatMap(({ scheme, palette }) =>
    colourPairs.flatMap(({ text, on, needs, decidedBy }) => {
      const worst = worstOf(palette, text, on)
      if (worst.ratio >= needs) return []
      const written = text === decidedBy ? '' : `${text} is `
      const pages = appearance.theme.colorScheme === 'light' ? '' : ` on ${scheme} pages`
      return [
        {
          decidedBy,
          message: `${written}${rounded(worst.ratio)}:1 on ${settingOf(worst.background)}${pages}; needs ${needs}:1`,
        },
      ]
    }),
  )
}

function worstOf(palette: Palette, text: ColourName, on: ColourName[]) {
  return on
    .map((background) => ({ background, ratio: contrastRatio(palette[text], palette[background]) }))
    .reduce((worst, pair) => (pair.ratio < worst.ratio ? pair : worst))
}

/** Rounds down, so that 4.49 never reads as the required 4.5. */
function rounded(ratio: number) {
  return (Math.floor(ratio * 10) / 10).toFixed(1)
}

function settingOf(background: ColourName) {
  return background === 'brand' || background === 'accent' ? `theme.${background}` : background
}

import archivoNarrow from '@fontsource-variable/archivo-narrow/files/archivo-narrow-latin-wght-normal.woff2?url'
import archivoNarrowLetters from '@fontsource-variable/archivo-narrow/files/archivo-narrow-latin-wght-normal.woff2?letters=400-800'
import archivo from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url'
import archivoLetters from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?letters=400-800'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import figtreeLetters from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?letters=400-800'
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url'
import frauncesLetters from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?letters=400-800'
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import interLetters from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?letters=400-800'
import redHatDisplay from '@fontsource-variable/red-hat-display/files/red-hat-display-latin-wght-normal.woff2?url'
import redHatDisplayLetters from '@fontsource-variable/red-hat-display/files/red-hat-display-latin-wght-normal.woff2?letters=300-800'
import redHatText from '@fontsource-variable/red-hat-text/files/red-hat-text-latin-wght-normal.woff2?url'
import redHatTextLetters from '@fontsource-variable/red-hat-text/files/red-hat-text-latin-wght-normal.woff2?letters=300-800'
import type { Template } from '#sites/appearance.ts'
import { fontMeasures } from './font-measures.ts'
import { type Measures, standInCss } from './stand-in-fonts.ts'
import { defaultGlyphRange } from './default-glyphs.ts'

/** What the whole font has besides: the other letters of western Europe, and signs. */
const otherLettersRange =
  'U+A1-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+304,U+308,U+329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'

type Family = {
  name: string
  /** The whole font, and what nearly every page gets by with. */
  all: string
  letters: string
  /** What stands in for it until it arrives. */
  standIn: 'arial' | 'times'
  measures: Measures
}

const families: Record<Template, Family[]> = {
  metropolitan: [
    {
      name: 'Inter',
      all: inter,
      letters: interLetters,
      standIn: 'arial',
      measures: fontMeasures.inter,
    },
  ],
  showroom: [
    {
      name: 'Red Hat Display',
      all: redHatDisplay,
      letters: redHatDisplayLetters,
      standIn: 'arial',
      measures: fontMeasures['red-hat-display'],
    },
    {
      name: 'Red Hat Text',
      all: redHatText,
      letters: redHatTextLetters,
      standIn: 'arial',
      measures: fontMeasures['red-hat-text'],
    },
  ],
  yard: [
    {
      name: 'Archivo',
      all: archivo,
      letters: archivoLetters,
      standIn: 'arial',
      measures: fontMeasures.archivo,
    },
    {
      name: 'Archivo Narrow',
      all: archivoNarrow,
      letters: archivoNarrowLetters,
      standIn: 'arial',
      measures: fontMeasures['archivo-narrow'],
    },
  ],
  lifestyle: [
    {
      name: 'Fraunces',
      all: fraunces,
      letters: frauncesLetters,
      standIn: 'times',
      measures: fontMeasures.fraunces,
    },
    {
      name: 'Figtree',
      all: figtree,
      letters: figtreeLetters,
      standIn: 'arial',
      measures: fontMeasures.figtree,
    },
  ],
}

/** The style rules that bring a template’s fonts, from this server. */
export function fontCss(template: Template) {
  return families[template].map(familyCss).join('')
}

/** What the top of a page cannot be shown right without. */
export function fontsToPreload(template: Template) {
  return families[template].map(({ letters }) => letters)
}

function familyCss({ name, all, letters, standIn, measures }: Family) {
  const face = (url: string, range: string) =>
    `@font-face{font-family:"${name} Variable";font-style:normal;font-weight:100 900;font-display:swap;src:url(${url}) format("woff2-variations");unicode-range:${range}}`
  // Of two that have a letter the later is taken.
  return face(all, otherLettersRange) + face(letters, defaultGlyphRange) + standInCss(name, standIn, measures)
}

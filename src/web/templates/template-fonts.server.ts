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
import type { Template } from '#sites/look.ts'
import { usualLettersRange } from './usual-letters.ts'

const sansSerifs = 'local("Arial"),local("Liberation Sans")'
const serifs = 'local("Times New Roman"),local("Liberation Serif")'

/** What the whole font has besides: the other letters of western Europe, and signs. */
const otherLettersRange =
  'U+A1-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+304,U+308,U+329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'

/** In per cent: of the stand-in’s width, and of the size of the letters. */
type Measures = { width: number; ascent: number; descent: number }

type Family = {
  name: string
  /** The whole font, and what nearly every page gets by with. */
  all: string
  letters: string
  /** What stands in for it until it arrives, and how to make that as wide and tall, so that nothing moves. */
  standIn: string
  measures: Measures
}

const families: Record<Template, Family[]> = {
  metropolitan: [
    {
      name: 'Inter',
      all: inter,
      letters: interLetters,
      standIn: sansSerifs,
      measures: { width: 106.6, ascent: 96.9, descent: 24.1 },
    },
  ],
  showroom: [
    {
      name: 'Red Hat Display',
      all: redHatDisplay,
      letters: redHatDisplayLetters,
      standIn: sansSerifs,
      measures: { width: 94.8, ascent: 102, descent: 31 },
    },
    {
      name: 'Red Hat Text',
      all: redHatText,
      letters: redHatTextLetters,
      standIn: sansSerifs,
      measures: { width: 99.2, ascent: 102, descent: 31 },
    },
  ],
  yard: [
    {
      name: 'Archivo',
      all: archivo,
      letters: archivoLetters,
      standIn: sansSerifs,
      measures: { width: 98.4, ascent: 88, descent: 21 },
    },
    {
      name: 'Archivo Narrow',
      all: archivoNarrow,
      letters: archivoNarrowLetters,
      standIn: sansSerifs,
      measures: { width: 82, ascent: 104, descent: 31 },
    },
  ],
  lifestyle: [
    {
      name: 'Fraunces',
      all: fraunces,
      letters: frauncesLetters,
      standIn: serifs,
      measures: { width: 112.1, ascent: 98, descent: 26 },
    },
    {
      name: 'Figtree',
      all: figtree,
      letters: figtreeLetters,
      standIn: sansSerifs,
      measures: { width: 100.3, ascent: 95, descent: 25 },
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

function familyCss({ name, all, letters, standIn, measures: { width, ascent, descent } }: Family) {
  const share = (part: number) => `${((part / width) * 100).toFixed(1)}%`
  const face = (url: string, range: string) =>
    `@font-face{font-family:"${name} Variable";font-style:normal;font-weight:100 900;font-display:swap;src:url(${url}) format("woff2-variations");unicode-range:${range}}`
  return (
    // Of two that have a letter the later is taken.
    face(all, otherLettersRange) +
    face(letters, usualLettersRange) +
    `@font-face{font-family:"${name} Fallback";src:${standIn};size-adjust:${width}%;ascent-override:${share(ascent)};descent-override:${share(descent)};line-gap-override:0%}`
  )
}

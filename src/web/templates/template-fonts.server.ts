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

type Fonts = {
  css: string
  /** What the top of a page cannot be shown right without. */
  preload: string[]
}

/** The fonts of each template, from this server. Nothing moves when one arrives: what stands in for it is as wide and tall. */
export const templateFonts: Record<Template, Fonts> = {
  metropolitan: {
    css: family(
      'Inter',
      { all: inter, letters: interLetters },
      { width: 106.6, ascent: 96.9, descent: 24.1 },
    ),
    preload: [interLetters],
  },
  showroom: {
    css:
      family(
        'Red Hat Text',
        { all: redHatText, letters: redHatTextLetters },
        { width: 99.2, ascent: 102, descent: 31 },
      ) +
      family(
        'Red Hat Display',
        { all: redHatDisplay, letters: redHatDisplayLetters },
        { width: 94.8, ascent: 102, descent: 31 },
      ),
    preload: [redHatDisplayLetters, redHatTextLetters],
  },
  yard: {
    css:
      family('Archivo', { all: archivo, letters: archivoLetters }, { width: 98.4, ascent: 88, descent: 21 }) +
      family(
        'Archivo Narrow',
        { all: archivoNarrow, letters: archivoNarrowLetters },
        { width: 82, ascent: 104, descent: 31 },
      ),
    preload: [archivoLetters, archivoNarrowLetters],
  },
  lifestyle: {
    css:
      family(
        'Figtree',
        { all: figtree, letters: figtreeLetters },
        { width: 100.3, ascent: 95, descent: 25 },
      ) +
      family(
        'Fraunces',
        { all: fraunces, letters: frauncesLetters },
        { width: 112.1, ascent: 98, descent: 26 },
        serifs,
      ),
    preload: [frauncesLetters, figtreeLetters],
  },
}

/** In per cent: of the stand-in’s width, and of the size of the letters. */
type Measures = { width: number; ascent: number; descent: number }

/** The whole font, and what nearly every page gets by with. */
type Files = { all: string; letters: string }

function family(name: string, files: Files, measures: Measures, standIn = sansSerifs) {
  const { width, ascent, descent } = measures
  const share = (part: number) => `${((part / width) * 100).toFixed(1)}%`
  const face = (url: string, range: string) =>
    `@font-face{font-family:"${name} Variable";font-style:normal;font-weight:100 900;font-display:swap;src:url(${url}) format("woff2-variations");unicode-range:${range}}`
  return (
    // Of two that have a letter the later is taken.
    face(files.all, otherLettersRange) +
    face(files.letters, usualLettersRange) +
    `@font-face{font-family:"${name} Fallback";src:${standIn};size-adjust:${width}%;ascent-override:${share(ascent)};descent-override:${share(descent)};line-gap-override:0%}`
  )
}

import archivoNarrow from '@fontsource-variable/archivo-narrow/files/archivo-narrow-latin-wght-normal.woff2?url'
import archivo from '@fontsource-variable/archivo/files/archivo-latin-wght-normal.woff2?url'
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url'
import fraunces from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url'
import inter from '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2?url'
import redHatDisplay from '@fontsource-variable/red-hat-display/files/red-hat-display-latin-wght-normal.woff2?url'
import redHatText from '@fontsource-variable/red-hat-text/files/red-hat-text-latin-wght-normal.woff2?url'
import type { Template } from '#sites/look.ts'

const sansSerifs = 'local("Arial"),local("Liberation Sans")'
const serifs = 'local("Times New Roman"),local("Liberation Serif")'

type Fonts = {
  css: string
  /** What the top of a page cannot be shown right without. */
  preload: string[]
}

/** The fonts of each template, from this server. Nothing moves when one arrives: what stands in for it is as wide and tall. */
export const templateFonts: Record<Template, Fonts> = {
  metropolitan: {
    css: family('Inter', inter, { width: 106.6, ascent: 96.9, descent: 24.1 }),
    preload: [inter],
  },
  showroom: {
    css:
      family('Red Hat Text', redHatText, { width: 99.2, ascent: 102, descent: 31 }) +
      family('Red Hat Display', redHatDisplay, { width: 94.8, ascent: 102, descent: 31 }),
    preload: [redHatDisplay, redHatText],
  },
  yard: {
    css:
      family('Archivo', archivo, { width: 98.4, ascent: 88, descent: 21 }) +
      family('Archivo Narrow', archivoNarrow, { width: 82, ascent: 104, descent: 31 }),
    preload: [archivo, archivoNarrow],
  },
  lifestyle: {
    css:
      family('Figtree', figtree, { width: 100.3, ascent: 95, descent: 25 }) +
      family('Fraunces', fraunces, { width: 112.1, ascent: 98, descent: 26 }, serifs),
    preload: [fraunces, figtree],
  },
}

/** In per cent: of the stand-in’s width, and of the size of the letters. */
type Measures = { width: number; ascent: number; descent: number }

function family(name: string, url: string, measures: Measures, standIn = sansSerifs) {
  const { width, ascent, descent } = measures
  const share = (part: number) => `${((part / width) * 100).toFixed(1)}%`
  return (
    `@font-face{font-family:"${name} Variable";font-style:normal;font-weight:100 900;font-display:swap;src:url(${url}) format("woff2-variations")}` +
    `@font-face{font-family:"${name} Fallback";src:${standIn};size-adjust:${width}%;ascent-override:${share(ascent)};descent-override:${share(descent)};line-gap-override:0%}`
  )
}

import type { ScreenFont } from '#sites/templates/template-manifest.ts'
import { type Template, templateManifests } from '#sites/templates/templates.ts'
import { fallbackFontCss } from './fallback-fonts.ts'
import { defaultGlyphRange } from './default-glyphs.ts'

/** The rest of the whole font: other western European letters and symbols. */
const otherGlyphsRange =
  'U+A1-FF,U+131,U+152-153,U+2BB-2BC,U+2C6,U+2DA,U+2DC,U+304,U+308,U+329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'

/** The `@font-face` rules of a template's fonts, served from this server. */
export function fontCss(template: Template): string {
  const css = made.get(template) ?? templateManifests[template].fonts.screen.map(familyCss).join('')
  made.set(template, css)
  return css
}

const made = new Map<Template, string>()

/** The fonts at the top of a page, to preload. */
export function fontsToPreload(template: Template) {
  return templateManifests[template].fonts.screen.map(({ family }) => addressOf(family, mostLetters))
}

function familyCss(font: ScreenFont) {
  const face = (url: string, range: string) =>
    `@font-face{font-family:"${font.name} Variable";font-style:normal;font-weight:100 900;font-display:swap;src:url(${url}) format("woff2-variations");unicode-range:${range}}`
  const { family, name, fallback } = font
  return (
    face(addressOf(family, allLetters), otherGlyphsRange) +
    // If both contain a character, the later rule wins.
    face(addressOf(family, mostLetters), defaultGlyphRange) +
    fallbackFontCss(name, fallback, font)
  )
}

/** The addresses of the whole fonts, and of the subsets that are enough for most pages. */
const allLetters = import.meta.glob<string>(
  '/node_modules/@fontsource-variable/*/files/*-latin-wght-normal.woff2',
  { query: '?url', import: 'default', eager: true },
)
const mostLetters = import.meta.glob<string>(
  '/node_modules/@fontsource-variable/*/files/*-latin-wght-normal.woff2',
  { query: '?letters', import: 'default', eager: true },
)

function addressOf(family: string, addresses: Record<string, string>) {
  const file = `/node_modules/@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`
  const address = addresses[file]
  if (address === undefined) throw new Error(`The font @fontsource-variable/${family} is not installed.`)
  return address
}

import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Font } from 'fontkit'
import type { PrintFont, PrintUse } from '#sites/templates/template-manifest.ts'
import { type Template, templateManifests } from '#sites/templates/templates.ts'
import { unpackWoff } from './unpack-woff.ts'

/** The fonts by use: running text, emphasis, headings and prices. */
export type FontFiles = Record<PrintUse, Font>

/** A template’s fonts as files, the same as on its pages, so that the machine needs none installed. */
export function templateFonts(template: Template): Promise<FontFiles> {
  const known = opened.get(template)
  if (known) return known
  const opening = open(template)
  opened.set(template, opening)
  opening.catch(() => opened.delete(template))
  return opening
}

/** Opened once, because unpacking a font takes longer than drawing a page with it. */
const opened = new Map<Template, Promise<FontFiles>>()

async function open(template: Template): Promise<FontFiles> {
  const { create } = await import('fontkit')
  const fontOf = async ([family, weight]: PrintFont) => {
    const font = create(unpackWoff(await readFile(pathOf(family, weight))))
    if ('fonts' in font) throw new Error(`${family} is a font collection.`)
    return font
  }
  const { text, strong, display, price } = templateManifests[template].fonts.print
  return {
    text: await fontOf(text),
    strong: await fontOf(strong),
    display: await fontOf(display),
    price: await fontOf(price),
  }
}

const { resolve } = createRequire(import.meta.url)

function pathOf(family: string, weight: number) {
  return resolve(`@fontsource/${family}/files/${family}-latin-${weight}-normal.woff`)
}

import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Font } from 'fontkit'
import type { Template } from '#sites/appearance.ts'
import { unpackWoff } from './unpack-woff.ts'

/** What letters are for: running text, words that matter, names and headings, and figures of money. */
export type FontFiles = Record<'text' | 'strong' | 'display' | 'price', Font>

/** The letters of a template, as files that need no fonts on the machine: the same faces as its pages have. */
export function templateFonts(template: Template): Promise<FontFiles> {
  const known = opened.get(template)
  if (known) return known
  const opening = open(template)
  opened.set(template, opening)
  opening.catch(() => opened.delete(template))
  return opening
}

/** Opened once: unpacking a font takes longer than drawing a page with it. */
const opened = new Map<Template, Promise<FontFiles>>()

const files: Record<Template, Record<keyof FontFiles, [family: string, weight: 400 | 500 | 600 | 700]>> = {
  metropolitan: {
    text: ['inter', 400],
    strong: ['inter', 600],
    display: ['inter', 700],
    price: ['inter', 700],
  },
  showroom: {
    text: ['red-hat-text', 400],
    strong: ['red-hat-text', 600],
    display: ['red-hat-display', 400],
    price: ['red-hat-display', 500],
  },
  yard: {
    text: ['archivo', 400],
    strong: ['archivo', 600],
    display: ['archivo-narrow', 700],
    price: ['archivo-narrow', 700],
  },
  lifestyle: {
    text: ['figtree', 400],
    strong: ['figtree', 600],
    display: ['fraunces', 600],
    price: ['fraunces', 600],
  },
}

async function open(template: Template): Promise<FontFiles> {
  const { create } = await import('fontkit')
  const fontOf = async ([family, weight]: [string, number]) => {
    const font = create(unpackWoff(await readFile(pathOf(family, weight))))
    if ('fonts' in font) throw new Error(`${family} is a collection of fonts.`)
    return font
  }
  const { text, strong, display, price } = files[template]
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

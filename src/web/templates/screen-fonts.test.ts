import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { create } from 'fontkit'
import subsetFont from 'subset-font'
import { expect, test } from 'vitest'
import { templateManifests } from '#sites/templates/templates.ts'

const { resolve } = createRequire(import.meta.url)

/** A sample with about the letter frequencies of pages about vehicles. */
const sample =
  '2024 Toyota HiLux SR5 Automatic 4x4 Diesel Dual Cab Ute $54,990 Drive away 12,345 km Excluding Government Charges ' +
  'Used Vehicle Enquire now Book a Test Drive White Brisbane Mazda CX-5 Maxx Sport LandCruiser Prado GXL Hyundai i30 ' +
  'petrol manual 5 doors Finance from $189 per week see the details of this vehicle and ask us anything about it'
const words = sample.split(' ')

// Adobe's Helvetica has the same widths as Arial, glyph by glyph.
const arial = { regular: await widthIn('Helvetica.afm'), bold: await widthIn('Helvetica-Bold.afm') }

const fonts = Object.values(templateManifests).flatMap(({ fonts: { screen } }) => screen)

for (const { family, ascent, descent, widths } of fonts) {
  test(`SITE-03 the fallback for ${family} has the font's widths and heights in its lightest and boldest weight`, async () => {
    const file = resolve(`@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`)
    const variable = await readFile(file)
    const weights = Object.keys(widths).map(Number)
    for (const weight of [Math.min(...weights), Math.max(...weights)]) {
      const pinned = await subsetFont(variable, sample, {
        targetFormat: 'sfnt',
        variationAxes: { wght: weight },
      })
      const font = create(pinned)
      if (!('layout' in font)) throw new Error('A collection of fonts')
      const widthOf = (text: string) => font.layout(text).advanceWidth / font.unitsPerEm
      const width = words.reduce((sum, word) => sum + widthOf(word), 0)
      const [letters, space] = Object.entries(widths).find(([each]) => Number(each) === weight)?.[1] ?? [0, 0]
      const measured = [(100 * width) / (weight < 600 ? arial.regular : arial.bold), 100 * widthOf(' ')]
      const printed = measured.map((each) => each.toFixed(1)).join(', ')
      expect(measured[0], `${weight}: [${printed}]`).toBeCloseTo(letters, 0)
      expect(measured[1], `${weight}: [${printed}]`).toBeCloseTo(space, 0)
      expect((100 * font.ascent) / font.unitsPerEm).toBeCloseTo(ascent, 1)
      expect((-100 * font.descent) / font.unitsPerEm).toBeCloseTo(descent, 1)
    }
  })
}

/** The width of the sample's words at a font size of one. */
async function widthIn(file: string) {
  const metrics = await readFile(join(dirname(resolve('pdfkit')), 'data', file), 'utf8')
  const widths = new Map(
    [...metrics.matchAll(/^C (\d+) ; WX (\d+)/gm)].map(([, code, width]) => [Number(code), Number(width)]),
  )
  return (
    [...words.join('')].reduce((sum, letter) => sum + (widths.get(letter.codePointAt(0) ?? 0) ?? 0), 0) / 1000
  )
}

import { templateFonts } from '../fonts/template-fonts.ts'
import { detailRows } from './brochure-details.ts'
import { drawLastLine, foot } from './brochure-foot.ts'
import { drawHead } from './brochure-head.ts'
import { brochureTheme } from './brochure-theme.ts'
import { type BrochurePhotos, brochurePhotos } from './brochure-photos.ts'
import { type Section, sectionsOf } from './brochure-sections.ts'
import { summary } from './brochure-summary.ts'
import type { PhotoLayout } from './photo-frames.ts'
import type { BrochureFacts, BrochurePictures, MakeBrochure } from './port.ts'
import { addPage, openSheet, rule, type Sheet, sheetSize } from './sheet.ts'

const GAP = 16
/** A lower picture shows too little, and a higher one is cut off at its sides. */
const MIN_PICTURE = 185
const MAX_PICTURE = { alone: 335, beside: 240 }
/** An outline needs less room. */
const OUTLINE = { min: 110, max: 190 }
/** Sums of fractions are not exact. */
const ALMOST = 0.01

/** One sheet if everything fits beside a good picture, otherwise two. */
export const pdfkitBrochure: MakeBrochure = async (facts, pictures) => {
  // Loaded for the first brochure, so that a server that never draws one starts without it.
  const { default: Document } = await import('pdfkit')
  const sheet = openSheet(Document, {
    theme: brochureTheme(facts),
    fonts: await templateFonts(facts.site.template),
    title: [facts.title, facts.subtitle].filter(Boolean).join(' '),
    author: facts.site.name,
  })
  const written = collected(sheet.doc)
  const left = await drawFirstSheet(sheet, facts, pictures)
  if (left.length > 0) drawSecondSheet(sheet, facts, left)
  sheet.root.end()
  sheet.doc.end()
  return written
}

/** Returns the sections that did not fit. */
async function drawFirstSheet(
  sheet: Sheet,
  facts: BrochureFacts,
  pictures: BrochurePictures,
): Promise<Section[]> {
  addPage(sheet)
  const top = await drawHead(sheet, facts, pictures.logo)
  const photos = brochurePhotos(sheet, pictures, facts.title)
  const offer = summary(sheet, facts)
  const details = detailRows(sheet, facts.details)
  const end = foot(sheet, facts)
  const sections = sectionsOf(sheet, facts)

  const room = sheetSize.height - top - offer.height - details.height - end.height - 3 * GAP
  const wanted = sections.reduce((sum, section) => sum + section.heightIn(Infinity), 0)
  const layout = photoLayout(photos, { room, wanted })
  await photos.draw(top, layout)
  let y = top + photos.height(layout) + GAP
  offer.draw(y)
  y += offer.height + GAP
  rule(sheet, y - GAP / 2)
  details.draw(y)
  y += details.height + GAP / 2
  end.draw()
  return drawSections(sections, y, room - photos.height(layout) + ALMOST)
}

/** As large as possible with everything else on one sheet. If that is too small, as large as the sheet allows. */
function photoLayout(
  { height, isOutline }: BrochurePhotos,
  { room, wanted }: { room: number; wanted: number },
): PhotoLayout {
  const min = isOutline ? OUTLINE.min : MIN_PICTURE
  const max = isOutline ? { alone: OUTLINE.max, beside: OUTLINE.max } : MAX_PICTURE
  for (const isBeside of [false, true]) {
    const others = height({ isBeside, largeHeight: 0 })
    const largeHeight = Math.min(max[isBeside ? 'beside' : 'alone'], room - wanted - others)
    if (largeHeight >= min) return { isBeside, largeHeight }
  }
  const others = height({ isBeside: false, largeHeight: 0 })
  return { isBeside: false, largeHeight: Math.max(OUTLINE.min, Math.min(max.alone, room - others)) }
}

function drawSecondSheet(sheet: Sheet, facts: BrochureFacts, sections: Section[]) {
  addPage(sheet)
  let y = sheetSize.margin
  let room = sheetSize.height - y - 50
  for (const [index, section] of sections.entries()) {
    // What follows takes as much room as it needs, but never more than its share.
    const others = sections.slice(index + 1)
    const fair = room / (others.length + 1)
    const needed = others.reduce((sum, other) => sum + Math.min(other.heightIn(Infinity), fair), 0)
    const share = room - needed
    const height = section.heightIn(share)
    section.draw(y, share)
    y += height
    room -= height
  }
  drawLastLine(sheet, facts)
}

/** Draws the sections that fit completely, in order, and returns the others. */
function drawSections(sections: Section[], top: number, room: number): Section[] {
  let y = top
  let free = room
  const left = [...sections]
  for (const section of sections) {
    const height = section.heightIn(Infinity)
    if (height > free) break
    section.draw(y, height)
    y += height
    free -= height
    left.shift()
  }
  return left
}

async function collected(doc: PDFKit.PDFDocument): Promise<Uint8Array> {
  const chunks: Buffer[] = []
  for await (const chunk of doc) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

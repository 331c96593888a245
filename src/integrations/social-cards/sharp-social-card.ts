import sharp from 'sharp'
import { photoOnBackdrop } from '../images/photo-on-backdrop.ts'
import { type FontFiles, templateFonts } from '../fonts/template-fonts.ts'
import { fittedLines, outlinedText, lineWidth } from './outlined-text.ts'
import type { MakeSocialCard, SocialCardFacts } from './port.ts'

/** The size that social networks expect. */
const WIDTH = 1200
const HEIGHT = 630
const COLUMN = 420
const BAND = 110
const EDGE = 44

/** The whole picture, the name in a column beside it, and the price on a band of the dealer’s colour below. */
export const sharpSocialCard: MakeSocialCard = async (facts, given) => {
  const fonts = await templateFonts(facts.template)
  const { backdropLight: light, backdropDeep: deep, paper } = facts.palette
  const size = { width: WIDTH - COLUMN, height: HEIGHT - BAND }
  const photo = given && (await photoOnBackdrop(given, { ...size, backdrop: { light, deep }, quality: 95 }))
  const words = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${column(facts, fonts)}${band(facts, fonts)}</svg>`,
  )
  return sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: paper } })
    .composite([
      ...(photo ? [{ input: photo, left: COLUMN, top: 0 }] : []),
      { input: words, left: 0, top: 0 },
    ])
    .jpeg({ quality: 86, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

function column({ siteName, title, subtitle, palette, isSold }: SocialCardFacts, fonts: FontFiles) {
  const width = COLUMN - 2 * EDGE
  const name = fittedLines(siteName, { font: fonts.strong, sizes: [26, 23, 20], width, max: 2 })
  const heading = fittedLines(title, { font: fonts.display, sizes: [68, 60, 52, 45, 38, 33], width, max: 4 })
  const more = fittedLines(subtitle, { font: fonts.text, sizes: [27, 24], width, max: 2 })
  const top = 150
  const below = top + heading.lines.length * heading.size * 1.08
  return [
    `<rect x="${EDGE}" y="${EDGE - 8}" width="56" height="6" fill="${palette.brand}"/>`,
    ...name.lines.map((line, index) =>
      outlinedText(
        line,
        { x: EDGE, y: EDGE + 34 + index * name.size * 1.2 },
        { font: fonts.strong, size: name.size, colour: palette.brandInk },
      ),
    ),
    ...heading.lines.map((line, index) =>
      outlinedText(
        line,
        { x: EDGE, y: top + heading.size * (0.9 + index * 1.08) },
        { font: fonts.display, size: heading.size, colour: palette.ink },
      ),
    ),
    ...(subtitle === '' ? [] : more.lines).map((line, index) =>
      outlinedText(
        line,
        { x: EDGE, y: below + more.size * (1.3 + index * 1.25) },
        { font: fonts.text, size: more.size, colour: palette.inkSoft },
      ),
    ),
    isSold ? soldMark(palette, fonts) : '',
  ].join('')
}

function soldMark({ tagSold, onDark }: SocialCardFacts['palette'], { strong }: FontFiles) {
  const style = { font: strong, size: 30, colour: onDark }
  const width = lineWidth('Just Sold', style) + 48
  return (
    `<rect x="${COLUMN + 28}" y="28" width="${width}" height="58" rx="6" fill="${tagSold}"/>` +
    outlinedText('Just Sold', { x: COLUMN + 52, y: 67 }, style)
  )
}

/** What the price includes is beside it, where it cannot be overlooked. */
function band({ price, palette }: SocialCardFacts, { price: figures, strong }: FontFiles) {
  const middle = HEIGHT - BAND / 2
  const { brand, onBrand } = palette
  const amount = fittedLines([price.before, price.amount].filter(Boolean).join(' '), {
    font: figures,
    sizes: [66, 54, 44, 36, 30],
    width: WIDTH - 2 * EDGE - (price.includes ? 330 : 0),
    max: 1,
  })
  const [words = ''] = amount.lines
  const style = { font: figures, size: amount.size, colour: onBrand }
  const after = EDGE + lineWidth(words, style) + 26
  const includes = fittedLines(price.includes ?? '', {
    font: strong,
    sizes: [30, 26, 22],
    width: WIDTH - EDGE - after,
    max: 2,
  })
  const first = middle + includes.size * 0.36 - ((includes.lines.length - 1) * includes.size * 1.15) / 2
  return [
    `<rect x="0" y="${HEIGHT - BAND}" width="${WIDTH}" height="${BAND}" fill="${brand}"/>`,
    outlinedText(words, { x: EDGE, y: middle + amount.size * 0.36 }, style),
    ...(price.includes ? includes.lines : []).map((line, index) =>
      outlinedText(
        line,
        { x: after, y: first + index * includes.size * 1.15 },
        { font: strong, size: includes.size, colour: onBrand },
      ),
    ),
  ].join('')
}

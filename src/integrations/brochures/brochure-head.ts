import sharp from 'sharp'
import type { BrochureFacts } from './port.ts'
import {
  decorate,
  figure,
  fittingSize,
  rule,
  type Sheet,
  sheetSize,
  textHeight,
  textWidth,
  write,
} from './sheet.ts'

const LOGO_HEIGHT = 30
const LOGO_WIDTH = 150
const NAME_WIDTH = 330

/** The dealer’s logo, or their name as text, and their web address. Returns where it ends. */
export async function drawHead(sheet: Sheet, facts: BrochureFacts, logo: Uint8Array | null): Promise<number> {
  const { doc, theme } = sheet
  const { palette, head } = theme
  const drawn = logo && (await drawnLogo(logo))
  const isOnBand = head === 'band' && !drawn
  if (isOnBand) decorate(doc, () => doc.rect(0, 0, sheetSize.width, 58).fill(palette.brand))
  else if (head !== 'plain') decorate(doc, () => doc.rect(0, 0, sheetSize.width, 7).fill(palette.brand))

  const middle = isOnBand ? 29 : 36
  const x = sheetSize.margin
  const colour = isOnBand ? palette.onBrand : palette.ink
  if (drawn) {
    const { png, width, height } = drawn
    const y = middle - height / 2
    figure(sheet, { alt: facts.site.name, x, y, width, height }, () => {
      doc.image(png, x, y, { width, height })
    })
  } else {
    const usual = { font: 'display', size: 19, colour } as const
    const place = { width: NAME_WIDTH, height: LOGO_HEIGHT }
    const size = fittingSize(sheet, facts.site.name, { sizes: [19, 16, 13, 11], ...place, style: usual })
    const style = { ...usual, size }
    const height = textHeight(sheet, facts.site.name, NAME_WIDTH, style)
    write(sheet, 'P', facts.site.name, { ...place, x, y: middle - height / 2, style })
  }
  drawHost(sheet, facts, { middle, colour: isOnBand ? palette.onBrand : palette.inkSoft })
  if (head === 'plain') rule(sheet, 60)
  return isOnBand ? 74 : 70
}

function drawHost(
  sheet: Sheet,
  { address }: BrochureFacts,
  { middle, colour }: { middle: number; colour: string },
) {
  const style = { size: 9, colour }
  const { host } = new URL(address)
  const width = textWidth(sheet, host, style) + 1
  write(sheet, 'P', host, { x: sheetSize.width - sheetSize.margin - width, y: middle - 5, width, style })
}

/** The logo at a size that prints clearly and fits its place. */
async function drawnLogo(logo: Uint8Array) {
  try {
    const png = await sharp(logo).trim().png().toBuffer()
    const { width = 1, height = 1 } = await sharp(png).metadata()
    const scale = Math.min(LOGO_HEIGHT / height, LOGO_WIDTH / width)
    return { png, width: width * scale, height: height * scale }
  } catch {
    return null
  }
}

import { short } from './outline.ts'

const STUDIO_WIDTH = 1200
const STUDIO_HEIGHT = 800
const FLOOR = 590
const WIDEST = 1040
/** The maximum number of pixels per millimetre, so that a small hatch looks smaller than a van. */
const CLOSEST = 0.232

export type Extent = { from: number; to: number }

/** Places a drawing in millimetres, with the ground at 0 and up positive, into a bright studio. */
export function inStudio(picture: { extent: Extent; defs: string; body: string }): string {
  const { extent, defs, body } = picture
  const length = extent.to - extent.from
  const scale = Math.min(WIDEST / length, CLOSEST)
  const middle = (extent.from + extent.to) / 2
  const left = STUDIO_WIDTH / 2 - middle * scale
  const place = `translate(${short(left)} ${FLOOR})scale(${scale.toFixed(4)} ${(-scale).toFixed(4)})`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${STUDIO_WIDTH}" height="${STUDIO_HEIGHT}" viewBox="0 0 ${STUDIO_WIDTH} ${STUDIO_HEIGHT}">`,
    `<defs>${studioDefs}${defs}</defs>`,
    `<path fill="url(#wall)" d="M0 0h${STUDIO_WIDTH}v${STUDIO_HEIGHT}H0z"/>`,
    `<path fill="url(#spot)" d="M0 0h${STUDIO_WIDTH}v${STUDIO_HEIGHT}H0z"/>`,
    `<g transform="${place}" stroke-linecap="round" stroke-linejoin="round">`,
    shadow(middle, length),
    body,
    `</g></svg>\n`,
  ].join('')
}

const studioDefs = [
  gradient('wall', 'x2="0" y2="1"', ['0 #dfe4e9', '.6 #f6f7f8', '.7 #e9ecef', '1 #d3d9df']),
  radial('spot', 'cy=".42" r=".55"', ['0 #fff .95', '1 #fff 0']),
  radial('shade', '', ['0 #0a0d12 .7', '1 #0a0d12 0']),
].join('')

export function gradient(id: string, attributes: string, stops: readonly string[]) {
  return `<linearGradient id="${id}"${attributes && ` ${attributes}`}>${stops.map(stop).join('')}</linearGradient>`
}

export function radial(id: string, attributes: string, stops: readonly string[]) {
  return `<radialGradient id="${id}"${attributes && ` ${attributes}`}>${stops.map(stop).join('')}</radialGradient>`
}

/** A stop is `offset colour opacity`, with the opacity only if it is not 1. */
function stop(text: string) {
  const [offset, colour, opacity] = text.split(' ')
  return `<stop offset="${offset}" stop-color="${colour}"${opacity ? ` stop-opacity="${opacity}"` : ''}/>`
}

function shadow(middle: number, length: number) {
  const ellipse = (width: number, height: number) =>
    `<ellipse cx="${short(middle)}" cy="-20" rx="${short(length * width)}" ry="${height}" fill="url(#shade)"/>`
  return ellipse(0.58, 170) + ellipse(0.48, 70)
}

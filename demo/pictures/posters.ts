import { bodyShapes, type MotorBody } from './body-shapes.ts'
import { short, smoothThrough } from './outline.ts'
import { darker, lighter } from './shade.ts'

const WIDTH = 600
const HEIGHT = 750
const GROUND = 660
const WIDE = 1600
const LOW = 400

/** The advertisements of the demo’s dealers, by file name: text over a vehicle on a hill, with nothing cut off at the sides. */
export const posters = {
  'brindlewood-trade-in': poster({
    lines: ['Your car is', 'worth more', 'with us'],
    small: 'Trade in. Drive out the same day.',
    button: 'Tell us about yours',
    colour: '#123c69',
    glow: '#f2a65a',
    body: 'sedan',
  }),
  'brindlewood-new': poster({
    lines: ['New. Here.', 'Ready to', 'drive away.'],
    small: 'Toyota, Mazda and Hyundai in stock.',
    button: 'See new cars',
    colour: '#5c1f00',
    glow: '#f6c28b',
    body: 'suv',
  }),
  'pemberwick-service': poster({
    lines: ['Serviced by', 'people who', 'know Nissan'],
    small: 'Our workshop in Bayswater.',
    button: 'Book a service',
    colour: '#2b2b2f',
    glow: '#d8d3cc',
    body: 'wagon',
  }),
  'copperjack-cash': poster({
    lines: ['We buy cars.', 'Any make.', 'Any age.'],
    small: 'An offer while you wait.',
    button: 'Sell us yours',
    colour: '#7a270d',
    glow: '#ffd29b',
    body: 'hatch',
  }),
  'ampersand-subscribe': poster({
    lines: ['Drive electric', 'by the week'],
    small: 'Hand it back when you like.',
    button: 'Ask how it works',
    colour: '#064e3b',
    glow: '#a7f3d0',
    body: 'hatch',
  }),
  'saltwren-tow': poster({
    lines: ['What can', 'your car', 'tow?'],
    small: 'Ask us before you fall in love.',
    button: 'Talk to us',
    colour: '#0f4c51',
    glow: '#f7d9a8',
    body: 'suv',
  }),
  'longfence-fleet': poster({
    lines: ['Utes for the', 'whole crew'],
    small: 'Fleet prices from three vehicles.',
    button: 'Ask about fleet',
    colour: '#6b2410',
    glow: '#f4b183',
    body: 'ute',
  }),
} as const

/** The wide promotional pictures of the demo’s dealers, by file name. */
export const banners = {
  'copperjack-summer': banner({
    line: 'Summer starts on the yard',
    small: 'Every convertible and every ute with its price on the windscreen.',
    colour: '#7a270d',
    glow: '#ffd29b',
    body: 'ute',
  }),
} as const

function banner({ line, small, colour, glow, body }: Omit<Poster, 'lines' | 'button'> & { line: string }) {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE}" height="${LOW}" viewBox="0 0 ${WIDE} ${LOW}">`,
    `<path fill="${colour}" d="M0 0h${WIDE}v${LOW}H0z"/>`,
    `<circle cx="1290" cy="230" r="150" fill="${glow}" opacity=".9"/>`,
    `<ellipse cx="1240" cy="400" rx="420" ry="70" fill="${darker(colour, 0.35)}"/>`,
    `<g transform="translate(940 -320)">`,
    silhouette(body, darker(colour, 0.6), lighter(colour, 0.55)),
    '</g>',
    '<g font-family="Arial, Helvetica, sans-serif" fill="#fff">',
    `<text x="70" y="190" font-size="74" font-weight="700" letter-spacing="-1.5">${line}</text>`,
    `<text x="72" y="256" font-size="32">${small}</text>`,
    '</g></svg>\n',
  ].join('')
}

type Poster = {
  lines: readonly string[]
  small: string
  /** Looks like a button, but the whole poster is the link. */
  button: string
  colour: string
  glow: string
  body: MotorBody
}

function poster({ lines, small, button, colour, glow, body }: Poster) {
  const below = 96 + lines.length * 74
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    `<path fill="${colour}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>`,
    `<circle cx="385" cy="545" r="175" fill="${glow}" opacity=".9"/>`,
    `<ellipse cx="300" cy="${GROUND + 110}" rx="292" ry="122" fill="${darker(colour, 0.35)}"/>`,
    silhouette(body, darker(colour, 0.6), lighter(colour, 0.55)),
    '<g font-family="Arial, Helvetica, sans-serif" fill="#fff">',
    '<g font-size="66" font-weight="700" letter-spacing="-1.5">',
    ...lines.map((line, index) => `<text x="44" y="${106 + index * 74}">${line}</text>`),
    '</g>',
    `<text x="46" y="${below + 18}" font-size="27">${small}</text>`,
    `<rect x="44" y="${below + 48}" width="${60 + button.length * 14}" height="58" rx="8" fill="#fff"/>`,
    `<text x="70" y="${below + 86}" font-size="26" font-weight="700" fill="${colour}">${button}</text>`,
    '</g></svg>\n',
  ].join('')
}

/** A vehicle in silhouette on the ground. */
function silhouette(body: MotorBody, paint: string, glass: string) {
  const { outline, glass: windows, wheelbase, wheelRadius, sill } = bodyShapes[body]
  const length = Math.max(...outline.map(([x]) => x)) - Math.min(...outline.map(([x]) => x))
  const scale = 0.78 * (WIDTH / length)
  const left = WIDTH / 2 - (wheelbase / 2) * scale
  const wheels = [0, wheelbase].map(
    (axle) =>
      `<circle cx="${axle}" cy="${wheelRadius}" r="${wheelRadius}"/><circle cx="${axle}" cy="${wheelRadius}" r="${short(wheelRadius / 2)}" fill="${glass}"/>`,
  )
  return [
    `<g fill="${paint}" transform="translate(${short(left)} ${GROUND})scale(${scale.toFixed(4)} ${(-scale).toFixed(4)})">`,
    `<path d="${smoothThrough(outline)}V${sill}z"/>`,
    `<path d="${smoothThrough(windows)}z" fill="${glass}" opacity=".8"/>`,
    ...wheels,
    '</g>',
  ].join('')
}

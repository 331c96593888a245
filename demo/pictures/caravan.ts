import { darker, lighter } from './shade.ts'
import { gradient, inStudio } from './studio.ts'
import { wheelAt, wheelDefs } from './wheel.ts'

const AXLES = [3020, 3860]
const WHEEL_RADIUS = 360
const SHELL =
  'M60 520L0 900Q-20 1750 260 2450Q330 2780 620 2800H5850Q6080 2790 6100 2560L6160 700Q6160 540 6010 520z'

/** A touring caravan of no particular make, from the side of its door, with the drawbar to the left. */
export function drawCaravan(paint: string): string {
  return inStudio({
    extent: { from: -1450, to: 6260 },
    defs: [
      wheelDefs,
      gradient('paint', 'x2="0" y2="1"', [
        `0 ${darker(paint, 0.22)}`,
        `.25 ${paint}`,
        `.75 ${lighter(paint, 0.6)}`,
        `1 ${darker(paint, 0.08)}`,
      ]),
      gradient('plate', 'x2="0" y2="1"', ['0 #3c4249', '1 #7d858d']),
      gradient('tint', 'x2="0" y2="1"', ['0 #11161b', '1 #566570']),
      gradient('ends', '', ['0 #000 .22', '.1 #000 0', '.93 #000 0', '1 #000 .26']),
      `<path id="shell" d="${SHELL}"/><clipPath id="in-shell"><use href="#shell"/></clipPath>`,
    ].join(''),
    body: [drawbar, shell(paint), openings, awning, ...AXLES.map((x) => wheelAt(x, WHEEL_RADIUS))].join(''),
  })
}

const drawbar = [
  '<path d="M-1400 470H200M-900 470V190" fill="none" stroke="#202429" stroke-width="95"/>',
  '<circle cx="-900" cy="110" r="110" fill="#16191c"/><circle cx="-900" cy="110" r="45" fill="#7a828a"/>',
  '<path d="M-1460 440h180v130h-120z" fill="#34393f"/>',
  '<path d="M-620 520h430v300q0 40-40 40h-350q-40 0-40-40z" fill="#c9ced3" stroke="#6d757c" stroke-width="14"/>',
].join('')

function shell(paint: string) {
  const well = (x: number) => `<circle cx="${x}" cy="${WHEEL_RADIUS}" r="440" fill="#0b0d0f"/>`
  return [
    '<path d="M2500 2800h560v110q0 30-40 30h-480q-40 0-40-30z" fill="#e4e7ea" stroke="#8d959c" stroke-width="12"/>',
    '<use href="#shell" fill="url(#paint)"/><g clip-path="url(#in-shell)">',
    '<path d="M-50 880H6300V400H-50z" fill="url(#plate)"/>',
    '<path d="M-50 900C1700 980 2600 1150 6300 1120V1060C2700 1090 1800 930-50 870z" fill="#b45309"/>',
    '<path d="M-50 1010C1700 1080 2600 1240 6300 1210V1180C2700 1210 1800 1050-50 985z" fill="#2b3a4a"/>',
    AXLES.map(well).join(''),
    '<path d="M-100 2900H6300V400H-100z" fill="url(#ends)"/></g>',
    `<use href="#shell" fill="none" stroke="${darker(paint, 0.5)}" stroke-width="16"/>`,
  ].join('')
}

const pane = (x: number, y: number, width: number, height: number) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="70" fill="url(#tint)" stroke="#22272c" stroke-width="26"/>` +
  `<path d="M${x + width * 0.2} ${y + 40}l140 ${height - 80}h110l-140-${height - 80}z" fill="#fff" opacity=".14"/>`

const openings = [
  pane(560, 1560, 960, 640),
  '<rect x="1700" y="600" width="760" height="1870" rx="60" fill="none" stroke="#868e96" stroke-width="18"/>',
  pane(1880, 1640, 400, 560),
  '<rect x="2320" y="1420" width="60" height="170" rx="30" fill="#3a4046"/>',
  '<rect x="1780" y="380" width="600" height="60" rx="20" fill="#2a2f34"/>',
  pane(2900, 1560, 1050, 640),
  pane(4600, 1560, 1000, 640),
  '<rect x="6050" y="1150" width="70" height="420" rx="25" fill="#c3161c"/>',
].join('')

const awning =
  '<rect x="700" y="2560" width="4600" height="130" rx="65" fill="#eef0f2" stroke="#9aa2a9" stroke-width="12"/>'

/** The marks and words of some demo dealers. A dealer without a logo has their name as text. */
const brands = {
  brindlewood: {
    name: 'Brindlewood',
    under: 'MOTOR GROUP',
    colour: '#123c69',
    mark: '<path d="M6 6h28c11 0 18 6 18 15 0 6-3 10-8 12 7 2 11 7 11 14 0 10-8 17-20 17H6zm12 11v12h13c5 0 8-2 8-6s-3-6-8-6zm0 22v14h15c6 0 9-2 9-7s-3-7-9-7z"/>',
  },
  copperjack: {
    name: 'Copperjack',
    under: 'USED CARS',
    colour: '#9a3412',
    mark: '<path d="M30 5l25 14v28L30 61 5 47V19z"/><path d="M40 25a12 12 0 1 0 0 17" fill="none" stroke="#fff" stroke-width="6"/>',
  },
  saltwren: {
    name: 'Saltwren',
    under: 'CARAVANS & LIFESTYLE',
    colour: '#0f5257',
    mark: '<path d="M4 40c10-22 26-30 50-30-4 8-8 12-14 15 2 14-7 28-24 31 4-4 6-8 6-12-6 2-12 1-18-4z"/><circle cx="42" cy="18" r="2.5" fill="#fff"/>',
  },
  longfence: {
    name: 'Longfence',
    under: 'COUNTRY MOTORS',
    colour: '#7c2d12',
    mark: '<path d="M4 24h52v6H4zm0 16h52v6H4zM12 12h8v46h-8zm28 0h8v46h-8z"/>',
  },
  ampersand: {
    name: 'Ampersand',
    under: 'ELECTRIC',
    colour: '#065f46',
    mark: '<path d="M34 4L10 38h16l-6 26 30-38H32z"/>',
  },
} as const satisfies Record<string, Brand>

type Brand = { name: string; under: string; colour: string; mark: string }

export const logos = drawn(logo)
/** The marks alone, for tabs and home screens. */
export const icons = drawn(icon)

function drawn(draw: (brand: Brand) => string) {
  return Object.fromEntries(Object.entries(brands).map(([slug, brand]) => [slug, draw(brand)]))
}

function icon({ colour, mark }: Brand) {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-2 0 68 68" width="68" height="68"><g fill="${colour}">${mark}</g></svg>\n`
}

function logo({ name, under, colour, mark }: Brand) {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="68" viewBox="0 0 300 68" role="img" aria-label="${name}">`,
    `<g fill="${colour}">${mark}</g>`,
    `<g font-family="Georgia, 'Times New Roman', serif" fill="${colour}">`,
    `<text x="70" y="38" font-size="32" font-weight="700">${name}</text></g>`,
    `<text x="71" y="58" font-family="Arial, Helvetica, sans-serif" font-size="12" letter-spacing="3" fill="#475569">${under.replace('&', '&amp;')}</text>`,
    '</svg>\n',
  ].join('')
}

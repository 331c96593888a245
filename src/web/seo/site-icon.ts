import type { Site } from '#sites/site.ts'

/** The first letter of the dealer's name on the dealer's colour, readable at sixteen pixels. */
export function siteIcon({ name, theme: { brand, onBrand } }: Pick<Site, 'name' | 'theme'>): string {
  const [letter = ''] = name.match(/[\p{L}\p{N}]/u) ?? []
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">',
    `<rect width="32" height="32" rx="7" fill="${brand}"/>`,
    `<text x="16" y="17" fill="${onBrand}" font-family="system-ui, sans-serif" font-size="21" font-weight="700"`,
    ` text-anchor="middle" dominant-baseline="central">${letter.toUpperCase()}</text>`,
    '</svg>',
  ].join('')
}

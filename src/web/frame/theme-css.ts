import type { Site } from '#sites/site.ts'

const radii: Record<Site['theme']['radius'], string> = { none: '0', small: '0.5rem', large: '1rem' }

/** The dealer's colours and corners, as the names the styles are written with. */
export function themeCss({ brand, onBrand, accent, radius }: Site['theme']): string {
  return `:root{--brand:${colour(brand)};--on-brand:${colour(onBrand)};--accent:${colour(accent)};--radius:${radii[radius]}}`
}

/** A document was checked when it was accepted; in a page nothing but a colour may stand here. */
function colour(value: string) {
  if (!/^#[0-9a-f]{6}$/i.test(value)) throw new Error(`“${value}” is not a colour.`)
  return value
}

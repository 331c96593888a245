import type { Site } from '#sites/site.ts'
import { colourPattern } from '#sites/appearance.ts'
import { type Palette, palettesOf } from '#sites/palette.ts'

const radii: Record<Site['theme']['radius'], string> = { none: '0', small: '0.5rem', large: '1rem' }

type Themed = Pick<Site, 'template' | 'theme'>

/** A changed site is another object. */
const made = new WeakMap<Themed, string>()

/** A site's colours and corner radius as CSS custom properties. Printed pages are always light. */
export function themeCss(site: Themed): string {
  const earlier = made.get(site)
  if (earlier !== undefined) return earlier
  const css = cssOf(site)
  made.set(site, css)
  return css
}

function cssOf(site: Themed) {
  const { radius, colorScheme } = site.theme
  const media = colorScheme === 'auto' ? 'screen and (prefers-color-scheme:dark)' : 'screen'
  const rules = palettesOf(site).map(({ scheme, palette }) => {
    const rule = `:root{${colours(palette)}color-scheme:${scheme}}`
    return scheme === 'dark' ? `@media ${media}{${rule}}` : rule
  })
  return `${rules.join('')}:root{--radius:${radii[radius]}}`
}

function colours(palette: Palette) {
  return Object.entries(palette)
    .map(([name, value]) => `--${kebabCase(name)}:${colour(value)};`)
    .join('')
}

function kebabCase(name: string) {
  return name.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)
}

/** Settings are validated on import; this check makes sure that nothing else ends up in a page's styles. */
function colour(value: string) {
  if (!colourPattern.test(value)) throw new Error(`“${value}” is not a colour.`)
  return value
}

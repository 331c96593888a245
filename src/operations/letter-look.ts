import type { LetterLook } from '#domain/delivery/letter-html.ts'
import { palettesOf } from '#sites/palette.ts'
import type { Site } from '#sites/site.ts'

/** A letter is in the light colours of its site. Who reads in the dark gets the dark ones, where the site has some. */
export function letterLook(site: Pick<Site, 'template' | 'theme'>): LetterLook | null {
  const [light, dark] = palettesOf(site)
  return light ? { light: light.palette, dark: dark?.palette ?? null } : null
}

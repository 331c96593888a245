import type { Site } from './site.ts'

const GOOGLE_MAPS = 'https://www.google.com'

/** The origins that a site's map needs besides the site itself. It loads nothing from them until a visitor asks for it. */
export function mapOrigins({ kind, styleUrl, talksTo, embedKey }: Site['map']): {
  connect: string[]
  frame: string[]
} {
  const isTiles = kind === 'interactive' && styleUrl !== null
  return {
    connect: isTiles ? [...(isOwn(styleUrl) ? [] : [new URL(styleUrl).origin]), ...talksTo] : [],
    frame: kind === 'embed' && embedKey !== null ? [GOOGLE_MAPS] : [],
  }
}

/** Who a visitor has to allow before the map loads; `null` for maps of our own. */
export function mapProvider(map: Site['map']): string | null {
  const { connect, frame } = mapOrigins(map)
  if (frame.length > 0) return 'Google Maps'
  const [tiles] = connect
  return tiles === undefined ? null : new URL(tiles).host
}

function isOwn(address: string) {
  return address.startsWith('/')
}

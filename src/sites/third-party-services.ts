import type { thirdPartyCategories } from './settings/tracking-settings.ts'
import type { Site } from './site.ts'
import { mapOrigins, mapProvider } from './third-party-map.ts'

/** A third-party service that a site uses, and what it costs a visitor. */
export type ThirdPartyService = {
  name: string
  category: (typeof thirdPartyCategories)[number] | 'security' | 'booking' | 'maps' | 'video' | 'content'
  purpose: string
  /** The size of its scripts in kilobytes, according to its maker or the dealer; `null` if unknown. */
  weightKb: number | null
  /** The hosts that the visitor’s browser connects to. */
  host: string
  /** Whether it needs the visitor’s consent. */
  isChosen: boolean
}

/** Every third-party service that this site’s settings add to its pages. There are no others. */
export function thirdPartyServices({ tracking, forms, service, map, content }: Site): ThirdPartyService[] {
  const chosen = { isChosen: true }
  return [
    ...(tracking.ga4MeasurementId === null ? [] : [{ ...googleAnalytics, ...chosen }]),
    ...(tracking.gtmContainerId === null ? [] : [{ ...googleTagManager, ...chosen }]),
    ...tracking.outsideScripts.map(({ name, category, purpose, weightKb, src }) => ({
      name,
      category,
      purpose,
      weightKb,
      host: new URL(src).host,
      ...chosen,
    })),
    ...(forms.captcha === 'turnstile' ? [turnstile] : []),
    ...(service.frameUrl === null ? [] : [bookingFrame(service.frameUrl)]),
    ...mapService(map),
    ...content.videoServices.map((name) => videoService(videoPlayers[name])),
    ...content.frameHosts.map(contentFrame),
  ]
}

/**
 * The origins that browsers may reach besides the site itself: only those in its settings. A demo uses stand-ins for
 * the services, so it allows only the frames that its pages show.
 */
export function thirdPartyOrigins(
  { tracking, forms, service, map, content }: Site,
  { hasStandIns }: { hasStandIns: boolean },
): { connect: string[]; frame: string[] } {
  const frame = [
    ...(service.frameUrl === null ? [] : [new URL(service.frameUrl).origin]),
    ...content.videoServices.map((name) => `https://${videoPlayers[name].host}`),
    ...content.frameHosts.map((host) => `https://${host}`),
  ]
  if (hasStandIns) return { connect: [], frame }

  const maps = mapOrigins(map)
  const { ga4MeasurementId, gtmContainerId, outsideScripts } = tracking
  const google = ga4MeasurementId !== null || gtmContainerId !== null ? googleOrigins : []
  const connect = outsideScripts.flatMap(({ src, talksTo }) => [new URL(src).origin, ...talksTo])
  const captcha = forms.captcha === 'turnstile' ? [TURNSTILE] : []
  const shown = outsideScripts.flatMap(({ talksTo }) => talksTo)
  return {
    connect: [...new Set([...google, ...connect, ...maps.connect])],
    frame: [...new Set([...frame, ...captcha, ...shown, ...maps.frame])],
  }
}

const TURNSTILE = 'https://challenges.cloudflare.com'

const googleOrigins = [
  'https://www.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
]

const googleAnalytics = {
  name: 'Google Analytics',
  category: 'analytics',
  purpose: 'Counts visits and what people do on our pages, without names.',
  weightKb: 150,
  host: 'www.googletagmanager.com',
} as const

const googleTagManager = {
  name: 'Google Tag Manager',
  category: 'marketing',
  purpose: 'Loads the analytics and advertising tags that we use.',
  weightKb: 120,
  host: 'www.googletagmanager.com',
} as const

const turnstile = {
  name: 'Cloudflare Turnstile',
  category: 'security',
  purpose: 'Checks that you’re a person, not a program, once you start filling in a form.',
  weightKb: 50,
  host: new URL(TURNSTILE).host,
  isChosen: false,
} as const

const videoPlayers = {
  youtube: { name: 'YouTube', host: 'www.youtube-nocookie.com' },
  vimeo: { name: 'Vimeo', host: 'player.vimeo.com' },
} as const

function videoService({ name, host }: { name: string; host: string }) {
  return {
    name,
    category: 'video',
    purpose: 'Shows videos on our pages, only once you press play.',
    weightKb: null,
    host,
    isChosen: false,
  } as const
}

function contentFrame(host: string) {
  return {
    name: host,
    category: 'content',
    purpose: 'Shows its own page on some of our pages.',
    weightKb: null,
    host,
    isChosen: false,
  } as const
}

function bookingFrame(frameUrl: string) {
  return {
    name: 'Service bookings',
    category: 'booking',
    purpose: 'Shows our service booking system, on the service page only.',
    weightKb: null,
    host: new URL(frameUrl).host,
    isChosen: false,
  } as const
}

function mapService(map: Site['map']): ThirdPartyService[] {
  const provider = mapProvider(map)
  const { connect, frame } = mapOrigins(map)
  const [origin] = [...connect, ...frame]
  if (provider === null || origin === undefined) return []
  return [
    {
      name: 'Maps',
      category: 'maps',
      purpose: 'Shows a map of our locations, once you ask for it on the page.',
      weightKb: null,
      host: new URL(origin).host,
      isChosen: false,
    },
  ]
}

import type { thirdPartyCategories } from './settings/tracking-settings.ts'
import type { Site } from './site.ts'

/** A service of somebody else's that a site uses, and what it costs a visitor. */
export type ThirdPartyService = {
  name: string
  category: (typeof thirdPartyCategories)[number] | 'security' | 'booking'
  purpose: string
  /** The kilobytes that its scripts bring, as its maker or the dealer says; `null` where nobody does. */
  weightKb: number | null
  /** Whose computers the visitor's browser talks to. */
  host: string
  /** Whether a visitor's choice decides on it. */
  isChosen: boolean
}

/** Every service from elsewhere that this site's settings bring onto its pages. There are no others. */
export function thirdPartyServices({ tracking, forms, service }: Site): ThirdPartyService[] {
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
  ]
}

/**
 * What browsers may reach on this site beside the site itself: nothing that its settings do not name, and in a
 * demonstration, where stand-ins answer, no more than the frame that a page shows.
 */
export function thirdPartyOrigins(
  { tracking, forms, service }: Site,
  { hasStandIns }: { hasStandIns: boolean },
): { connect: string[]; frame: string[] } {
  const frame = service.frameUrl === null ? [] : [new URL(service.frameUrl).origin]
  if (hasStandIns) return { connect: [], frame }

  const { ga4MeasurementId, gtmContainerId, outsideScripts } = tracking
  const google = ga4MeasurementId !== null || gtmContainerId !== null ? googleOrigins : []
  const connect = outsideScripts.flatMap(({ src, talksTo }) => [new URL(src).origin, ...talksTo])
  const captcha = forms.captcha === 'turnstile' ? [TURNSTILE] : []
  const shown = outsideScripts.flatMap(({ talksTo }) => talksTo)
  return {
    connect: [...new Set([...google, ...connect])],
    frame: [...new Set([...frame, ...captcha, ...shown])],
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
  purpose: 'Counts visits and what is done on pages, without names.',
  weightKb: 150,
  host: 'www.googletagmanager.com',
} as const

const googleTagManager = {
  name: 'Google Tag Manager',
  category: 'marketing',
  purpose: 'Brings the dealer’s own choice of analytics and advertising tags.',
  weightKb: 120,
  host: 'www.googletagmanager.com',
} as const

const turnstile = {
  name: 'Cloudflare Turnstile',
  category: 'security',
  purpose: 'Tells people from programs, once somebody begins to write in a form.',
  weightKb: 50,
  host: new URL(TURNSTILE).host,
  isChosen: false,
} as const

function bookingFrame(frameUrl: string) {
  return {
    name: 'Service bookings',
    category: 'booking',
    purpose: 'Shows the booking page of another system, on the service page only.',
    weightKb: null,
    host: new URL(frameUrl).host,
    isChosen: false,
  } as const
}

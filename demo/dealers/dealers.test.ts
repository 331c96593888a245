import { describe, expect, test } from 'vitest'
import { timeZoneOf } from '#domain/locations/time-zone-of.ts'
import { templates } from '#sites/templates/templates.ts'
import { Site } from '#sites/site.ts'
import { demoSites } from '../demo.ts'
import { lenders } from '../stock/lenders.ts'

const sites = demoSites().map((document) => Site.parse(document))

/** Phone numbers that the regulator reserves for films and demonstrations. */
const fictitiousNumbers = [
  /^\((?:02|03|07|08)\) 7010 \d{4}$/,
  /^\((?:02|03|07|08)\) 5550 \d{4}$/,
  /^1800 160 401$/,
  /^1300 975 707$/,
]

/** The southern, northern, western and eastern limits of each state. */
const bounds: Record<string, [number, number, number, number]> = {
  qld: [-29.2, -10, 138, 153.6],
  nsw: [-37.6, -28.1, 141, 153.7],
  vic: [-39.2, -34, 140.9, 150],
  sa: [-38.1, -26, 129, 141],
  wa: [-35.2, -13.7, 112.9, 129],
  tas: [-43.7, -39.5, 143.8, 148.5],
  act: [-36, -35.1, 148.7, 149.4],
  nt: [-26, -10.9, 129, 138],
}

/** The dealers whose state differs from the main one. */
const elsewhere = { timeZone: 'UTC', defaultState: '' }

test('no two dealers share a slug or a host', () => {
  const names = sites.flatMap(({ slug, hosts }) => [slug, ...hosts])
  expect(new Set(names).size).toBe(names.length)
})

test('SITE-03 every template has a dealer', () => {
  expect(templates.filter((template) => sites.every((site) => site.template !== template))).toEqual([])
})

test('FIN-02 every lender is used by a dealer', () => {
  const providers = new Set(sites.map(({ finance }) => finance.provider))
  expect(Object.keys(lenders).filter((lender) => !providers.has(lender as keyof typeof lenders))).toEqual([])
})

test('LOC-09 every dealership in New South Wales has its licence number', () => {
  const licensed = sites.flatMap(({ dealerships, locations }) =>
    dealerships
      .filter(({ slug }) =>
        locations.some(({ state, dealershipSlug }) => state === 'nsw' && dealershipSlug === slug),
      )
      .map(({ licenceNumber }) => licenceNumber),
  )

  expect(licensed.length).toBeGreaterThan(0)
  expect(licensed).not.toContain(null)
})

describe.each(sites)('$slug', (site) => {
  test('has only reserved phone numbers', () => {
    const { override, new: forNew, used } = site.phones
    const numbers = [site.phone, override, forNew, used, ...site.locations.map(({ phone }) => phone)]
    const ringing = numbers.filter(
      (number) => number !== null && !fictitiousNumbers.some((form) => form.test(number)),
    )

    expect(ringing).toEqual([])
  })

  test('has only reserved internet addresses', () => {
    const { facebookUrl, instagramUrl, youtubeUrl } = site.social
    const addresses = [facebookUrl, instagramUrl, youtubeUrl, site.service.frameUrl]
    const hosts = addresses.flatMap((address) => (address === null ? [] : new URL(address).hostname))

    expect(site.email).toMatch(/@[\w.-]+\.example$/)
    expect([...hosts, ...site.hosts].filter((host) => !host.endsWith('.example'))).toEqual([])
  })

  test('SITE-07 has the time zone of its state', () => {
    expect(site.timeZone).toBe(timeZoneOf({ timeZone: null, state: site.defaultState }, elsewhere))
    expect(site.locations.map(({ state }) => state)).toContain(site.defaultState)
  })

  test('is within its states', () => {
    const astray = site.locations.filter(({ state, latitude, longitude }) => {
      const [south = 0, north = 0, west = 0, east = 0] = bounds[state ?? ''] ?? []
      return !isBetween(latitude, south, north) || !isBetween(longitude, west, east)
    })

    expect(astray.map(({ name }) => name)).toEqual([])
  })
})

function isBetween(degrees: number | null, min: number, max: number) {
  return degrees !== null && degrees > min && degrees < max
}

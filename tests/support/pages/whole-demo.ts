import { Site } from '#sites/site.ts'
import { demoSites, demoStock } from '../../../demo/demo.ts'

/** The whole demo as it is on a certain day. */
export const now = new Date('2026-11-20T02:00:00Z')
export const sites = demoSites().map((document) => Site.parse(document))
export const stockOf = new Map(sites.map((site) => [site.slug, demoStock(site.slug, now)]))
export const cars = [...stockOf.values()].flat()
export const priced = cars.filter(({ priceCents }) => priceCents !== null && priceCents > 1000)
export type DemoCar = (typeof cars)[number]

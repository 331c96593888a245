import type { Site } from '#sites/site.ts'

/** The services from elsewhere that a visitor's choice decides on, as the browser needs to know them. */
export type ThirdPartyTags = NonNullable<ReturnType<typeof thirdPartyTags>>

/** `null` where the site has none, and so asks nobody for anything. */
export function thirdPartyTags({ tracking, name, manufacturer }: Site, hasStandIns: boolean) {
  const { consent, ga4MeasurementId, gtmContainerId, outsideScripts } = tracking
  if (ga4MeasurementId === null && gtmContainerId === null && outsideScripts.length === 0) return null
  return {
    consent,
    ga4MeasurementId,
    gtmContainerId,
    scripts: outsideScripts.map(({ name: whose, src }) => ({ name: whose, src })),
    storeName: name,
    brand: manufacturer?.name ?? null,
    /** In a demonstration nothing is loaded from anywhere. */
    hasStandIns,
  }
}

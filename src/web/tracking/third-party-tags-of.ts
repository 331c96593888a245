import type { Site } from '#sites/site.ts'

/** The third-party tags that need the visitor's consent, as the browser needs them. */
export type ThirdPartyTags = NonNullable<ReturnType<typeof thirdPartyTags>>

/** `null` where the site has none, and so needs no consent. */
export function thirdPartyTags({ tracking, name, manufacturer }: Site, hasStandIns: boolean) {
  const { consent, ga4MeasurementId, gtmContainerId, outsideScripts } = tracking
  if (ga4MeasurementId === null && gtmContainerId === null && outsideScripts.length === 0) return null
  return {
    consent,
    ga4MeasurementId,
    gtmContainerId,
    scripts: outsideScripts.map(({ name: service, src }) => ({ name: service, src })),
    storeName: name,
    brand: manufacturer?.name ?? null,
    /** A demo loads nothing from other hosts. */
    hasStandIns,
  }
}
